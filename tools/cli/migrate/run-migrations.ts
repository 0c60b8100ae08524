import { setTimeout as pause } from 'node:timers/promises';
import { sqlStateOf } from '#persistence/database/errors.js';
import { type DataSource, type Migration, MigrationExecutor, type QueryRunner } from 'typeorm';

/**
 * While an ALTER TABLE waits for a long reader, every later statement on the table waits behind it. Longer than
 * PostgreSQL's deadlock_timeout of 1 s: only then does the wait end an autovacuum that holds the lock.
 */
export const lockTimeout = '1500ms';
/** Between two tries, in which the statements of the apps get through. */
const pauseMs = 3_000;

/** Repeats a transaction for as long as a lock that it needs is held. */
export async function retryWhileLocked(name: string, transaction: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await transaction();
      return;
    } catch (error) {
      if (!isLocked(error)) throw error;
    }
    if (tries === 1) console.log(`waits for a lock, and tries again every few seconds: ${name}`);
    await pause(pauseMs);
  }
}

/** A lock timeout, or a deadlock with a statement of the apps. */
const isLocked = (error: unknown): boolean => ['55P03', '40P01'].includes(sqlStateOf(error) ?? '');

/** Runs the migrations that are pending, in their order. */
export async function runMigrations(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  const executor = new MigrationExecutor(dataSource, runner);
  for (const migration of await executor.getPendingMigrations()) {
    // CONCURRENTLY blocks nobody while it waits, and would leave an invalid index where it gave up.
    if (migration.instance?.transaction === false) await executor.executeMigration(migration);
    else await retryWhileLocked(migration.name, () => inTransaction(runner, executor, migration));
    console.log(`migrated: ${migration.name}`);
  }
  await runner.release();
}

async function inTransaction(runner: QueryRunner, executor: MigrationExecutor, migration: Migration): Promise<void> {
  await runner.startTransaction();
  try {
    await runner.query(`set local lock_timeout = '${lockTimeout}'`);
    await executor.executeMigration(migration);
    await runner.commitTransaction();
  } catch (error) {
    // The error of the migration says more than one of a connection that is gone.
    await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  }
}

import 'reflect-metadata';
import { setTimeout } from 'node:timers/promises';
import { createDataSource } from '#persistence/data-source.js';

/** Any number that means this: two migrations of one database wait for each other. */
const migrationLock = 7_203_112_908;

const url = process.env['DATABASE_URL'];
if (!url) {
  console.error('DATABASE_URL is not set: it names the database to migrate.');
  process.exit(1);
}

const dataSource = createDataSource({ url, poolSize: 2, applicationName: 'loyalty-migrate', patient: true });
try {
  await dataSource.initialize();
  const guard = dataSource.createQueryRunner();
  await guard.connect();
  // Asked for again and again: a statement that waits for the lock is one that "create index concurrently" waits for.
  for (;;) {
    const [{ locked }] = await guard.query('select pg_try_advisory_lock($1) as locked', [migrationLock]);
    if (locked) break;
    await setTimeout(250);
  }
  const done = await dataSource.runMigrations({ transaction: 'each' });
  await guard.query('select pg_advisory_unlock($1)', [migrationLock]);
  await guard.release();
  for (const { name } of done) console.log(`migrated: ${name}`);
} catch (error) {
  console.error(`The migration failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  if (dataSource.isInitialized) await dataSource.destroy();
}

import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { SettingsError } from '#config/settings.js';
import { createDataSource } from '#persistence/data-source.js';
import type { PoolClient } from 'pg';
import type { QueryRunner } from 'typeorm';
import { messageOf } from './message-of.js';
import { grantToApps, roleOf, warnOfOtherDatabase } from './migrate/app-role.js';
import { migrateQueue } from './migrate/queue-schema.js';
import { runMigrations } from './migrate/run-migrations.js';
import { type MigrateSettings, readMigrateSettings } from './migrate/settings.js';

/** Any number that means this: two migrations of one database wait for each other. */
const migrationLock = 7_203_112_908;

const help = `Runs the migrations that are pending on the database that DATABASE_URL names, as the role of DATABASE_OWNER_URL where it
is set. It takes no arguments.
`;

/** Any argument would be a mistake; it is not shown, because it may be an address with a password. */
function readArguments(args: readonly string[]): void {
  if (args.length === 0) return;
  const isHelp = args.every((argument) => ['--help', '-h'].includes(argument));
  if (isHelp) console.log(help);
  else console.error('The migration takes no arguments. See --help.');
  process.exit(isHelp ? 0 : 2);
}

function settings(): MigrateSettings {
  try {
    return readMigrateSettings(process.env);
  } catch (error) {
    console.error(error instanceof SettingsError ? error.message : error);
    process.exit(1);
  }
}

/**
 * Asks again and again: a statement that waited for the lock would hold up every CREATE INDEX CONCURRENTLY of the process
 * that has it, which waits for all older statements to end.
 */
async function lock(guard: QueryRunner): Promise<void> {
  for (;;) {
    const [row] = (await guard.query('select pg_try_advisory_lock($1) as taken', [migrationLock])) as {
      taken: boolean;
    }[];
    if (row?.taken) return;
    await pause(200);
  }
}

/**
 * An index whose concurrent build was cut off stays behind invalid, and `if not exists` would take it for made. One that
 * an operator builds at this moment looks the same, and dropping it would wait for its end: it is left alone. Another
 * role's build shows neither its index nor its kind, and any build names its index only after its first commit; but a
 * concurrent one locks its table until it ends, and everybody sees that.
 */
async function dropUnfinishedIndexes(guard: QueryRunner): Promise<void> {
  const unfinished = (await guard.query(
    `select i.indexrelid::regclass::text as name, exists (
       select from pg_stat_progress_create_index p where p.datname = current_database() and (
         p.index_relid = i.indexrelid
         or (coalesce(p.index_relid, 0) = 0 or p.command = 'REINDEX CONCURRENTLY') and exists (
           select from pg_locks l
           where l.pid = p.pid and l.relation = i.indrelid and l.mode = 'ShareUpdateExclusiveLock' and l.granted))
     ) as "isBeingBuilt"
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
     where not i.indisvalid and c.relkind = 'i' and n.nspname in ('public', 'sign_in')`,
  )) as { name: string; isBeingBuilt: boolean }[];
  for (const { name, isBeingBuilt } of unfinished) {
    if (isBeingBuilt) {
      console.log(`kept: ${name}, which is being built`);
      continue;
    }
    await guard.query(`drop index concurrently if exists ${name}`);
    console.log(`dropped: ${name}, which an earlier run had left unfinished`);
  }
}

readArguments(process.argv.slice(2));
const { url, ownerUrl } = settings();
const dataSource = createDataSource({
  url: ownerUrl,
  poolSize: 2,
  applicationName: 'loyalty-migrate',
  withoutTimeouts: true,
});
try {
  await dataSource.initialize();
  const guard = dataSource.createQueryRunner();
  const owner = (await guard.connect()) as PoolClient;
  await lock(guard);
  await dropUnfinishedIndexes(guard);
  await runMigrations(dataSource);
  await migrateQueue(owner);
  const role = roleOf(url);
  if (role) await grantToApps(owner, role);
  if (url !== ownerUrl) await warnOfOtherDatabase(owner, url);
  await guard.query('select pg_advisory_unlock($1)', [migrationLock]);
  await guard.release();
} catch (error) {
  console.error(`The migration failed: ${messageOf(error)}`);
  process.exitCode = 1;
} finally {
  if (dataSource.isInitialized) await dataSource.destroy();
}

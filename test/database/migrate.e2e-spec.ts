import { NodeProcess } from '../support/harness/api-process.js';
import { until } from '../support/harness/deadline.js';
import { TestDatabase } from '../support/servers/test-database.js';

const migrate = (
  database: TestDatabase,
  more: Record<string, string> = {},
  args: readonly string[] = [],
): NodeProcess => {
  const urls = { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl };
  return NodeProcess.spawn('dist/programs/migrate.js', { ...urls, ...more }, args);
};

let database: TestDatabase;
beforeEach(async () => {
  database = await TestDatabase.create();
});
afterEach(() => database?.drop());

const isValid = (index: string): Promise<{ valid: boolean }> =>
  database.row('select indisvalid as valid from pg_index where indexrelid = $1::regclass', [index]);
const sessions = (query = '%'): Promise<number> =>
  database.count(
    `select count(*) from pg_stat_activity
     where datname = current_database() and application_name = 'loyalty-migrate' and query like $1`,
    [query],
  );
const forgetMigration = (): Promise<unknown> =>
  database.rows("delete from schema_migrations where name like 'IndexesByAge%'");

it('an index that a killed run left unfinished is built again', async () => {
  await database.rows('drop index limit_leases_by_end');
  await forgetMigration();
  // Somebody writes: the build waits for the end of the transaction, in the middle.
  const writing = await database.hold('lock table limit_leases in row exclusive mode', []);
  const killed = migrate(database);
  await until('The build waits', async () => (await database.waiting()) > 0);
  killed.signal('SIGKILL');
  await killed.ended;
  await until('PostgreSQL has seen that it is gone', async () => (await sessions()) === 0);
  await writing();
  expect(await isValid('limit_leases_by_end')).toEqual({ valid: false });
  const again = migrate(database);
  expect(await again.ended).toMatchObject({ code: 0 });
  expect(again.output).toContain('dropped: limit_leases_by_end');
  expect(await isValid('limit_leases_by_end')).toEqual({ valid: true });
});

it('an index that an operator is building is left alone, also while its build waits', async () => {
  const writing = await database.hold('lock table limit_leases in row exclusive mode', []);
  const operator = await database.session();
  const built = operator.query('create index concurrently by_hand on limit_leases (ends_at_us)');
  await until('The build waits', async () => {
    const waits = "select count(*) from pg_stat_progress_create_index where phase like 'waiting for writers%'";
    return (await database.count(waits)) > 0;
  });
  const running = migrate(database);
  const ends = await until(
    'It ends, or waits',
    async () => running.hasEnded || ((await database.waiting()) > 0 && 'waits'),
  );
  await writing();
  await built;
  await Promise.all([operator.end(), running.ended]);
  expect([ends, (await running.ended).code]).toEqual([true, 0]);
  expect(running.output).toBe('kept: by_hand, which is being built\n');
  expect(await isValid('by_hand')).toEqual({ valid: true });
});

it('two runs at once wait for each other, also while an index is being built', async () => {
  await database.rows('drop index limit_leases_by_end');
  await forgetMigration();
  const writing = await database.hold('lock table limit_leases in row exclusive mode', []);
  const first = migrate(database);
  await until('The build waits', async () => (await database.waiting()) > 0);
  const asking = await sessions('%advisory_lock%');
  const second = migrate(database);
  await until('The second run asks for the lock', async () => (await sessions('%advisory_lock%')) > asking);
  await writing();
  expect([(await first.ended).code, (await second.ended).code, first.output, second.output]).toEqual([
    0,
    0,
    'migrated: IndexesByAge1763720000001\n',
    '',
  ]);
});

it('a migration that waits for a long reader stops nobody else, and ends after the reader', async () => {
  await database.rows('alter table vouchers drop column recipient_language');
  await database.rows("delete from schema_migrations where name like 'RecipientLanguage%'");
  const reading = await database.hold('select from vouchers', []);
  const other = await database.session();
  await other.query(`set statement_timeout = '2500ms'`);
  const running = migrate(database);
  for (let tries = 1; tries <= 2; tries += 1) {
    await until('The migration waits', async () => (await database.waiting()) > 0);
    await other.query('select from vouchers');
    await until('It has given up', async () => (await database.waiting()) === 0);
  }
  expect(running.output).toBe('waits for a lock, and tries again every few seconds: RecipientLanguage1763940000000\n');
  await Promise.all([reading(), other.end()]);
  expect(await running.ended).toMatchObject({ code: 0 });
  expect(running.output).toContain('migrated: RecipientLanguage1763940000000');
});

it.each([
  [
    'a wrong address of the apps',
    { DATABASE_URL: 'postgres://apps:canary%@127.0.0.1/loyalty' },
    [],
    1,
    /DATABASE_URL must be/,
  ],
  ['an argument', {}, ['postgres://canary'], 2, /takes no arguments/],
  ['--help', {}, ['--help'], 0, /^Runs the migrations/],
])('%s runs no migration', async (_, settings, args, code, says) => {
  await database.rows('drop index limit_leases_by_end');
  await forgetMigration();
  const running = migrate(database, settings, args);
  expect(await running.ended).toMatchObject({ code });
  expect(running.output).toMatch(says);
  expect(running.output).not.toContain('canary');
  expect(await database.count("select count(*) from pg_class where relname = 'limit_leases_by_end'")).toBe(0);
});

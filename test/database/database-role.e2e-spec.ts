import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { ApiProcess, NodeProcess } from '../support/harness/api-process.js';
import { useOwnService } from '../support/harness/service.js';
import { TestDatabase } from '../support/servers/test-database.js';
import { WorkerProcess } from '../support/harness/worker-process.js';
import { until } from '../support/harness/deadline.js';
import { Shop } from '../support/fixtures/shop.js';

const service = useOwnService();

const ledgers = [
  'card_entries',
  'lot_uses',
  'voucher_entries',
  'reward_events',
  'audit_entries',
  'order_settings_snapshots',
  'order_returns',
];
const neverDeleted = [
  'merchants',
  'locations',
  'integrations',
  'api_keys',
  'key_pepper',
  'customers',
  'orders',
  'order_settings',
  'card_definitions',
  'cards',
  'card_lots',
  'points_expiry_changes',
  'reward_templates',
  'rewards',
  'voucher_templates',
  'vouchers',
  'voucher_holds',
];

const feed = ['events', 'event_sequence'];

function expectedOn(table: string): string {
  const [schema, name = ''] = table.split('.');
  if (['public.schema_migrations', 'bullmq.migration'].includes(table) || feed.includes(name)) return 'SELECT';
  if (name === 'event_outbox') return 'SELECT INSERT';
  if (schema === 'public' && ledgers.includes(name)) return 'SELECT INSERT';
  if (schema === 'public' && neverDeleted.includes(name)) return 'SELECT INSERT UPDATE';
  return 'SELECT INSERT UPDATE DELETE';
}

const migrate = async (environment: Record<string, string>) => {
  const process = NodeProcess.spawn('dist/programs/migrate.js', environment);
  const { code } = await process.ended;
  return { code, output: process.output };
};

const appRole = (): string => new URL(service.now.database.url).username;

describe('the role of the apps', () => {
  it('has exactly these privileges', async () => {
    const found = await service.now.database.rows<{ name: string; privileges: string }>(
      `select nspname || '.' || relname as name, concat_ws(' ', variadic array(
         select privilege from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'])
           with ordinality as each(privilege, at)
         where has_table_privilege($1, pg_class.oid, privilege) order by at)) as privileges
       from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where relkind in ('r', 'p', 'v', 'm', 'f') and not relispartition
         and nspname !~ '^pg_' and nspname <> 'information_schema' order by 1`,
      [appRole()],
    );
    const names = found.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['public.vouchers', 'sign_in.sessions', 'bullmq.migration']));
    const wrong = found.filter(({ name, privileges }) => privileges !== expectedOn(name));
    const advice =
      'What the apps may do with a table stands in libs/persistence/src/app-privileges.ts, and in this test.';
    expect({ advice, wrong }).toEqual({ advice, wrong: [] });
  });

  it('is the one that a process connects as, and can neither change history nor the schema nor read a password', async () => {
    const { database } = service.now;
    await Shop.open(service.now);
    const users = await database.rows<{ usename: string }>(
      `select distinct usename from pg_stat_activity
       where datname = current_database() and application_name = 'loyalty-api'`,
    );
    expect(users).toEqual([{ usename: appRole() }]);
    const app = new pg.Client({ connectionString: database.url, application_name: 'test' });
    await app.connect();
    const owner = new URL(database.ownerUrl).username;
    const refused = [
      ...ledgers.flatMap((table) => [
        `update ${table} set merchant_id = merchant_id`,
        `delete from ${table}`,
        `truncate ${table}`,
        `alter table ${table} disable trigger all`,
        `drop table ${table}`,
      ]),
      ...neverDeleted.flatMap((table) => [`delete from ${table}`, `truncate ${table}`]),
      'create table public.mine (a int)',
      'create schema mine',
      'create function public.mine() returns int language sql as $$ select 1 $$',
      'drop schema bullmq cascade',
      'alter table vouchers add column mine int',
      'create index mine on vouchers (merchant_id)',
      'drop table bullmq.job',
      'create table bullmq.mine (a int)',
      'create table sign_in.mine (a int)',
      'alter table sign_in.staff add mine int',
      'select * from pg_authid',
      'delete from schema_migrations',
      `select pg_read_file('postgresql.conf')`,
      `copy merchants to program 'cat'`,
      'create role mine',
      `set role ${owner}`,
      'alter role current_user superuser',
      'set session_replication_role = replica',
      'create extension dblink',
      'alter system set fsync = off',
    ];
    try {
      for (const text of refused) {
        const code = await app.query(text).then(
          () => 'done',
          (error: { code?: string }) => error.code,
        );
        expect([text, code]).toEqual([text, '42501']);
      }
    } finally {
      await app.end();
    }
  });
});

describe('a server whose owner cannot create roles, as with many providers', () => {
  const [ownerName, appName, name] = ['owner', 'app', 'db'].map((kind) => `${kind}_${randomBytes(6).toString('hex')}`);
  const urlOf = (user = '', database = name): string => {
    const url = new URL(service.now.database.ownerUrl);
    return Object.assign(url, { username: user, password: user, pathname: `/${database}` }).href;
  };
  const asSuperuser = (text: string) => service.now.database.rows(text);

  beforeAll(async () => {
    await asSuperuser(`create role ${ownerName} login password '${ownerName}'`);
    await asSuperuser(`create database ${name} owner ${ownerName} template template0 encoding 'UTF8'
                       locale_provider icu icu_locale 'und' locale 'C'`);
  });
  afterAll(async () => {
    await asSuperuser(`drop database if exists ${name} with (force)`);
    for (const role of [appName, ownerName]) await asSuperuser(`drop role if exists ${role}`);
  });

  it('the migration says what to do; with the role it grants, and the apps serve', async () => {
    const urls = { DATABASE_OWNER_URL: urlOf(ownerName), DATABASE_URL: urlOf(appName) };
    const { code, output } = await migrate(urls);
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(`create role ${appName} login`) });
    await asSuperuser(`create role ${appName} login password '${appName}'`);
    expect(await migrate(urls)).toMatchObject({ code: 0 });
    const [api, worker] = await Promise.all([
      ApiProcess.start(urls.DATABASE_URL),
      WorkerProcess.start(urls.DATABASE_URL, 'smtp://127.0.0.1:9'),
    ]);
    expect(api.process.hasEnded).toBe(false);
    const queue = async () => (await (await fetch(`${worker.url}/metrics`)).text()).includes('job_queue_depth{');
    await until('The queue is there', queue);
    await Promise.all([api.stop(), worker.stop()]);
  });

  it('the migration warns of a DATABASE_URL that leads elsewhere, or nowhere', async () => {
    const owner = { DATABASE_OWNER_URL: urlOf(ownerName) };
    const other = await migrate({ ...owner, DATABASE_URL: urlOf(appName, 'postgres') });
    const warning = `DATABASE_URL leads to another database or server (postgres) than DATABASE_OWNER_URL (${name})`;
    expect(other).toEqual({ code: 0, output: expect.stringContaining(warning) });
    const url = Object.assign(new URL(urlOf(appName)), { password: 'private' }).href;
    const wrong = await migrate({ ...owner, DATABASE_URL: url });
    expect(wrong).toEqual({ code: 0, output: expect.stringContaining('password authentication failed') });
    expect(wrong.output).not.toContain('private');
    const right = await migrate({ ...owner, DATABASE_URL: urlOf(appName) });
    expect(right.output).not.toContain('DATABASE_URL');
  });

  it('an installation whose applications connect as the owner still works', async () => {
    expect(await migrate({ DATABASE_URL: urlOf(ownerName) })).toMatchObject({ code: 0 });
    const api = await ApiProcess.start(urlOf(ownerName));
    const database = await TestDatabase.open(urlOf(ownerName));
    expect(await database.count(`select count(*) from merchants`)).toBe(0);
    await database.drop();
    await api.stop();
  });
});

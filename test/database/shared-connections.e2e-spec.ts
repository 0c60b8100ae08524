import { createDataSource } from '#persistence/data-source.js';
import { Database } from '#persistence/database/database.js';
import { quickRead, selfCommitting } from '#persistence/database/statement.js';
import pg from 'pg';
import { TestDatabase } from '../support/servers/test-database.js';

const number = quickRead<{ n: number; pid: number }>('number', 'select $1::int as n, pg_backend_pid() as pid');
const divide = quickRead<{ n: number }>('divide', 'select 1 / $1::int as n');
const insert = selfCommitting<{ pid: number }>(
  'insert_thing',
  'insert into things (id) values ($1) returning pg_backend_pid() as pid',
  'quick',
);
const refuse = selfCommitting<never>('refuse', 'select refuse()', 'quick');
const divisionByZero = { code: '22012', statement: 'divide' };

let database: TestDatabase;
let source: Awaited<ReturnType<ReturnType<typeof createDataSource>['initialize']>>;
let db: Database;
/** How often PostgreSQL has answered a Sync. */
let syncs = 0;
beforeAll(async () => {
  database = await TestDatabase.create();
  await database.rows('create table things (id int primary key)');
  await database.rows(`create function refuse() returns void language plpgsql as $$
    begin raise 'cannot execute INSERT in a read-only transaction' using errcode = '25006'; end $$`);
  source = await createDataSource({ url: database.ownerUrl, poolSize: 6 }).initialize();
  const onSync = (): void => void (syncs += 1);
  const { pool } = source as unknown as { readonly pool: pg.Pool };
  pool.on('connect', (client) => {
    (client as unknown as { readonly connection: NodeJS.EventEmitter }).connection.on('readyForQuery', onSync);
  });
  db = new Database(source as never, { sharedConnections: 2 });
  // Opens both connections.
  await db.ping();
});
afterAll(async () => {
  await db?.close();
  await source?.destroy();
  await database?.drop();
});
beforeEach(async () => {
  await database.rows('truncate things');
  syncs = 0;
});

const read = (...values: readonly number[]) => Promise.all(values.map((n) => db.query(number, [n])));

it('the reads of one turn of the event loop end with one Sync', async () => {
  const found = (await read(1, 2, 3, 4, 5)).flat();
  expect(found.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
  expect(syncs).toBe(1);
  await read(6);
  expect(syncs).toBe(2);
});

it('reads have one connection, and what commits by itself has another one', async () => {
  const [reads, writes] = await Promise.all([read(1, 2), Promise.all([1, 2].map((id) => db.execute(insert, [id])))]);
  const pids = [reads, writes].map((rows) => new Set(rows.flat().map(({ pid }) => pid)));
  expect(pids.map(({ size }) => size)).toEqual([1, 1]);
  expect(new Set(pids.flatMap((of) => [...of])).size).toBe(2);
});

it('a read that fails does so alone: those before it and after it are answered', async () => {
  const results = await Promise.allSettled([
    db.query(number, [1]),
    db.query(divide, [0]),
    db.query(number, [2]),
    db.query(divide, [1]),
    db.query(divide, [0]),
  ]);
  expect(results).toMatchObject([
    { value: [{ n: 1 }] },
    { reason: divisionByZero },
    { value: [{ n: 2 }] },
    { value: [{ n: 1 }] },
    { reason: divisionByZero },
  ]);
  // The connections go on.
  expect((await read(3, 4)).flat()).toMatchObject([{ n: 3 }, { n: 4 }]);
});

it('what commits by itself stays, whatever is read beside it in the same turn', async () => {
  const results = await Promise.allSettled([
    db.execute(insert, [1]),
    db.query(divide, [0]),
    db.execute(insert, [1]),
    db.execute(insert, [2]),
  ]);
  expect(results).toMatchObject([
    { status: 'fulfilled' },
    { reason: divisionByZero },
    { reason: { code: '23505' } },
    { status: 'fulfilled' },
  ]);
  expect(await database.rows('select id from things order by id')).toEqual([{ id: 1 }, { id: 2 }]);
});

it('of a connection that ends: what was read in this turn is read again on another one', async () => {
  const [found] = (await read(1)).flat();
  await database.rows('select pg_terminate_backend($1)', [found?.pid]);
  expect((await read(2, 3, 4)).flat()).toMatchObject([{ n: 2 }, { n: 3 }, { n: 4 }]);
});

it('where the server has become read-only, reads get a new connection too', async () => {
  const [before] = (await read(1)).flat();
  await expect(db.execute(refuse, [])).rejects.toMatchObject({ reason: 'database_unavailable' });
  const [after] = (await read(2)).flat();
  expect(after?.n).toBe(2);
  expect(after?.pid).not.toBe(before?.pid);
});

it('a Parse that waits too long for a lock is a 503, also for what is behind it, and the next one is answered', async () => {
  const count = quickRead<{ n: number }>('count_things', 'select count(*)::int as n from things where $1::int > 0');
  const locking = new pg.Client(database.ownerUrl);
  await locking.connect();
  await locking.query('begin; lock table things in access exclusive mode');
  const waiting: Promise<unknown>[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    waiting.push(...[1, 2].map((n) => db.query(count, [n])));
    await new Promise(setImmediate);
  }
  const refused = await Promise.allSettled(waiting);
  await locking.end();
  const reasons = refused.map((each) => (each.status === 'rejected' ? each.reason : each) as { reason?: string });
  const unavailable = ['database_busy', 'database_unavailable'];
  expect(reasons.filter(({ reason = '' }) => !unavailable.includes(reason))).toEqual([]);
  expect(await Promise.all([1, 2, 3].map((n) => db.query(count, [n])))).toEqual([[{ n: 0 }], [{ n: 0 }], [{ n: 0 }]]);
});

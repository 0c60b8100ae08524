import type { PoolClient } from 'pg';
import { Refusal } from '#domain/errors.js';
import { isPrepared, send, StatementBatch } from '#persistence/database/statement-batch.js';
import { read, write } from '#persistence/database/statement.js';
import { inTransaction, type Tx } from '#persistence/database/transaction.js';
import { TestDatabase } from '../support/servers/test-database.js';

const begin = write<never>('begin', 'begin');
const rollback = write<never>('rollback', 'rollback');
const number = read<{ n: number; none: null }>('number', 'select $1::int as n, null as none');
const numbers = read<{ n: number }>('numbers', 'select n from generate_series(1, $1::int) n order by n');
const insert = write<never>('insert_thing', 'insert into things (id) values ($1)');
const divide = read<{ n: number }>('divide', 'select 1 / $1::int as n');
const divisionByZero = { code: '22012', statement: 'divide' };

let database: TestDatabase;
beforeAll(async () => {
  database = await TestDatabase.create();
  await database.rows('create table things (id int constraint things_once unique deferrable initially immediate)');
  await database.rows('create table later (id int constraint later_once unique deferrable initially deferred)');
});
afterAll(() => database?.drop());
beforeEach(() => database.rows('truncate things, later'));

let client: PoolClient;

/** Counts messages of PostgreSQL on the connection. */
function countOf(message: 'readyForQuery' | 'rowDescription'): () => number {
  let count = 0;
  const { connection } = client as unknown as { readonly connection: NodeJS.EventEmitter };
  connection.on(message, () => (count += 1));
  return () => count;
}

describe('a batch', () => {
  beforeEach(async () => {
    client = await database.db.connect();
  });
  // Each test has a connection on which nothing is prepared.
  afterEach(() => client.release(true));

  it('gives each statement its rows, and ends with one Sync', async () => {
    const syncs = countOf('readyForQuery');
    const batch = new StatementBatch(client);
    const rows = [
      batch.add(begin, []),
      batch.add(numbers, [3]),
      batch.add(insert, [1]),
      batch.add(number, [5]),
      batch.add(numbers, [0]),
      batch.add(rollback, []),
    ];
    batch.send();
    expect(await Promise.all(rows)).toEqual([[], [{ n: 1 }, { n: 2 }, { n: 3 }], [], [{ n: 5, none: null }], [], []]);
    expect([syncs(), batch.lastCommand]).toEqual([1, 'ROLLBACK']);
    expect(await database.rows('select id from things')).toEqual([]);
  });

  it('asks once for the columns of a statement', async () => {
    const descriptions = countOf('rowDescription');
    for (const n of [1, 2, 3]) expect(await send(client, number, [n])).toEqual([{ n, none: null }]);
    expect(descriptions()).toBe(1);
  });

  it('fails at the first statement that fails, and with its error those after it', async () => {
    for (const statement of [begin, rollback]) await send(client, statement, []);
    const batch = new StatementBatch(client);
    const results = Promise.allSettled([
      batch.add(begin, []),
      batch.add(number, [1]),
      batch.add(divide, [0]),
      batch.add(insert, [1]),
    ]);
    batch.send();
    const [begun, found, failed, skipped] = await results;
    expect([begun, found]).toMatchObject([{ value: [] }, { value: [{ n: 1 }] }]);
    expect([failed, skipped]).toMatchObject([{ reason: divisionByZero }, { reason: divisionByZero }]);
    // What was skipped is not taken for parsed, and the connection goes on.
    expect([divide, insert].map((statement) => isPrepared(client, statement))).toEqual([true, false]);
    await send(client, rollback, []);
    await Promise.all([send(client, begin, []), send(client, insert, [2]), send(client, rollback, [])]);
    expect(await send(client, divide, [1])).toEqual([{ n: 1 }]);
  });

  it('that stands behind another one on the wire does not fail with it', async () => {
    await expect(
      Promise.allSettled([send(client, divide, [0]), send(client, number, [1]), send(client, numbers, [1])]),
    ).resolves.toMatchObject([{ reason: divisionByZero }, { value: [{ n: 1 }] }, { value: [{ n: 1 }] }]);
  });

  it('a value that cannot be sent, or a row that cannot be read, fails its own statement alone', async () => {
    const circular: { self?: unknown } = {};
    circular.self = circular;
    await expect(send(client, number, [circular])).rejects.toThrow('circular');

    client.setTypeParser(1082, () => {
      throw new Error('no such day');
    });
    const day = read<{ day: Date }>('day', `select date '2026-11-23' as day`);
    await expect(Promise.allSettled([send(client, day, []), send(client, number, [1])])).resolves.toMatchObject([
      { reason: { message: 'no such day' } },
      { value: [{ n: 1 }] },
    ]);
  });

  it('a statement that commits by itself fails where its commit does', async () => {
    const later = write<never>('insert_twice', 'insert into later (id) values ($1), ($1)');
    await expect(send(client, later, [1])).rejects.toMatchObject({
      constraint: 'later_once',
      statement: 'insert_twice',
    });
    expect(await database.rows('select id from later')).toEqual([]);
    expect(await send(client, number, [1])).toEqual([{ n: 1, none: null }]);
  });

  it('of a connection that ends: those that were not answered fail', async () => {
    const end = read<never>('end', 'select pg_terminate_backend(pg_backend_pid())');
    const batch = new StatementBatch(client);
    const results = Promise.allSettled([batch.add(begin, []), batch.add(end, []), batch.add(number, [1])]);
    batch.send();
    expect(await results).toMatchObject([{ value: [] }, { reason: { code: '57P01' } }, { reason: { code: '57P01' } }]);
    await expect(send(client, number, [1])).rejects.toThrow(/terminated|not queryable|ECONNRESET|EPIPE/);
  });
});

describe('a transaction', () => {
  const insertLater = write<never>('insert_later', 'insert into later (id) values ($1)');
  const taken = () => new Refusal('conflict', 'idempotency_mismatch', 'It is there already.');
  const inserting = (ids: readonly number[], statement = insert) =>
    inTransaction(database.db, async (tx) => {
      for (const id of ids) tx.write(statement, [id], { things_once: taken });
    });
  const ids = () => database.rows('select id from things union all select id from later order by id');
  beforeEach(() => inserting([1]));

  it('commits with its last writes', async () => {
    await inserting([2, 3]);
    expect(await ids()).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  });

  it('sends nothing after its end: the connection may be in another transaction then', async () => {
    const failed = new Error('The work failed.');
    let opened: Tx | undefined;
    const work = inTransaction(database.db, async (tx) => {
      opened = tx;
      await tx.query(number, [1]);
      throw failed;
    });
    await expect(work).rejects.toBe(failed);
    await expect(opened?.query(number, [5])).rejects.toThrow('The transaction has ended: number is not sent.');
    await inTransaction(database.db, async (tx) => void (opened = tx));
    expect(() => opened?.write(insert, [5])).not.toThrow();
    expect(await ids()).toEqual([{ id: 1 }]);
  });

  it('whose last write is refused changes nothing, and keeps its connection', async () => {
    for (let times = 0; times < 10; times += 1) {
      await expect(inserting([4, 1, 5])).rejects.toMatchObject({ message: 'It is there already.' });
    }
    expect(await ids()).toEqual([{ id: 1 }]);
    expect(database.db.connections()).toMatchObject({ busy: 0, waiting: 0 });
    await inserting([6]);
    expect(await ids()).toEqual([{ id: 1 }, { id: 6 }]);
  });

  it('whose last write fails as a lost connection does has a known outcome: COMMIT did not run', async () => {
    await database.rows(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no more connections' using errcode = '53300'; end $$`);
    await database.rows('create trigger refuse before insert on later for each row execute function refuse()');
    try {
      for (let times = 0; times < 2; times += 1) {
        await expect(inserting([9], insertLater)).rejects.toMatchObject({ reason: 'database_unavailable' });
      }
    } finally {
      await database.rows('drop trigger refuse on later');
    }
    expect(await ids()).toEqual([{ id: 1 }]);
  });

  it('whose COMMIT is refused changes nothing, and keeps its connection', async () => {
    for (let times = 0; times < 3; times += 1) {
      await expect(inserting([7, 7], insertLater)).rejects.toMatchObject({ constraint: 'later_once' });
    }
    expect(await ids()).toEqual([{ id: 1 }]);
    await inserting([8]);
    expect(await ids()).toEqual([{ id: 1 }, { id: 8 }]);
  });
});

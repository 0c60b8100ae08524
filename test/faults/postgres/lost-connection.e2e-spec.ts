import { read } from '#persistence/database/statement.js';
import { until } from '../../support/harness/deadline.js';
import { TestDatabase } from '../../support/servers/test-database.js';

const ownPid = read<{ pid: number }>('own_pid', 'select pg_backend_pid() as pid');
const sleep = read<{ pid: number }>('sleep', `select pg_backend_pid() as pid, pg_sleep(30)`);
const unavailable = { kind: 'unavailable', reason: 'database_unavailable' };
/** The connections of the pool of a TestDatabase. */
const poolSize = 4;

let database: TestDatabase;
beforeAll(async () => {
  database = await TestDatabase.create();
});
afterAll(() => database?.drop());

async function terminate(pid: number): Promise<void> {
  await database.rows('select pg_terminate_backend($1)', [pid]);
}

/** The backends that run the long statement, once there are so many of them. */
const sleeping = (count: number): Promise<number[]> =>
  until('They run', async () => {
    const found = await database.rows<{ pid: number }>(
      `select pid from pg_stat_activity
       where datname = current_database() and state = 'active' and query = $1`,
      [sleep.text],
    );
    return found.length === count && found.map(({ pid }) => pid);
  });

/** Every one of these needs a connection that works; none of them may ask twice. */
async function useThePool(): Promise<void> {
  for (let turn = 0; turn < 3 * poolSize; turn += 1) {
    const [first, second] = await database.db.pipeline((reader) =>
      Promise.all([reader.query(ownPid, []), reader.query(ownPid, [])]),
    );
    expect(first).toEqual(second);
  }
  await Promise.all(
    Array.from({ length: 3 * poolSize }, () => database.db.pipeline((reader) => reader.query(ownPid, []))),
  );
  expect(database.db.connections()).toMatchObject({ busy: 0, waiting: 0 });
}

async function refused(work: Promise<unknown>): Promise<void> {
  await expect(work).rejects.toMatchObject(unavailable);
}

describe('a connection that dies in the middle of together() is not given out again', () => {
  it('while one of its statements runs', async () => {
    const work = database.db.pipeline((reader) => Promise.all([reader.query(sleep, []), reader.query(ownPid, [])]));
    // Used in the same turn of the event loop as the loss is seen, before the socket has closed.
    const used = refused(work).then(() => useThePool());
    for (const pid of await sleeping(1)) await terminate(pid);
    await used;
  });

  it('while all connections of the pool run a statement', async () => {
    const works = Array.from({ length: poolSize }, () => database.db.pipeline((reader) => reader.query(sleep, [])));
    const used = Promise.all(works.map(refused)).then(() => useThePool());
    for (const pid of await sleeping(poolSize)) await terminate(pid);
    await used;
  });

  it('between two of its statements', async () => {
    const work = database.db.pipeline(async (reader) => {
      const [row] = await reader.query(ownPid, []);
      await terminate(row?.pid ?? 0);
      return reader.query(ownPid, []);
    });
    await expect(work).rejects.toMatchObject(unavailable);
    await useThePool();
  });

  it('where the work fails with an error of its own after it', async () => {
    const work = database.db.pipeline(async (reader) => {
      const running = reader.query(sleep, []);
      for (const pid of await sleeping(1)) await terminate(pid);
      await running.catch(() => {
        throw new Error('of its own');
      });
    });
    await expect(work).rejects.toThrow('of its own');
    await useThePool();
  });
});

import { randomUUID } from 'node:crypto';
import { PostgresLimits } from '#persistence/rate-limits/postgres-limits.js';
import { TestDatabase } from '../../support/servers/test-database.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await TestDatabase.create();
});
afterAll(() => database?.drop());

const windows = [{ name: 'requestsPerMinute', limit: 40, windowMs: 60_000 }] as const;
const nowUs = 'extract(epoch from clock_timestamp()) * 1000000';

it('where the clock was a day ahead, a window drains after its own length, and admits nothing before', async () => {
  const subject = { merchantId: randomUUID(), id: 'integration' };
  const limits = new PostgresLimits(database.db);
  for (let n = 0; n < 40; n += 1) {
    expect((await limits.take(subject, windows, { lease: randomUUID(), limit: 100, leaseMs: 35_000 })).admitted).toBe(
      true,
    );
  }
  const day = `array(select at + 86400000000 from unnest(%) with ordinality as s (at, n) order by n)`;
  const later = (column: string): string => `${column} = ${day.replace('%', column)}`;
  await database.rows(
    `update limit_logs set ${['newest', 'oldest', 'slot_ends'].map(later).join()}, ends_on = ends_on + 1 where subject = $1`,
    [subject.id],
  );
  await database.rows(`update limit_chunks set ${later('stamps')}, ends_on = ends_on + 1 where subject = $1`, [
    subject.id,
  ]);

  expect((await limits.take(subject, windows)).admitted).toBe(false);
  const log = await database.row<{ ahead: number; days: number; slots: number }>(
    `select (select count(*)::int from limit_logs l, unnest(l.newest || l.oldest) as at where at > ${nowUs})
       + (select count(*)::int from limit_chunks c, unnest(c.stamps) as at where at > ${nowUs}) as ahead,
       (select max(ends_on) - (now() at time zone 'UTC')::date from limit_logs) as days,
       (select count(*)::int from limit_logs l, unnest(l.slot_ends) as at where at < ${nowUs} + 60000000) as slots`,
  );
  expect(log).toEqual({ ahead: 0, days: 2, slots: 40 });
  const [state] = (await limits.take(subject, windows)).windows;
  expect(state).toMatchObject({ used: 40, limit: 40 });
  expect(state?.freeInMs).toBeLessThanOrEqual(60_000);
});

import { TestDatabase } from '../servers/test-database.js';

/**
 * A database whose clock stands still until the test moves it, for every process that is started on it: its `now()` and
 * `clock_timestamp()` are found before those of PostgreSQL.
 */
export class TestClock {
  private constructor(readonly database: TestDatabase) {}

  static async start(): Promise<TestClock> {
    const made = await TestDatabase.create();
    const name = new URL(made.ownerUrl).pathname.slice(1);
    await made.rows('create schema test_clock');
    await made.rows('create table test_clock.clock (instant timestamptz(3) not null)');
    await made.rows(`insert into test_clock.clock values (date_trunc('milliseconds', now()))`);
    for (const [clock, kind] of [
      ['now', 'stable'],
      ['clock_timestamp', 'volatile'],
    ])
      await made.rows(
        `create function test_clock.${clock}() returns timestamptz language sql ${kind} as 'select instant from test_clock.clock'`,
      );
    await made.rows('grant usage on schema test_clock to public');
    await made.rows('grant select on test_clock.clock to public');
    await made.rows(`alter database ${name} set search_path = test_clock, pg_catalog, public`);
    // Connections that are open already have the clock of PostgreSQL.
    return new TestClock(await TestDatabase.open(made.ownerUrl, () => made.drop(), made.url));
  }

  async set(instant: Date): Promise<void> {
    await this.database.rows('update test_clock.clock set instant = $1', [instant]);
  }
}

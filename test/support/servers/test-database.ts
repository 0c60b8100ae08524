import { randomBytes } from 'node:crypto';
import { createDataSource } from '#persistence/data-source.js';
import { readDatabaseUrl } from '#persistence/database/connections/database-url.js';
import { Database } from '#persistence/database/database.js';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { until } from '../harness/deadline.js';
import { workerName } from '../harness/shared-process.js';

const template = 'template_loyalty';

/** The database's clock for a column, which keeps milliseconds: as it is, it would be rounded, half of the time up. */
export const sqlNow = `date_trunc('milliseconds', clock_timestamp())`;

const numbersFromBigint = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

/** The address of a database, as its owner has it or as the apps have it. */
function serverUrl(database: string, variable: 'TEST_PG_URL' | 'TEST_PG_APP_URL' = 'TEST_PG_URL'): string {
  const url = new URL(process.env[variable] ?? `${variable} is not set: run the tests through Jest.`);
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(serverUrl('postgres'));
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

const isBeingCloned = '55006';
const isThere = '42P04';

async function cloneTemplate(name: string): Promise<void> {
  await onServer((client) =>
    until('A clone of the template database', async () => {
      try {
        return await client.query(`create database ${name} template ${template}`);
      } catch (error) {
        const { code } = error as { code?: string };
        if (code === isThere) return true;
        // Another file clones it at this moment.
        if (code === isBeingCloned) return undefined;
        throw error;
      }
    }),
  );
}

/** A migrated database, of one test file's own unless it says otherwise. */
export class TestDatabase {
  private constructor(
    /** For processes: of the role of the apps. */
    readonly url: string,
    /** For the test itself: of the role that owns everything. */
    readonly ownerUrl: string,
    readonly dataSource: DataSource,
    /** What operations take. */
    readonly db: Database,
    private readonly pool: pg.Pool,
    private readonly dropIt: () => Promise<void>,
  ) {}

  static async create(): Promise<TestDatabase> {
    const name = `test_${randomBytes(8).toString('hex')}`;
    await cloneTemplate(name);
    return TestDatabase.open(
      serverUrl(name),
      () => onServer((client) => client.query(`drop database if exists ${name} with (force)`)),
      serverUrl(name, 'TEST_PG_APP_URL'),
    );
  }

  /** The one of the shared processes: all files of this Jest worker use it, and it stays until the end of the run. */
  static async shared(): Promise<TestDatabase> {
    const name = `shared_${workerName.replace('-', '_')}`;
    await cloneTemplate(name);
    return TestDatabase.open(serverUrl(name), undefined, serverUrl(name, 'TEST_PG_APP_URL'));
  }

  /** A database that is there, such as one on a server of the test's own. */
  static async open(
    ownerUrl: string,
    drop: () => Promise<void> = async () => undefined,
    url = ownerUrl,
  ): Promise<TestDatabase> {
    // Longer than the apps wait: the test itself may be slow where other programs use the machine.
    const settings = { url: ownerUrl, poolSize: 4, applicationName: 'test', connectionTimeoutMs: 30_000 };
    const dataSource = await createDataSource(settings).initialize();
    const types = numbersFromBigint;
    const pool = new pg.Pool({ ...readDatabaseUrl(ownerUrl), max: 4, types, application_name: 'test' });
    // A test that ends other people's connections may end an idle one of ours.
    pool.on('error', () => undefined);
    return new TestDatabase(url, ownerUrl, dataSource, new Database(dataSource), pool, drop);
  }

  async rows<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.pool.query<Row>(text, [...values])).rows;
  }

  async row<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row> {
    const [row, ...more] = await this.rows<Row>(text, values);
    if (!row || more.length > 0) throw new Error(`${row ? more.length + 1 : 0} rows instead of one: ${text}`);
    return row;
  }

  /** The one number that a statement gives. */
  async count(text: string, values: readonly unknown[] = []): Promise<number> {
    return Number(Object.values(await this.row(text, values))[0]);
  }

  /** A session of the test's own, such as one that holds a lock; the caller ends it. */
  async session(): Promise<pg.Client> {
    const client = new pg.Client({
      ...readDatabaseUrl(this.ownerUrl),
      types: numbersFromBigint,
      application_name: 'test',
    });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  /** Holds the lock that `text` takes until the function that it gives is called. */
  async hold(text: string, values: readonly unknown[]): Promise<() => Promise<void>> {
    const session = await this.session();
    await session.query('begin');
    await session.query(text, [...values]);
    return () => session.end();
  }

  /** How many statements of the service wait for a lock now. */
  waiting(): Promise<number> {
    return this.count(
      `select count(*) from pg_stat_activity
       where datname = current_database() and application_name <> 'test' and wait_event_type = 'Lock'`,
    );
  }

  async drop(): Promise<void> {
    await this.dataSource.destroy();
    await this.pool.end();
    await this.dropIt();
  }
}

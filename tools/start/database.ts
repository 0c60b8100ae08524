import { readDatabaseUrl, urlsOfHosts } from '#persistence/database-url.js';
import pg from 'pg';

/** Makes the database when it isn't there. `url` names a database that is, on the same server. */
export async function createDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

/** Throws an error that says what to do when the server that DATABASE_URL names can't be used. */
export async function checkOutsideDatabase(url: string): Promise<void> {
  const client = new pg.Client({ ...readDatabaseUrl(url), connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    const urls = urlsOfHosts(url);
    const [database, hosts] = [urls[0]?.pathname.slice(1), urls.map(({ host }) => host).join(', ')];
    throw new Error(
      `DATABASE_URL is set, but the database ${database} on ${hosts} can't be used (${reasonOf(error)}).\n` +
        'What to do: start that server, correct DATABASE_URL, or unset it to use the embedded PostgreSQL.',
      { cause: error },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Some connection errors have their text only in the errors they consist of. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

import { randomBytes } from 'node:crypto';
import { readDatabaseUrl, urlsOfHosts } from '#persistence/database/connections/database-url.js';
import pg from 'pg';

/** Creates the database if it does not exist. `url` names an existing database of the same server. */
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

/**
 * Creates the role of the applications on the embedded server, with a new password for this run. `ownerUrl` connects as
 * the owner; returns the URL of the applications. The migration grants the privileges.
 */
export async function makeAppRole(ownerUrl: string, name = 'loyalty_app'): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  const client = new pg.Client(ownerUrl);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
    const change = rowCount === 0 ? 'create' : 'alter';
    await client.query(
      `${change} role ${client.escapeIdentifier(name)} login password ${client.escapeLiteral(password)}`,
    );
  } finally {
    await client.end();
  }
  const url = new URL(ownerUrl);
  url.username = name;
  url.password = password;
  return url.href;
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

/** Some connection errors have a text only in their inner errors. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

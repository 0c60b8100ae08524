import type pg from 'pg';
import { fillStatements } from './fill-sql.js';
import type { Programme } from './programme.js';
import { connect } from './scale-database.js';

const tables = [
  'customers',
  'cards',
  'orders',
  'card_entries',
  'rewards',
  'reward_events',
  'vouchers',
  'voucher_entries',
  'audit_entries',
  'staged_jobs',
  'limit_logs',
  'limit_chunks',
  'usage_buckets',
  'authentication_failures',
];

/** Fills the tables of one merchant with rows of the year before `until`. */
export async function fill(databaseUrl: string, programme: Programme, customers: number, until: Date): Promise<void> {
  const client = await connect(databaseUrl);
  try {
    // Our rows keep the rules, so foreign keys need no check; a log that allows no update is filled all the same.
    await client.query(
      `set session_replication_role = replica; set maintenance_work_mem = '1GB'; set work_mem = '256MB'`,
    );
    const indexes = await dropIndexes(client);
    for (const statement of fillStatements(programme, customers, until)) await client.query(statement);
    for (const index of indexes) await client.query(index);
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}

/** Drops the indexes that no constraint needs, and returns the statements that make them again: quicker than row by row. */
async function dropIndexes(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made
     from pg_index i where i.indrelid = any ($1::text[]::regclass[])
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ made }) => made);
}

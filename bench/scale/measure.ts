import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { ScaleOperation } from './operation.js';
import type { Samples } from './samples.js';

/** What one call cost PostgreSQL, by statement. */
export type Buffers = ReadonlyMap<string, number>;

export interface Measured {
  readonly operation: ScaleOperation;
  readonly calls: readonly { readonly ms: number; readonly status: number; readonly buffers: Buffers }[];
}

export interface Caller {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The public API with the merchant's key. */
export const keyCaller = (url: string, key: string): Caller => ({
  url: `${url}/v1/public`,
  headers: { 'x-api-key': key },
});

/** The portal with a session of the merchant's owner. */
export async function signIn(url: string, email: string, password: string): Promise<Caller> {
  const body = JSON.stringify({ email, password });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/v1/portal/session`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`The owner could not sign in: ${answer.status}`);
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  return { url: `${url}/v1/portal`, headers: { cookie: cookie.join('; ') } };
}

/** Calls the operation some times, each time with other rows, and reads what PostgreSQL counted for each call. */
export async function measure(
  client: pg.Client,
  caller: Caller,
  operation: ScaleOperation,
  samples: Samples,
  calls: number,
): Promise<Measured> {
  const measured: Measured['calls'][number][] = [];
  // The first call connects, prepares and warms up: it is not counted.
  for (let number = 0; number <= calls; number += 1) {
    const { path, body } = await operation.call(samples, number);
    await settled(client);
    await client.query('select pg_stat_statements_reset()');
    const started = performance.now();
    const answer = await fetch(caller.url + path, {
      method: operation.method,
      headers: {
        ...caller.headers,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(operation.method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    const ms = performance.now() - started;
    if (!answer.ok) console.error(`${operation.server} ${operation.name}: ${answer.status} ${text.slice(0, 300)}`);
    if (number > 0) measured.push({ ms, status: answer.status, buffers: await settled(client) });
  }
  return { operation, calls: measured };
}

const counted = `
  select query, sum(shared_blks_hit + shared_blks_read)::float8 as buffers, sum(calls)::float8 as calls
  from pg_stat_statements
  where dbid = (select oid from pg_database where datname = current_database()) and query not like '%pg_stat_statements%'
    and query !~ 'into (usage_buckets|api_key_uses|requests) ' and query not like '%maintain_request_days%'
  group by query`;

/** The counters, when what follows an answer, such as the release of a slot, has ended too. Usage and the request log are written later, so they are left out. */
async function settled(client: pg.Client): Promise<Buffers> {
  for (let before = -1; ;) {
    const { rows } = await client.query<{ query: string; buffers: number; calls: number }>(counted);
    const calls = rows.reduce((sum, row) => sum + row.calls, 0);
    if (calls === before) return new Map(rows.map(({ query, buffers }) => [query, buffers]));
    before = calls;
    await pause(15);
  }
}

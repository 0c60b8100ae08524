import type { IncomingMessage, ServerResponse } from 'node:http';
import { durationClassesMs } from '#persistence/usage/usage-recorder.js';
import type { KeyRow } from './caller.js';
import { prepared, type Send } from './database.js';

/** The columns of usage_buckets and api_key_uses, for one key, route and minute. */
interface Bucket {
  readonly merchant: string;
  readonly key: string;
  readonly minute: number;
  readonly method: string;
  readonly route: string;
  agent: string | null;
  requests: number;
  client_errors: number;
  server_errors: number;
  limited: number;
  duration_us: number;
  readonly duration_counts: number[];
}

export type RecordUse = (caller: KeyRow, route: string, request: IncomingMessage, response: ServerResponse) => void;

const addUsage = prepared(
  'add_usage',
  `insert into usage_buckets as known (merchant_id, api_key_id, resolution, starts_at, method, route, requests,
     client_errors, server_errors, limited, duration_us, duration_counts)
   select b.merchant, b.key, r.resolution, date_trunc(r.resolution, to_timestamp(b.minute * 60), 'UTC'), b.method, b.route,
     b.requests, b.client_errors, b.server_errors, b.limited, b.duration_us, b.duration_counts
   from json_to_recordset($1) as b (merchant uuid, key uuid, minute bigint, method text, route text, requests bigint,
     client_errors bigint, server_errors bigint, limited bigint, duration_us bigint, duration_counts bigint[])
   cross join unnest(array['minute', 'hour', 'day']) as r (resolution)
   order by 1, 2, 3, 4, 5, 6
   on conflict (merchant_id, api_key_id, resolution, starts_at, method, route) do update set
     requests = known.requests + excluded.requests, client_errors = known.client_errors + excluded.client_errors,
     server_errors = known.server_errors + excluded.server_errors, limited = known.limited + excluded.limited,
     duration_us = known.duration_us + excluded.duration_us,
     duration_counts = (select array_agg(a + b order by n)
       from unnest(known.duration_counts, excluded.duration_counts) with ordinality as counts (a, b, n))`,
);

const saveUses = prepared(
  'save_key_uses',
  `insert into api_key_uses (merchant_id, api_key_id, last_used_at, last_user_agent)
   select distinct on (merchant, key) merchant, key, clock_timestamp(), agent
   from json_to_recordset($1) as b (merchant uuid, key uuid, agent text) order by 1, 2
   on conflict (merchant_id, api_key_id) do update
     set last_used_at = excluded.last_used_at, last_user_agent = excluded.last_user_agent`,
);

const flushIntervalMs = 1_000;
const noCounts = [...durationClassesMs.map(() => 0), 0];

/** Counts requests by key, route and minute, and writes the counts once a second. */
export function countUsage(send: Send): RecordUse {
  let buckets = new Map<string, Bucket>();

  const write = async (): Promise<void> => {
    const due = [...buckets.values()];
    buckets = new Map();
    // One statement may change the row of an hour or of a day only once.
    for (const minute of new Set(due.map((bucket) => bucket.minute))) {
      const values = [JSON.stringify(due.filter((bucket) => bucket.minute === minute))];
      await Promise.all([send(addUsage, values), send(saveUses, values)]);
    }
  };
  setInterval(() => void write().catch(console.error), flushIntervalMs).unref();

  return (caller, route, request, response) => {
    const started = performance.now();
    response.once('close', () => {
      const { method = '' } = request;
      const minute = Math.floor(Date.now() / 60_000);
      const id = `${caller.apiKeyId} ${minute} ${method} ${route}`;
      let bucket = buckets.get(id);
      if (!bucket) buckets.set(id, (bucket = newBucket(caller, minute, method, route)));
      count(bucket, response.statusCode, performance.now() - started);
      bucket.agent = request.headers['user-agent']?.slice(0, 300) ?? null;
    });
  };
}

const newBucket = (caller: KeyRow, minute: number, method: string, route: string): Bucket => ({
  merchant: caller.merchantId,
  key: caller.apiKeyId,
  minute,
  method,
  route,
  agent: null,
  requests: 0,
  client_errors: 0,
  server_errors: 0,
  limited: 0,
  duration_us: 0,
  duration_counts: [...noCounts],
});

function count(bucket: Bucket, status: number, durationMs: number): void {
  bucket.requests += 1;
  if (status === 429) bucket.limited += 1;
  if (status >= 500) bucket.server_errors += 1;
  else if (status >= 400) bucket.client_errors += 1;
  bucket.duration_us += Math.round(durationMs * 1000);
  const found = durationClassesMs.findIndex((bound) => durationMs <= bound);
  const place = found === -1 ? durationClassesMs.length : found;
  bucket.duration_counts[place] = (bucket.duration_counts[place] ?? 0) + 1;
}

import { agentOf, FailureRecorder, minuteOf, type RecordedFailure } from './failure-recorder.js';
import { Flushes } from '../recorders/flushes.js';
import type { Database } from '../database/database.js';
import { clock, selfCommitting } from '../database/statement.js';

/** The upper bounds of the duration classes, in milliseconds. The last class has no bound. */
export const durationClassesMs = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000] as const;

/** One answered request. */
export interface CountedRequest {
  readonly merchantId: string;
  readonly apiKeyId: string;
  readonly method: string;
  /** The route pattern and never a path, which may contain data of the caller. */
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
  readonly userAgent: string | undefined;
}

interface Bucket {
  readonly key: readonly [merchantId: string, apiKeyId: string, minute: string, method: string, route: string];
  requests: number;
  clientErrors: number;
  serverErrors: number;
  limited: number;
  durationUs: number;
  readonly durationCounts: number[];
}

// Each flush adds to a minute, an hour and a day. Sorted, so that two processes cannot deadlock.
const addBuckets = selfCommitting<never>(
  'add_usage',
  `insert into usage_buckets (merchant_id, api_key_id, resolution, starts_at, method, route, requests, client_errors,
     server_errors, limited, duration_us, duration_counts)
   select b.merchant, b.key, r.resolution, date_trunc(r.resolution, b.minute, 'UTC'), b.method, b.route, b.requests,
     b.client_errors, b.server_errors, b.limited, b.duration_us, b.duration_counts::bigint[]
   from unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::text[], $5::text[], $6::bigint[], $7::bigint[], $8::bigint[],
     $9::bigint[], $10::bigint[], $11::text[])
     as b (merchant, key, minute, method, route, requests, client_errors, server_errors, limited, duration_us,
       duration_counts)
   cross join unnest(array['minute', 'hour', 'day']) as r (resolution)
   order by 1, 2, 3, 4, 5, 6
   on conflict (merchant_id, api_key_id, resolution, starts_at, method, route) do update set
     requests = usage_buckets.requests + excluded.requests,
     client_errors = usage_buckets.client_errors + excluded.client_errors,
     server_errors = usage_buckets.server_errors + excluded.server_errors,
     limited = usage_buckets.limited + excluded.limited,
     duration_us = usage_buckets.duration_us + excluded.duration_us,
     duration_counts = (select array_agg(u.a + u.b order by u.n)
       from unnest(usage_buckets.duration_counts, excluded.duration_counts) with ordinality as u (a, b, n))`,
);

const saveUses = selfCommitting<never>(
  'save_key_uses',
  `insert into api_key_uses (merchant_id, api_key_id, last_used_at, last_user_agent)
   select u.merchant, u.key, ${clock}, u.agent from unnest($1::uuid[], $2::uuid[], $3::text[]) as u (merchant, key, agent)
   order by 1, 2
   on conflict (merchant_id, api_key_id) do update
     set last_used_at = excluded.last_used_at, last_user_agent = excluded.last_user_agent`,
);

/**
 * Aggregates the requests of keys in memory and writes them once a second, outside of the request path. A crash loses
 * one second of statistics. While the database is unavailable, it keeps aggregating.
 */
export class UsageRecorder {
  private buckets = new Map<string, Bucket>();
  private readonly failures: FailureRecorder;
  private uses = new Map<string, readonly [merchantId: string, apiKeyId: string, userAgent: string | null]>();
  private readonly flushes = new Flushes(() => this.write());

  constructor(private readonly db: Database) {
    this.failures = new FailureRecorder(db);
  }

  /** `at` is the time of the answer in milliseconds; only historical data passes another time than now. */
  record(request: CountedRequest, at = Date.now()): void {
    const { merchantId, apiKeyId, method, route, status, durationMs } = request;
    const minute = minuteOf(at);
    const key = [merchantId, apiKeyId, minute, method, route] as const;
    const bucket = this.findOrCreateBucket(key);
    bucket.requests += 1;
    if (status === 429) bucket.limited += 1;
    if (status >= 500) bucket.serverErrors += 1;
    else if (status >= 400) bucket.clientErrors += 1;
    bucket.durationUs += Math.round(durationMs * 1000);
    const found = durationClassesMs.findIndex((bound) => durationMs <= bound);
    const index = found === -1 ? durationClassesMs.length : found;
    bucket.durationCounts[index] = (bucket.durationCounts[index] ?? 0) + 1;
    this.uses.set(apiKeyId, [merchantId, apiKeyId, agentOf(request.userAgent)]);
  }

  recordFailure(failure: RecordedFailure): void {
    this.failures.record(failure);
  }

  /** Writes the counts so far. Flushes run one at a time, in order. */
  flush(): Promise<void> {
    return this.flushes.flush();
  }

  stop(): Promise<void> {
    return this.flushes.stop();
  }

  private findOrCreateBucket(key: Bucket['key']): Bucket {
    const id = key.join(' ');
    const known = this.buckets.get(id);
    if (known) return known;
    const durationCounts = Array.from({ length: durationClassesMs.length + 1 }, () => 0);
    const made = { key, requests: 0, clientErrors: 0, serverErrors: 0, limited: 0, durationUs: 0, durationCounts };
    this.buckets.set(id, made);
    return made;
  }

  private async write(): Promise<void> {
    // One statement may update each hour and day only once, so the rows of different minutes are written separately.
    const minutes = new Set([...this.buckets.values()].map(({ key: [, , minute] }) => minute));
    for (const minute of minutes) await this.writeMinute(minute);
    await this.writeUses();
    await this.failures.write();
  }

  private async writeMinute(minute: string): Promise<void> {
    const due = [...this.buckets].filter(([, { key }]) => key[2] === minute);
    for (const [id] of due) this.buckets.delete(id);
    const buckets = due.map(([, bucket]) => bucket);
    try {
      await this.db.execute(addBuckets, bucketColumns(buckets));
    } catch (error) {
      for (const bucket of buckets) mergeInto(this.findOrCreateBucket(bucket.key), bucket);
      throw error;
    }
  }

  private async writeUses(): Promise<void> {
    const due = this.uses;
    if (due.size === 0) return;
    this.uses = new Map();
    const columns = [0, 1, 2].map((column) => [...due.values()].map((use) => use[column]));
    try {
      await this.db.execute(saveUses, columns);
    } catch (error) {
      this.uses = new Map([...due, ...this.uses]);
      throw error;
    }
  }
}

const bucketColumns = (buckets: readonly Bucket[]): readonly unknown[] => [
  ...[0, 1, 2, 3, 4].map((column) => buckets.map(({ key }) => key[column])),
  buckets.map(({ requests }) => requests),
  buckets.map(({ clientErrors }) => clientErrors),
  buckets.map(({ serverErrors }) => serverErrors),
  buckets.map(({ limited }) => limited),
  buckets.map(({ durationUs }) => durationUs),
  buckets.map(({ durationCounts }) => `{${durationCounts.join(',')}}`),
];

function mergeInto(bucket: Bucket, more: Bucket): void {
  bucket.requests += more.requests;
  bucket.clientErrors += more.clientErrors;
  bucket.serverErrors += more.serverErrors;
  bucket.limited += more.limited;
  bucket.durationUs += more.durationUs;
  more.durationCounts.forEach((count, index) => {
    bucket.durationCounts[index] = (bucket.durationCounts[index] ?? 0) + count;
  });
}

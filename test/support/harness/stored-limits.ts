import { logOf } from '#persistence/rate-limits/limit-logs.js';
import type { LimitStore, Subject, Window } from '#persistence/rate-limits/limit-store.js';
import { PostgresLimits } from '#persistence/rate-limits/postgres-limits.js';
import { keysOf } from '#persistence/rate-limits/limit-keys.js';
import { RedisLimits } from '#persistence/rate-limits/redis-limits.js';
import { openLimitsConnection } from '#persistence/rate-limits/redis/limits-connection.js';
import { parseRedisUrl } from '#persistence/rate-limits/redis/redis-address.js';
import { createDataSource } from '#persistence/data-source.js';
import { Database } from '#persistence/database/database.js';
import type { RedisClient } from '#persistence/rate-limits/redis/open-redis.js';
import { until } from './deadline.js';
import type { TestDatabase } from '../servers/test-database.js';
import type { TestRedis } from '../servers/test-redis.js';

/** What a store of limits holds, and a way to move its time: what it has noted becomes so many milliseconds older. */
export interface StoredLimits {
  /** The microseconds of what a window has noted, oldest first. */
  stamps(subject: Subject, window: string): Promise<number[]>;
  /** The ends of the slots that are taken, in milliseconds from now. */
  leases(subject: Subject): Promise<number[]>;
  age(subject: Subject, milliseconds: number): Promise<void>;
}

export const storedInPostgres = (database: TestDatabase): StoredLimits => ({
  stamps: async ({ merchantId, id }, window) => {
    const { log } = logOf(window as Window['name']);
    const rows = await database.rows<{ at: string }>(
      `select at from (
         select unnest(stamps) as at from limit_chunks where merchant_id = $1 and subject = $2 and name = $3
         union
         select unnest(newest) as at from limit_logs where merchant_id = $1 and subject = $2 and name = $3) as stamps
       where at > 0 order by at`,
      [merchantId, id, log],
    );
    return rows.map(({ at }) => Number(at));
  },
  leases: async ({ merchantId, id }) => {
    const rows = await database.rows<{ ms: string }>(
      `select ends_at / 1000.0 - extract(epoch from clock_timestamp()) * 1000 as ms
       from limit_logs, unnest(slot_ends) as ends_at where merchant_id = $1 and subject = $2 order by 1`,
      [merchantId, id],
    );
    return rows.map(({ ms }) => Number(ms)).filter((ms) => ms > 0);
  },
  age: async ({ merchantId, id }, milliseconds) => {
    const older = (column: string): string =>
      `(select coalesce(array_agg(greatest(at - $3::bigint * 1000, 0) order by place), '{}')
        from unnest(${column}) with ordinality as stamps (at, place))`;
    await database.rows(
      `with chunks as (update limit_chunks set stamps = ${older('stamps')} where merchant_id = $1 and subject = $2)
       update limit_logs set newest = ${older('newest')}, oldest = ${older('oldest')}, slot_ends = ${older('slot_ends')}
       where merchant_id = $1 and subject = $2`,
      [merchantId, id, Math.ceil(milliseconds)],
    );
  },
});

const ageScript = `
for _, key in ipairs(redis.call('KEYS', ARGV[1] .. '*')) do
  if redis.call('TYPE', key).ok == 'list' then
    for i, stamp in ipairs(redis.call('LRANGE', key, 0, -1)) do
      redis.call('LSET', key, i - 1, string.format('%.0f', tonumber(stamp) - ARGV[2] * 1000))
    end
  else
    for _, lease in ipairs(redis.call('ZRANGE', key, 0, -1)) do
      redis.call('ZINCRBY', key, string.format('%.0f', -ARGV[2] * 1000), lease)
    end
  end
end`;

export const storedInRedis = (redis: RedisClient): StoredLimits => ({
  stamps: async (subject, window) => (await redis.lrange(keyOf(subject, window), 0, -1)).map((stamp) => Number(stamp)),
  leases: async (subject) => {
    const all = await redis.zrange(keyOf(subject, 'slots'), 0, -1, 'WITHSCORES');
    const ends = all.filter((_, at) => at % 2 === 1).map((end) => Number(end) / 1000 - Date.now());
    return ends.filter((ms) => ms > 0);
  },
  age: async (subject, milliseconds) => {
    await redis.eval(ageScript, 0, keyOf(subject, ''), milliseconds);
  },
});

const keyOf = (subject: Subject, name: string): string => keysOf(subject, [name])[2] ?? '';

/** A store as a process has it, over several connections, and what it holds. */
export interface OpenStore {
  readonly stores: readonly LimitStore[];
  readonly held: StoredLimits;
  close(): Promise<void>;
}

export async function openPostgresStores(database: TestDatabase, count: number): Promise<OpenStore> {
  const sources = await Promise.all(
    Array.from({ length: count }, () =>
      createDataSource({ url: database.url, poolSize: 3, applicationName: 'limits' }).initialize(),
    ),
  );
  return {
    stores: sources.map((source) => new PostgresLimits(new Database(source))),
    held: storedInPostgres(database),
    close: async () => {
      await Promise.all(sources.map((source) => source.destroy()));
    },
  };
}

export async function openRedisStores(redis: TestRedis, count: number): Promise<OpenStore> {
  const connections = Array.from({ length: count }, () =>
    openLimitsConnection(parseRedisUrl(redis.url), () => undefined),
  );
  await until('The connections to Redis', () => connections.every(({ status }) => status === 'ready'));
  const own = redis.connect();
  return {
    stores: connections.map((connection) => new RedisLimits(connection)),
    held: storedInRedis(own),
    close: async () => {
      for (const connection of [...connections, own]) connection.disconnect();
    },
  };
}

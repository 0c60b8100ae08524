import type { Database } from '../database.js';
import type { LimitStore } from './limit-store.js';
import { LimitsWithFallback } from './limits-with-fallback.js';
import { PostgresLimits } from './postgres-limits.js';
import { connectRedis } from './redis-connection.js';
import { RedisLimits } from './redis-limits.js';

/** Where it says that the counting moved. */
interface Log {
  debug(facts: object, message: string): void;
  warn(message: string): void;
}

export interface OpenLimitStore {
  readonly store: LimitStore;
  close(): void;
}

/** How long a start waits for Redis: a process that began without it would begin with a window of its own. */
const firstConnectionMs = 1_000;

/** Limits are counted in Redis where one is configured, and in PostgreSQL where none is or while it is away. */
export async function openLimitStore(db: Database, redisUrl: string | undefined, log: Log): Promise<OpenLimitStore> {
  const second = new PostgresLimits(db);
  if (redisUrl === undefined) return { store: second, close: () => undefined };
  const redis = connectRedis(redisUrl, (reason) => log.debug({ reason }, 'redis connection'));
  await new Promise<void>((resolve) => {
    const late = setTimeout(resolve, firstConnectionMs);
    redis.once('ready', () => {
      clearTimeout(late);
      resolve();
    });
  });
  const store = new LimitsWithFallback({
    first: new RedisLimits(redis),
    second,
    ping: () => redis.ping(),
    onChange: (now) =>
      log.warn(`limits are counted in ${now === 'first' ? 'Redis again' : 'PostgreSQL: Redis is away'}`),
  });
  return { store, close: () => redis.disconnect() };
}

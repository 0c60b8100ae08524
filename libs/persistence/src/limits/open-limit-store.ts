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
  /** Where limits are counted now. */
  countedIn(): 'redis' | 'postgresql';
  /** Whether Redis answers; undefined where none is configured. */
  readonly redisAnswers: (() => Promise<boolean>) | undefined;
  close(): void;
}

/** How long a start waits for Redis: a process that began without it would begin with a window of its own. */
const firstConnectionMs = 1_000;

/** How long whoever asks for the health of this process waits for Redis. */
const pingMs = 500;

/** Limits are counted in Redis where one is configured, and in PostgreSQL where none is or while it is away. */
export async function openLimitStore(db: Database, redisUrl: string | undefined, log: Log): Promise<OpenLimitStore> {
  const second = new PostgresLimits(db);
  if (redisUrl === undefined) {
    return { store: second, countedIn: () => 'postgresql', redisAnswers: undefined, close: () => undefined };
  }
  const redis = connectRedis(redisUrl, (reason) => log.debug({ reason }, 'redis connection'));
  await new Promise<void>((resolve) => {
    const late = setTimeout(resolve, firstConnectionMs);
    redis.once('ready', () => {
      clearTimeout(late);
      resolve();
    });
  });
  let inRedis = true;
  const store = new LimitsWithFallback({
    first: new RedisLimits(redis),
    second,
    ping: () => redis.ping(),
    onChange: (now) => {
      inRedis = now === 'first';
      log.warn(`limits are counted in ${inRedis ? 'Redis again' : 'PostgreSQL: Redis is away'}`);
    },
  });
  return {
    store,
    countedIn: () => (inRedis ? 'redis' : 'postgresql'),
    redisAnswers: () => answersInTime(redis.ping()),
    close: () => redis.disconnect(),
  };
}

async function answersInTime(answer: Promise<unknown>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, pingMs, false).unref());
  const answers = answer.then(
    () => true,
    () => false,
  );
  return Promise.race([answers, late]);
}

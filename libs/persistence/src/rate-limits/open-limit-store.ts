import type { Database } from '../database/database.js';
import { evictionPolicy } from './redis/eviction.js';
import { onConnectionLost, openLimitsConnection, reconnect } from './redis/limits-connection.js';
import type { RedisClient } from './redis/open-redis.js';
import type { RedisAddress } from './redis/redis-address.js';
import { writableKey } from './limit-keys.js';
import { addressSubject, type LimitStore } from './limit-store.js';
import { withDeadline, LimitsWithFallback } from './limits-with-fallback.js';
import { PostgresLimits } from './postgres-limits.js';
import { RedisLimits } from './redis-limits.js';

/** The log for switches between the stores. */
interface Log {
  debug(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}

export interface OpenLimitStore {
  readonly store: LimitStore;
  /** The store in use. */
  countedIn(): 'redis' | 'postgresql';
  /** Whether Redis accepts writes; undefined when none is configured. */
  readonly isRedisWritable: (() => Promise<boolean>) | undefined;
  close(): void;
}

export interface RedisForLimits {
  readonly address: RedisAddress;
  /** How long a command may take. Then limits are counted in PostgreSQL. */
  readonly timeoutMs: number;
  /** How long a Redis that failed, or restarted empty, is not used. */
  readonly pauseMs: number;
}

/** How long a start waits for Redis. A process that starts without it would count in a separate window. */
const firstConnectionMs = 3_000;

/** The timeout for preparing a Redis to count. */
const prepareTimeoutMs = 2_000;

/** How often the start of counting in Redis is renewed: much more often than it expires. */
const renewIntervalMs = 3_600_000;

/** The timeout of the health check's write to Redis. */
const healthTimeoutMs = 500;

/** Counts limits in Redis when one is configured, and in PostgreSQL otherwise or while Redis fails. */
export async function openLimitStore(
  db: Database,
  redisSettings: RedisForLimits | undefined,
  log: Log,
): Promise<OpenLimitStore> {
  const second = new PostgresLimits(db);
  if (redisSettings === undefined) {
    return { store: second, countedIn: () => 'postgresql', isRedisWritable: undefined, close: () => undefined };
  }
  // The last one, such as that of a certificate. A connection that is closed has no error.
  let connectionError: string | undefined;
  const redis = openLimitsConnection(redisSettings.address, (reason) => {
    connectionError = reason;
    log.debug({ reason }, 'redis connection');
  });
  redis.on('ready', () => {
    connectionError = undefined;
  });
  const probe = probeOf(redis, redisSettings);
  let inRedis = true;
  const store = new LimitsWithFallback({
    first: probe.limits,
    second,
    timeoutMs: redisSettings.timeoutMs,
    pauseMs: redisSettings.pauseMs,
    probe: probe.reconnectUnlessReady,
    onChange: (now, error) => {
      inRedis = now === 'first';
      if (inRedis) log.warn({}, 'limits are counted in Redis again');
      else log.warn({ reason: reasonOf(error) }, 'limits are counted in PostgreSQL until Redis may count again');
    },
  });
  onConnectionLost(redis, () => store.switchToSecond(new Error(connectionError ?? 'Connection lost.')));
  await withTimeout(firstConnectionMs, ready(redis).then(probe.isReady)).catch((error: unknown) =>
    store.switchToSecond(error),
  );
  const policy = redis.status === 'ready' ? await evictionPolicy(redis) : undefined;
  if (policy) log.warn({ policy }, 'Redis may forget counted requests: its maxmemory-policy is not noeviction');
  const renewal = setInterval(() => {
    if (inRedis) probe.isReady().catch((error: unknown) => store.switchToSecond(error));
  }, renewIntervalMs);
  renewal.unref();
  return {
    store,
    countedIn: () => (inRedis ? 'redis' : 'postgresql'),
    isRedisWritable: () => acceptsWrites(redis),
    close: () => {
      clearInterval(renewal);
      store.stop();
      redis.disconnect();
    },
  };
}

/** Checks whether Redis may count: it answers, and accepts a request in time. */
function probeOf(redis: RedisClient, { timeoutMs, pauseMs }: RedisForLimits) {
  const limits = new RedisLimits(redis);
  const isReady = async (): Promise<void> => {
    // The cluster client would queue commands until it is connected.
    if (redis.status !== 'ready') throw new Error('Not connected.');
    const waitMs = await withTimeout(prepareTimeoutMs, limits.prepare(pauseMs));
    if (waitMs > 0) throw new NotReadyToCount();
    const probe = limits.take(addressSubject('probe'), [{ name: 'requestsPerMinute', limit: 1, windowMs: 1 }]);
    await withDeadline(probe, timeoutMs);
  };
  /** A server that refuses writes may have been replaced: the next connection reaches the new one. */
  const reconnectUnlessReady = (): Promise<void> =>
    isReady().catch((error: unknown) => {
      if (!(error instanceof NotReadyToCount)) reconnect(redis);
      throw error;
    });
  return { limits, isReady, reconnectUnlessReady };
}

/** Redis answers but must not count yet. */
class NotReadyToCount extends Error {
  override readonly name = 'UNSETTLED';
}

const ready = (redis: RedisClient): Promise<void> => new Promise((resolve) => redis.once('ready', () => resolve()));

/** The first word of a Redis error is its code (READONLY, OOM). The rest of the message may contain keys. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return /^[A-Z]{3,}\b/.exec(error.message)?.[0] ?? (error.name === 'Error' ? error.message : error.name);
}

function withTimeout<Answer>(milliseconds: number, answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('No answer in time.')), milliseconds);
    answer.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

const acceptsWrites = async (redis: RedisClient): Promise<boolean> =>
  redis.status === 'ready' &&
  withTimeout(healthTimeoutMs, redis.set(writableKey, '', 'PX', healthTimeoutMs)).then(
    () => true,
    () => false,
  );

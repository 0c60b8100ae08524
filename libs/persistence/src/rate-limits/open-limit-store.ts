import type { Database } from '../database/database.js';
import { onConnectionLost, openLimitsConnection, reconnect } from './redis/limits-connection.js';
import type { RedisClient } from './redis/open-redis.js';
import type { RedisAddress } from './redis/redis-address.js';
import { writableKey } from './limit-keys.js';
import { addressSubject, type LimitStore } from './limit-store.js';
import { withDeadline, LimitsWithFallback } from './limits-with-fallback.js';
import { PostgresLimits } from './postgres-limits.js';
import { RedisLimits } from './redis-limits.js';

/** Where it says that the counting moved. */
interface Log {
  debug(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}

export interface OpenLimitStore {
  readonly store: LimitStore;
  /** Where limits are counted now. */
  countedIn(): 'redis' | 'postgresql';
  /** Whether Redis takes writes; undefined where none is configured. */
  readonly redisAnswers: (() => Promise<boolean>) | undefined;
  close(): void;
}

export interface RedisForLimits {
  readonly address: RedisAddress;
  /** How long a Redis that was away, or came back empty, is left alone. */
  readonly pauseMs: number;
}

/** How long a start waits for Redis: a process that began without it would begin with a window of its own. */
const firstConnectionMs = 3_000;

/** How long a Redis may take to be made ready to count. */
const settleMs = 2_000;

/** How often what is noted of a Redis that counts is renewed: many times before it would expire. */
const renewEveryMs = 3_600_000;

/** How long whoever asks for the health of this process waits for Redis. */
const healthMs = 500;

/** Limits are counted in Redis where one is configured, and in PostgreSQL where none is or while it is away. */
export async function openLimitStore(
  db: Database,
  forLimits: RedisForLimits | undefined,
  log: Log,
): Promise<OpenLimitStore> {
  const second = new PostgresLimits(db);
  if (forLimits === undefined) {
    return { store: second, countedIn: () => 'postgresql', redisAnswers: undefined, close: () => undefined };
  }
  const redis = openLimitsConnection(forLimits.address, (reason) => log.debug({ reason }, 'redis connection'));
  const probe = probeOf(redis, forLimits.pauseMs);
  let inRedis = true;
  const store = new LimitsWithFallback({
    ...{ first: probe.limits, second, pauseMs: forLimits.pauseMs, probe: probe.connectAnewUnlessReady },
    onChange: (now, error) => {
      inRedis = now === 'first';
      if (inRedis) log.warn({}, 'limits are counted in Redis again');
      else log.warn({ reason: reasonOf(error) }, 'limits are counted in PostgreSQL until Redis may count again');
    },
  });
  onConnectionLost(redis, () => store.leave(new Error('Connection lost.')));
  await within(firstConnectionMs, ready(redis).then(probe.isReady)).catch((error: unknown) => store.leave(error));
  const renewal = setInterval(() => {
    if (inRedis) probe.isReady().catch((error: unknown) => store.leave(error));
  }, renewEveryMs);
  renewal.unref();
  return {
    store,
    countedIn: () => (inRedis ? 'redis' : 'postgresql'),
    redisAnswers: () => takesWrites(redis),
    close: () => {
      clearInterval(renewal);
      store.stop();
      redis.disconnect();
    },
  };
}

/** Whether Redis may count: it answers, and takes a request in time as it would take a caller's. */
function probeOf(redis: RedisClient, pauseMs: number) {
  const limits = new RedisLimits(redis);
  const isReady = async (): Promise<void> => {
    // What a cluster's client is asked meanwhile would wait in it.
    if (redis.status !== 'ready') throw new Error('Not connected.');
    const waitMs = await within(settleMs, limits.settle(pauseMs));
    if (waitMs > 0) throw new Unsettled();
    await withDeadline(limits.take(addressSubject('probe'), [{ name: 'requestsPerMinute', limit: 1, windowMs: 1 }]));
  };
  /** A server that refuses may have been replaced behind its address: the next connection leads to the new one. */
  const connectAnewUnlessReady = (): Promise<void> =>
    isReady().catch((error: unknown) => {
      if (!(error instanceof Unsettled)) reconnect(redis);
      throw error;
    });
  return { limits, isReady, connectAnewUnlessReady };
}

/** It answers and has to be left alone for a while. */
class Unsettled extends Error {
  override readonly name = 'UNSETTLED';
}

const ready = (redis: RedisClient): Promise<void> => new Promise((resolve) => redis.once('ready', () => resolve()));

/** Redis says in its first word what is wrong (READONLY, OOM); the rest of a message may name keys. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return /^[A-Z]{3,}\b/.exec(error.message)?.[0] ?? (error.name === 'Error' ? error.message : error.name);
}

function within<Answer>(milliseconds: number, answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('No answer in time.')), milliseconds);
    answer.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

const takesWrites = async (redis: RedisClient): Promise<boolean> =>
  redis.status === 'ready' &&
  within(healthMs, redis.set(writableKey, '', 'PX', healthMs)).then(
    () => true,
    () => false,
  );

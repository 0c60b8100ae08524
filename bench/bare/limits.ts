import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import {
  defaultLimits,
  exhaustedFigures,
  type Limits,
  type RateLimitFigures,
  tightestFigures,
  windowMs,
} from '#domain/keys/limits.js';
import type pg from 'pg';
import { Failure } from './answer.js';
import type { KeyRow } from './caller.js';
import { prepared, rowsOf } from './database.js';

type Window = 'requestsPerMinute' | 'requestsPerDay' | 'orderCreationsPerMinute';

const admit = prepared('admit', 'select admitted, used, free_in_us as "freeInUs" from admit_requests($1)');
const leaseUs = 35_000_000;

const placeOf: Readonly<Record<Window, number>> = {
  requestsPerMinute: 1,
  requestsPerDay: 2,
  orderCreationsPerMinute: 3,
};

const setting = (variable: string, fallback: number): number => Number(process.env[variable] ?? fallback);
const settings: Pick<Limits, Window | 'concurrentRequests'> = {
  requestsPerMinute: setting('LIMIT_REQUESTS_PER_MINUTE', defaultLimits.requestsPerMinute),
  requestsPerDay: setting('LIMIT_REQUESTS_PER_DAY', defaultLimits.requestsPerDay),
  orderCreationsPerMinute: setting('LIMIT_ORDER_CREATIONS_PER_MINUTE', defaultLimits.orderCreationsPerMinute),
  concurrentRequests: setting('LIMIT_CONCURRENT_REQUESTS', defaultLimits.concurrentRequests),
};

interface Figures {
  readonly admitted: boolean;
  readonly used: readonly number[];
  readonly freeInUs: readonly string[];
}

/** Counts the request in its key's windows and takes a slot until the response has ended, or refuses it. */
export async function takeFromLimits(
  pool: pg.Pool,
  response: ServerResponse,
  { merchantId, integrationId, limitOverrides }: KeyRow,
  names: readonly Window[],
): Promise<void> {
  const limits = { ...settings, ...limitOverrides };
  const lease = randomUUID();
  const subject = { merchant: merchantId, subject: integrationId, log: 'requests' };
  const request = {
    ...{ n: 0, ...subject, other: names.find((name) => name === 'orderCreationsPerMinute') },
    places: names.map((name) => placeOf[name]),
    windows_us: names.map((name) => windowMs[name] * 1000),
    limits: names.map((name) => limits[name]),
    ...{ lease, slots: limits.concurrentRequests, lease_us: leaseUs },
  };
  const [figures] = await rowsOf<Figures>(pool, admit, [JSON.stringify([request])]);
  const windows = names.map((name, index) => ({
    name,
    limit: limits[name],
    used: figures?.used[index] ?? 0,
    freeInMs: Number(figures?.freeInUs[index] ?? 0) / 1000,
  }));
  if (!figures?.admitted) {
    const [longest] = windows.filter(({ used, limit }) => used >= limit).toSorted((a, b) => b.freeInMs - a.freeInMs);
    const full = longest
      ? exhaustedFigures(longest)
      : { limit: limits.concurrentRequests, remaining: 0, resetSeconds: 1 };
    setFigures(response, full);
    throw new Failure(429, 'rate_limited', 'Too many requests.', full.resetSeconds);
  }
  // A slot that can't be freed now is free when its lease ends.
  const freed = JSON.stringify([{ n: 0, ...subject, release: lease }]);
  const free = () => void rowsOf(pool, admit, [freed]).catch(() => undefined);
  if (response.destroyed) free();
  else response.once('close', free);
  const figuresNow = tightestFigures(windows);
  if (figuresNow) setFigures(response, figuresNow);
}

function setFigures(response: ServerResponse, { limit, remaining, resetSeconds }: RateLimitFigures): void {
  response.setHeader('ratelimit-limit', limit);
  response.setHeader('ratelimit-remaining', remaining);
  response.setHeader('ratelimit-reset', resetSeconds);
}

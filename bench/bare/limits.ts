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
import { Failure } from './answer.js';
import { inBatches } from './batches.js';
import type { KeyRow } from './caller.js';
import { prepared, type Send } from './database.js';

/** The window of an operation, beside those of all requests. */
export type OwnWindow = 'orderCreationsPerMinute' | 'voucherRedemptionsPerMinute';
type Window = 'requestsPerMinute' | 'requestsPerDay' | OwnWindow;

/** Counts the request in its key's windows and takes a slot until the response has ended, or refuses it. */
export type TakeFromLimits = (response: ServerResponse, caller: KeyRow, own?: OwnWindow) => Promise<void>;

const admitRequests = prepared('admit', 'select n, admitted, used, free_in_us as "freeInUs" from admit_requests($1)');
const leaseUs = 35_000_000;

const setting = (variable: string, fallback: number): number => Number(process.env[variable] ?? fallback);
const settings: Pick<Limits, Window | 'concurrentRequests'> = {
  requestsPerMinute: setting('LIMIT_REQUESTS_PER_MINUTE', defaultLimits.requestsPerMinute),
  requestsPerDay: setting('LIMIT_REQUESTS_PER_DAY', defaultLimits.requestsPerDay),
  orderCreationsPerMinute: setting('LIMIT_ORDER_CREATIONS_PER_MINUTE', defaultLimits.orderCreationsPerMinute),
  voucherRedemptionsPerMinute: setting(
    'LIMIT_VOUCHER_REDEMPTIONS_PER_MINUTE',
    defaultLimits.voucherRedemptionsPerMinute,
  ),
  concurrentRequests: setting('LIMIT_CONCURRENT_REQUESTS', defaultLimits.concurrentRequests),
};

interface Verdict {
  readonly n: number;
  readonly admitted: boolean;
  readonly used: readonly number[];
  readonly freeInUs: readonly string[];
}

const ofEveryRequest: readonly Window[] = ['requestsPerMinute', 'requestsPerDay'];
const placeOf = (name: Window): number => (name === 'requestsPerMinute' ? 1 : name === 'requestsPerDay' ? 2 : 3);

/** In the tables and by the function that our API counts with; requests and the slots to free go together. */
export function limitsIn(send: Send): TakeFromLimits {
  const judge = inBatches<object, Verdict | undefined>(async (entries) => {
    const rows = await send<Verdict>(admitRequests, [JSON.stringify(entries.map((entry, n) => ({ n, ...entry })))]);
    const byNumber = new Map(rows.map((row) => [row.n, row]));
    return entries.map((_, n) => byNumber.get(n));
  });

  return async (response, { merchantId, integrationId, limitOverrides }, own) => {
    const limits = { ...settings, ...limitOverrides };
    const names = own ? [...ofEveryRequest, own] : ofEveryRequest;
    const lease = randomUUID();
    const subject = { merchant: merchantId, subject: integrationId, log: 'requests' };
    const verdict = await judge({
      ...subject,
      other: own,
      places: names.map(placeOf),
      windows_us: names.map((name) => windowMs[name] * 1000),
      limits: names.map((name) => limits[name]),
      lease,
      slots: limits.concurrentRequests,
      lease_us: leaseUs,
    });
    const windows = names.map((name, index) => ({
      name,
      limit: limits[name],
      used: verdict?.used[index] ?? 0,
      freeInMs: Number(verdict?.freeInUs[index] ?? 0) / 1000,
    }));
    if (!verdict?.admitted) {
      const [longest] = windows.filter(({ used, limit }) => used >= limit).toSorted((a, b) => b.freeInMs - a.freeInMs);
      const slots = { limit: limits.concurrentRequests, remaining: 0, resetSeconds: 1 };
      const full = longest ? exhaustedFigures(longest) : slots;
      setFigures(response, full);
      const reason = longest ? 'rate_limited' : 'concurrency_limited';
      throw new Failure(429, reason, 'Too many requests.', full.resetSeconds);
    }
    // A slot that can't be freed now is free when its lease ends.
    const free = () => void judge({ ...subject, release: lease }).catch(() => undefined);
    if (response.destroyed) free();
    else response.once('close', free);
    const figures = tightestFigures(windows);
    if (figures) setFigures(response, figures);
  };
}

function setFigures(response: ServerResponse, { limit, remaining, resetSeconds }: RateLimitFigures): void {
  response.setHeader('ratelimit-limit', limit);
  response.setHeader('ratelimit-remaining', remaining);
  response.setHeader('ratelimit-reset', resetSeconds);
}

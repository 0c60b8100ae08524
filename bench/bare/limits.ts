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

const admitTogether = prepared(
  'admit',
  `select n, admitted, used_1, free_ms_1, used_2, free_ms_2, used_3, free_ms_3
   from admit_together($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
);
/** The logs of the bench's keys. */
const createLogs = prepared(
  'create_logs',
  `insert into limit_logs (merchant_id, subject, name, newest, ends_on)
   select *, 'requests', array_fill(0::bigint, array[32]), current_date + 2 from unnest($1::uuid[], $2::text[])
   on conflict do nothing`,
);
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
  readonly used_1: number;
  readonly free_ms_1: number;
  readonly used_2: number;
  readonly free_ms_2: number;
  readonly used_3: number;
  readonly free_ms_3: number;
}

/** A request, or the slot that one frees. */
interface Call {
  readonly merchantId: string;
  readonly integrationId: string;
  readonly own?: OwnWindow | undefined;
  readonly limits?: typeof settings;
  readonly lease?: string;
  readonly release?: string;
}

const column = (calls: readonly Call[], valueOf: (call: Call) => string | number | undefined): string =>
  `{${calls.map((call) => valueOf(call) ?? 'null').join(',')}}`;

const ofEveryRequest: readonly Window[] = ['requestsPerMinute', 'requestsPerDay'];
const placeOf = (name: Window): 1 | 2 | 3 => (name === 'requestsPerMinute' ? 1 : name === 'requestsPerDay' ? 2 : 3);
const windowUs = (name: Window): number => windowMs[name] * 1000;

/** In the tables and by the function that our API counts with; requests and the slots to free go together. */
export function limitsIn(send: Send): TakeFromLimits {
  const judgeAll = (calls: readonly Call[]): Promise<Verdict[]> =>
    send<Verdict>(admitTogether, [
      column(calls, ({ merchantId }) => merchantId),
      column(calls, ({ integrationId }) => integrationId),
      column(calls, () => 'requests'),
      column(calls, ({ own }) => own),
      column(calls, ({ limits }) => limits && windowUs('requestsPerMinute')),
      column(calls, ({ limits }) => limits?.requestsPerMinute),
      column(calls, ({ limits }) => limits && windowUs('requestsPerDay')),
      column(calls, ({ limits }) => limits?.requestsPerDay),
      column(calls, ({ own }) => own && windowUs(own)),
      column(calls, ({ own, limits }) => own && limits?.[own]),
      column(calls, ({ lease }) => lease),
      column(calls, ({ limits }) => limits?.concurrentRequests),
      column(calls, ({ lease }) => lease && leaseUs),
      column(calls, ({ release }) => release),
    ]);
  const judge = inBatches<Call, Verdict | undefined>(async (calls) => {
    let rows = await judgeAll(calls);
    if (rows.length < calls.filter(({ limits }) => limits).length) {
      // The first request of a key. Those that were judged have been counted.
      const first = calls.filter(({ limits }, index) => limits && !rows.some(({ n }) => n === index));
      await send(createLogs, [
        column(first, ({ merchantId }) => merchantId),
        column(first, ({ integrationId }) => integrationId),
      ]);
      const later = await judgeAll(first);
      rows = [...rows, ...later.map((row) => ({ ...row, n: calls.indexOf(first[row.n] as Call) }))];
    }
    const byNumber = new Map(rows.map((row) => [row.n, row]));
    return calls.map((_, n) => byNumber.get(n));
  });

  return async (response, { merchantId, integrationId, limitOverrides }, own) => {
    const limits = { ...settings, ...limitOverrides };
    const names = own ? [...ofEveryRequest, own] : ofEveryRequest;
    const lease = randomUUID();
    const verdict = await judge({ merchantId, integrationId, own, limits, lease });
    const windows = names.map((name) => ({
      name,
      limit: limits[name],
      used: verdict?.[`used_${placeOf(name)}`] ?? 0,
      freeInMs: verdict?.[`free_ms_${placeOf(name)}`] ?? 0,
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
    const free = () => void judge({ merchantId, integrationId, release: lease }).catch(() => undefined);
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

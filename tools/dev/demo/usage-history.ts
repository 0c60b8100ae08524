import { hourMs } from '#domain/time.js';
import type { Database } from '#persistence/database/database.js';
import { UsageRecorder } from '#persistence/usage/usage-recorder.js';
import { figures } from './history.js';

const minuteMs = 60_000;

/** What a shop asks for, how often of a hundred, and how long it takes. */
const mix: readonly (readonly [share: number, method: string, route: string, usualMs: number])[] = [
  [46, 'POST', '/v1/public/orders/create', 11],
  [24, 'GET', '/v1/public/customers/{id}', 5],
  [14, 'GET', '/v1/public/customers/{id}/loyalty', 8],
  [9, 'GET', '/v1/public/vouchers/lookup', 4],
  [7, 'POST', '/v1/public/vouchers/{id}/redeem', 12],
];

/**
 * Requests of the last 30 days, so that the charts have something to show: busy at noon, quiet at night, and now and then
 * refused. They are statistics alone; no order stands behind them.
 */
export async function usageHistory(db: Database, merchantId: string, apiKeyId: string, until: Date): Promise<void> {
  const draw = figures(4711);
  const recorder = new UsageRecorder(db);
  const record = (at: number): void => {
    const asked = draw(100);
    let sum = 0;
    const [, method, route, usualMs] = mix.find(([share]) => (sum += share) > asked) ?? mix[0] ?? [0, 'GET', '/', 5];
    const luck = draw(200);
    const status = luck === 0 ? 500 : luck < 3 ? 429 : luck < 9 ? 404 : method === 'POST' ? 201 : 200;
    const durationMs = usualMs * (0.6 + draw(100) / 100) * (draw(25) === 0 ? 6 : 1);
    recorder.record({ merchantId, apiKeyId, method, route, status, durationMs, userAgent: 'corner-shop/2.1' }, at);
  };
  // Every hour of the last week, of which hours are shown; before that a few of each day.
  for (let hour = 30 * 24; hour >= 1; hour -= hour > 7 * 24 ? 4 : 1) {
    const at = until.getTime() - hour * hourMs;
    const times = Math.round(busyness(at) * (hour > 7 * 24 ? 12 : 3) * (0.7 + draw(60) / 100) * ofWeek(at));
    for (let turn = 0; turn < times; turn += 1) record(at);
  }
  for (let minute = 59; minute >= 1; minute -= 1) {
    const at = until.getTime() - minute * minuteMs;
    for (let turn = draw(3); turn < 2; turn += 1) record(at);
  }
  await recorder.stop();
}

/** Saturdays are busy, Sundays are not. */
const ofWeek = (at: number): number => [0.35, 0.9, 1, 1, 1.1, 1.3, 1.6][new Date(at).getUTCDay()] ?? 1;

/** How much of a shop is at work at this hour of the day. */
const busyness = (at: number): number =>
  Math.max(1, Math.round(12 * Math.sin(((new Date(at).getUTCHours() - 6) / 14) * Math.PI)));

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { decodeId } from '#domain/ids.js';
import type { BenchDatabase } from '../bench-database.js';
import { redemption } from '../load/requests.js';
import type { SeededMerchant } from '../seed.js';
import { shapesOfEvents } from './check-events.js';
import { type SendRequest, shapesOf, statusesOf } from './send.js';

/** One voucher in parts with repeats and refusals, another by twelve callers at once. Each server has its own two. */
export async function playRedemptions(
  database: BenchDatabase,
  { keys: [key], checkedVoucherIds }: SeededMerchant,
  place: number,
  send: SendRequest,
): Promise<unknown> {
  const [voucherId = '', raced = ''] = checkedVoucherIds.slice(2 * place);
  const [first, refused] = [randomUUID(), randomUUID()];
  const answers = [
    await send(redemption(key, { voucherId, amount: 10, idempotencyKey: first })),
    await send(redemption(key, { voucherId, amount: 10, idempotencyKey: first })),
    await send(redemption(key, { voucherId, amount: 11, idempotencyKey: first })),
    await send(redemption(key, { voucherId, amount: 60_000, idempotencyKey: refused })),
    await send(redemption(key, { voucherId, amount: 60_000, idempotencyKey: refused })),
    await send(redemption(key, { voucherId: 'unknown', amount: 1 })),
    await send(redemption(key, { voucherId })),
    await send(redemption(key, { voucherId })),
  ];
  assert.deepEqual(statusesOf(answers), [200, 200, 409, 400, 400, 404, 200, 400]);
  assert.deepEqual(
    answers.map(({ replayed }) => replayed),
    [null, 'true', null, null, 'true', null, null, null],
  );
  assert.equal(answers[1]?.text, answers[0]?.text);
  assert.equal(answers[4]?.text, answers[3]?.text);

  const racing = await Promise.all(Array.from({ length: 12 }, () => send(redemption(key, { voucherId: raced }))));
  assert.deepEqual(statusesOf(racing).toSorted(), [200, ...Array.from({ length: 11 }, () => 400)]);
  await checkRows(database, voucherId, { status: 'redeemed', entries: 3, redemptions: 2 });
  await checkRows(database, raced, { status: 'redeemed', entries: 2, redemptions: 1 });
  const events = await shapesOfEvents(database, decodeId('voucher', voucherId) ?? '');
  return { answers: shapesOf(answers), events };
}

async function checkRows({ query }: BenchDatabase, voucherId: string, expected: object): Promise<void> {
  const rows = await query(`
    select v.status, v.entry_count as entries, v.redemption_count as redemptions,
      v.remaining_minor = (select sum(e.change_minor) from voucher_entries e
        where e.merchant_id = v.merchant_id and e.voucher_id = v.id) as "isSum"
    from vouchers v where v.id = '${decodeId('voucher', voucherId)}'`);
  assert.deepEqual(rows, [{ ...expected, isSum: true }]);
}

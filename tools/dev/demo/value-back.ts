import { encodeId } from '#domain/ids.js';
import { defaultEmailLimits } from '#domain/jobs/email-limits.js';
import type { Merchant } from '#domain/merchants/merchant.js';
import type { Order } from '#domain/orders/order.js';
import { hourMs } from '#domain/time.js';
import { returnOrder } from '#operations/orders/return-order.js';
import { holdVoucher } from '#operations/vouchers/hold-voucher.js';
import { issueVoucher } from '#operations/vouchers/issue-voucher.js';
import { redeemVoucher } from '#operations/vouchers/redeem-voucher.js';
import { reverseRedemption } from '#operations/vouchers/reverse-redemption.js';
import type { Database } from '#persistence/database/database.js';
import { inTransaction, type Tx } from '#persistence/database/transaction.js';
import { keyActorOf } from './key-actor.js';

const weekSeconds = 604_800;
/** How long ago the orders were returned. */
const returnedHours = 2;

/**
 * What goes back: of the newest orders one is returned in part and one whole, a voucher is held by a checkout for the next week, and
 * a redemption is reversed in part.
 */
export async function valueBack(
  db: Database,
  merchant: Merchant,
  apiKeyId: string,
  { orders, until }: { readonly orders: readonly Order[]; readonly until: Date },
): Promise<void> {
  const actor = keyActorOf(merchant, apiKeyId);
  const run = <Result>(hours: number, work: (tx: Tx) => Promise<Result>) =>
    inTransaction(db, work, { fixedTime: new Date(until.getTime() - hours * hourMs) });
  const before = until.getTime() - returnedHours * hourMs;
  const [whole, part] = orders
    .filter(({ valueMinor, createdAt }) => valueMinor > 1_000 && createdAt.getTime() < before)
    .toReversed();
  for (const [order, value, reason] of [
    [whole, undefined, 'Cup arrived broken'],
    [part, 5, 'One of two bags sent back'],
  ] as const) {
    if (!order) continue;
    const back = { orderId: encodeId('order', order.id), value, returnNumber: `R-${order.orderNumber}`, reason };
    await run(returnedHours, (tx) => returnOrder(tx, actor, back));
  }
  const recipient = { recipientEmail: 'niklaus.dubois77@example.com', recipientName: 'Niklaus Dubois' };
  const gift = { voucherTemplateId: 'gift-voucher', value: 40, ...recipient };
  const voucher = await run(48, (tx) => issueVoucher(tx, actor, gift, defaultEmailLimits));
  const voucherId = encodeId('voucher', voucher.id);
  await run(20, (tx) => redeemVoucher(tx, actor, { voucherId, amount: 10 }));
  await run(3, (tx) => reverseRedemption(tx, actor, { voucherId, number: 2, amount: 4, reason: 'Item sold out' }));
  await run(1, (tx) =>
    holdVoucher(tx, actor, { voucherId, amount: 15, ttlSeconds: weekSeconds, reference: 'Basket 4711' }),
  );
}

import { defaultEmailLimits } from '#domain/jobs/email-limits.js';
import { encodeId, maxUuid } from '#domain/ids.js';
import type { Merchant } from '#domain/merchants/merchant.js';
import { dayMs } from '#domain/time.js';
import { redeemReward } from '#operations/rewards/redeem-reward.js';
import { updateCoupon } from '#operations/rewards/update-coupon.js';
import { adjustVoucher } from '#operations/vouchers/adjust-voucher.js';
import { cancelVoucher } from '#operations/vouchers/cancel-voucher.js';
import { issueVoucher, type NewVoucher } from '#operations/vouchers/issue-voucher.js';
import { redeemVoucher } from '#operations/vouchers/redeem-voucher.js';
import { listCustomers } from '#persistence/customers/customer-list.store.js';
import type { Database } from '#persistence/database/database.js';
import { listRewardsOfCustomer } from '#persistence/rewards/reward.store.js';
import { inTransaction, type Tx } from '#persistence/database/transaction.js';
import { keyActorOf } from './key-actor.js';

/** Issued vouchers in every status, each through the operations that lead there. */
export async function voucherHistory(db: Database, merchant: Merchant, apiKeyId: string, until: Date): Promise<void> {
  const actor = keyActorOf(merchant, apiKeyId);
  const ago = (days: number) => ({ fixedTime: new Date(until.getTime() - days * dayMs) });
  const run = <Result>(days: number, work: (tx: Tx) => Promise<Result>) => inTransaction(db, work, ago(days));
  const issue = (days: number, input: NewVoucher) =>
    run(days, (tx) => issueVoucher(tx, actor, input, defaultEmailLimits));
  const to = (recipientEmail: string, recipientName: string) => ({ recipientEmail, recipientName });
  const gift = { voucherTemplateId: 'gift-voucher' };
  const tenOff = { voucherTemplateId: 'ten-pounds-off' };

  // Expired: issued long ago, with 90 days to live.
  await issue(120, { ...tenOff, ...to('grace.hopper11@example.com', 'Grace Hopper') });
  await issue(25, { ...gift, ...to('ada.lovelace0@example.com', 'Ada Lovelace'), value: 50 });
  await issue(20, { ...tenOff, ...to('tim.dubois99@example.com', 'Tim Dubois') });
  await issue(9, { voucherTemplateId: 'tokyo-pop-up', ...to('yuki.tanaka@example.com', '田中 ゆき') });
  await issue(3, { voucherTemplateId: 'christmas', ...to('radia.rossi@example.com', 'Radia Rossi') });

  const partial = await issue(18, { ...gift, ...to('alan.muller22@example.com', 'Alan Müller'), value: 80 });
  const used = await issue(15, { ...tenOff, ...to('barbara.okafor44@example.com', 'Barbara Okafor') });
  const refunded = await issue(12, { ...gift, ...to('donald.nowak55@example.com', 'Donald Nowak'), value: 30 });
  const corrected = await issue(10, { ...gift, ...to('margaret.garcia66@example.com', 'Margaret García'), value: 60 });
  const named = (voucher: { id: string }) => ({ voucherId: encodeId('voucher', voucher.id) });
  await run(11, (tx) => redeemVoucher(tx, actor, { ...named(partial), amount: 25.5 }));
  await run(4, (tx) => redeemVoucher(tx, actor, { ...named(partial), amount: 12 }));
  await run(6, (tx) => redeemVoucher(tx, actor, { ...named(used), amount: undefined }));
  await run(7, (tx) => cancelVoucher(tx, actor, { ...named(refunded), reason: 'Order refunded' }));
  await run(5, (tx) =>
    adjustVoucher(tx, actor, { ...named(corrected), remainingValue: 45, reason: 'Goodwill, agreed by phone' }),
  );
}

/** Some rewards get a coupon code, some are redeemed. */
export async function rewardHistory(db: Database, merchant: Merchant, apiKeyId: string): Promise<void> {
  const actor = keyActorOf(merchant, apiKeyId);
  const customers = await listCustomers(db, merchant.id, {}, { sort: 'newest', count: 40 });
  for (const [index, customer] of customers.entries()) {
    const [reward] = await listRewardsOfCustomer(db, merchant.id, customer.id, 'active', maxUuid, 1);
    if (!reward) continue;
    const rewardId = encodeId('reward', reward.id);
    if (index % 3 === 0)
      await inTransaction(db, (tx) => redeemReward(tx, actor, { rewardId, locationId: 'high-street' }));
    if (index % 3 === 1) {
      const couponCode = `COFFEE-${String(100 + index)}`;
      await inTransaction(db, (tx) => updateCoupon(tx, actor, { rewardId, couponCode }));
    }
  }
}

import { voucherHasStatus } from '#domain/vouchers/refusals.js';
import { examples, refusalsOf } from './documented-refusals.js';

it.each(Object.entries(examples))('%s is the reason of its example', (reason, refusal) => {
  expect(refusal.reason).toBe(reason);
});

it("an operation's own refusal replaces the shared example of its reason", () => {
  const own = voucherHasStatus('expired', 'sent');
  expect(refusalsOf(['voucher_empty', 'voucher_expired', own])).toEqual([examples.voucher_empty, own]);
});

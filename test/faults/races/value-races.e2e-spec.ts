import type { VoucherHoldView } from '#http/views/voucher-hold.view.js';
import type { Answer } from '../../support/harness/client.js';
import { useOwnService } from '../../support/harness/service.js';
import { atOnce, tally } from '../../support/fixtures/value/at-once.js';
import { ledgerViolations } from '../../support/fixtures/ledger.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher } from '../../support/fixtures/vouchers.js';

const service = useOwnService(2);
let shop: Shop;
beforeEach(async () => {
  shop = await Shop.open(service.now);
});
afterEach(async () => {
  const broken = await ledgerViolations(shop.database, shop.merchantId);
  if (Object.keys(broken).length > 0) throw new Error(`The books do not balance: ${JSON.stringify(broken)}`);
});

const minor = (amount: number): number => Math.round(amount * 100);
const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

/** A voucher of 60.00 with 10 redemptions of 2.00 and 6 holds of 3.00. */
async function usedVoucher(): Promise<{ voucher: IssuedVoucher; numbers: number[]; holds: string[] }> {
  const voucher = await IssuedVoucher.of(shop, { value: 60 });
  for (let at = 0; at < 10; at += 1) await voucher.redeem({ amount: 2 });
  const holds: string[] = [];
  for (let at = 0; at < 6; at += 1) holds.push((await voucher.hold({ amount: 3 })).body.data.id);
  const { redemptions } = await voucher.read();
  return { voucher, numbers: redemptions.map(({ number }) => number), holds };
}

it('reversals, redemptions, holds, their ends and cancellations of one voucher at once add up', async () => {
  const { voucher, numbers, holds } = await usedVoucher();
  const path = `/vouchers/${voucher.id}`;
  const moved = { redeem: 0, reverse: 0, capture: 0 };
  const answers = await atOnce(service.now, 160, async (at, post): Promise<Answer> => {
    const hold = `${path}/holds/${holds[at % holds.length]}`;
    switch (at % 8) {
      case 0:
      case 1: {
        const answer = await post<{ redeemedAmount: number }>(shop, `${path}/redeem`, { amount: 1.5 });
        if (answer.status === 200) moved.redeem += minor(answer.body.redeemedAmount);
        return answer;
      }
      case 2:
      case 3: {
        const number = numbers[Math.floor(at / 16) % numbers.length];
        const body = { amount: 0.75, reason: 'Returned' };
        const answer = await post(shop, `${path}/redemptions/${number}/reverse`, body);
        if (answer.status === 200) moved.reverse += 75;
        return answer;
      }
      case 4:
        return post(shop, `${path}/holds`, { amount: 0.5, ttlSeconds: 600 });
      case 5: {
        const answer = await post<{ data: VoucherHoldView }>(shop, `${hold}/capture`, { amount: 2.25 });
        if (answer.status === 200) moved.capture += minor(answer.body.data.capturedAmount);
        return answer;
      }
      case 6:
        return post(shop, `${hold}/release`, {});
      default:
        return post(shop, `${path}/cancel`, { reason: 'Returned', releaseHolds: at > 120 });
    }
  });
  const outcomes = Object.keys(tally(answers));
  expect(outcomes.filter((outcome) => !/^(200|201|400 [a-z_]+)$/.test(outcome))).toEqual([]);
  const { remainingValue, heldAmount, status } = await voucher.read();
  expect(minor(remainingValue)).toBe(4_000 - moved.redeem - moved.capture + moved.reverse);
  expect([status, heldAmount]).toEqual(['cancelled', 0]);
  expect([moved.redeem, moved.reverse].every((amount) => amount > 0)).toBe(true);
});

it('40 reversals of one redemption at once give back no more than it took', async () => {
  const { voucher, numbers } = await usedVoucher();
  const answers = await atOnce(service.now, 40, (_, post) =>
    post(shop, `/vouchers/${voucher.id}/redemptions/${numbers[0]}/reverse`, { amount: 0.45, reason: 'Returned' }),
  );
  expect(tally(answers)).toEqual({ '200': 4, '400 reversal_exceeds_redemption': 36 });
  const { redemptions, remainingValue } = await voucher.read();
  expect([redemptions[0]?.reversedAmount, remainingValue]).toEqual([1.8, 41.8]);
});

it('a cancellation or an adjustment that releases holds, and captures of them at once: each hold ends once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { voucher, holds } = await usedVoucher();
    const path = `/vouchers/${voucher.id}`;
    const adjusts = round % 2 === 0;
    const answers = await atOnce(service.now, 24, (at, post): Promise<Answer<{ data: VoucherHoldView }>> => {
      if (at === 7 || at === 16) {
        return adjusts
          ? post(shop, `${path}/adjust`, { remainingValue: 5, reason: 'Counted', releaseHolds: true })
          : post(shop, `${path}/cancel`, { reason: 'Returned', releaseHolds: true });
      }
      return post(shop, `${path}/holds/${holds[at % holds.length]}/capture`, {});
    });
    const ended = await Promise.all(holds.map((id) => voucher.readHold(id)));
    const captured = ended.filter((hold) => hold.status === 'captured');
    const captures = answers.filter(({ status }, at) => status === 200 && at !== 7 && at !== 16);
    expect(captures).toHaveLength(captured.length);
    expect(sum(captured.map(({ capturedAmount }) => capturedAmount))).toBe(3 * captured.length);
    const { heldAmount, remainingValue, status } = await voucher.read();
    expect(heldAmount).toBe(sum(ended.filter((hold) => hold.status === 'held').map(({ amount }) => amount)));
    if (adjusts) expect(remainingValue).toBeLessThanOrEqual(5);
    else expect([status, minor(remainingValue)]).toEqual(['cancelled', 4_000 - 300 * captured.length]);
  }
});

import type { VoucherView } from '#http/views/voucher.view.js';
import { useOwnService } from '../../support/harness/service.js';
import { atOnce, tally } from '../../support/fixtures/value/at-once.js';
import { newEmail } from '../../support/fixtures/random.js';
import { IssuedReward } from '../../support/fixtures/rewards.js';
import { base, Shop } from '../../support/fixtures/shop.js';
import { issue, IssuedVoucher, voucherTemplate } from '../../support/fixtures/vouchers.js';

const service = useOwnService(2);
const openShop = (): Promise<Shop> => Shop.open(service.now);

describe('one voucher, from two processes', () => {
  it('200 redemptions of parts at once pay out its value and no more, and add up to it', async () => {
    const voucher = await IssuedVoucher.of(await openShop(), { value: 60 });
    // Fewer than 100 can pass: a voucher shows its newest 100 redemptions.
    const amounts = [1.5, 0.75, 2.25, 0.01];
    const answers = await atOnce(service.now, 200, (at, post) =>
      post<{ redeemedAmount: number }>(voucher.shop, `/vouchers/${voucher.id}/redeem`, { amount: amounts[at % 4] }),
    );
    const paid = answers
      .filter(({ status }) => status === 200)
      .map(({ body }) => Math.round(body.redeemedAmount * 100));
    const counts = tally(answers);
    expect(
      Object.keys(counts).every((outcome) =>
        ['200', '400 amount_exceeds_remaining', '400 voucher_redeemed'].includes(outcome),
      ),
    ).toBe(true);
    const total = paid.reduce((sum, each) => sum + each, 0);
    const { redemptions, remainingValue, status } = await voucher.read();
    expect(redemptions.map(({ amount }) => Math.round(amount * 100)).toSorted()).toEqual(paid.toSorted());
    expect(total + Math.round(remainingValue * 100)).toBe(6_000);
    // What was refused was more than what remained, so less than the largest part is left.
    expect(remainingValue).toBeLessThan(2.25);
    expect(status).toBe(remainingValue === 0 ? 'redeemed' : 'partial');
    await expectChain(voucher);
  });

  it('200 redemptions of 1 at once of a voucher of 50: 50 pass, 150 are refused, and the last one empties it', async () => {
    const voucher = await IssuedVoucher.of(await openShop(), { value: 50 });
    const answers = await atOnce(service.now, 200, (_, post) =>
      post<{ data: VoucherView }>(voucher.shop, `/vouchers/${voucher.id}/redeem`, { amount: 1 }),
    );
    expect(tally(answers)).toEqual({ '200': 50, '400 voucher_redeemed': 150 });
    const remaining = answers.filter(({ status }) => status === 200).map(({ body }) => body.data.remainingValue);
    expect(remaining.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, at) => at));
    const { redemptions } = await voucher.read();
    expect(redemptions.map(({ type }) => type)).toEqual([...Array.from({ length: 49 }, () => 'partial'), 'full']);
    await expectChain(voucher);
  });

  it.each([true, false])('50 full redemptions at once pay once, parts allowed: %s', async (allowPartialRedemption) => {
    const voucher = await IssuedVoucher.of(await openShop(), { allowPartialRedemption });
    const answers = await atOnce(service.now, 50, (at, post) =>
      post(voucher.shop, `/vouchers/${voucher.id}/redeem`, at % 2 ? {} : { amount: 50 }),
    );
    const { '200': paid, ...refused } = tally(answers);
    expect(paid).toBe(1);
    expect(Object.keys(refused).every((each) => each === '400 voucher_redeemed')).toBe(true);
    expect((await voucher.read()).redemptions).toMatchObject([{ amount: 50, type: 'full' }]);
    await expectChain(voucher);
  });

  it('redemptions, adjustments and cancellations at once leave a ledger that explains what remains', async () => {
    const shop = await openShop();
    const vouchers = await Promise.all(Array.from({ length: 5 }, () => IssuedVoucher.of(shop)));
    const answers = await atOnce(service.now, 150, (at, post) => {
      const path = `/vouchers/${vouchers[at % 5]?.id}`;
      if (at % 7 === 3) return post(shop, `${path}/adjust`, { remainingValue: at % 51, reason: 'Counted' });
      if (at > 120 && at % 11 === 0) return post(shop, `${path}/cancel`, { reason: 'Returned' });
      return post(shop, `${path}/redeem`, at % 13 === 0 ? {} : { amount: 3 });
    });
    expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true);
    for (const voucher of vouchers) await expectChain(voucher);
    const changes = await shop.database.count(
      "select count(*) from voucher_entries where merchant_id = $1 and kind <> 'issue'",
      [shop.merchantId],
    );
    expect(changes).toBe(answers.filter(({ status }) => status === 200).length);
  });
});

/** Each line of the ledger follows from the one before, and the last says what the voucher says. A cancellation books all of it out. */
async function expectChain(voucher: IssuedVoucher): Promise<void> {
  const ledger = await voucher.ledger();
  let remaining = 0;
  let booked = 0;
  ledger.forEach((line, at) => {
    booked += line.change;
    if (line.kind !== 'cancel') remaining = booked;
    expect([line.number, line.remaining, booked]).toEqual([at + 1, remaining, line.kind === 'cancel' ? 0 : remaining]);
  });
  const row = await voucher.shop.database.row(
    'select remaining_minor as remaining, entry_count as entries from vouchers where id = $1',
    [voucher.uuid],
  );
  expect(row).toEqual({ remaining, entries: ledger.length });
}

describe('rewards, from two processes', () => {
  it('one reward redeemed by 50 at once, by both paths, is redeemed once', async () => {
    const reward = await IssuedReward.of(await openShop());
    const answers = await atOnce(service.now, 50, (at, post) =>
      post(reward.shop, at % 4 < 2 ? `${reward.path}/redeem` : reward.aliasPath, {}),
    );
    expect(tally(answers)).toEqual({ '200': 1, '400 reward_redeemed': 49 });
    expect((await reward.history()).map(({ kind }) => kind)).toEqual(['issued', 'redeemed']);
  });

  it('a reward is redeemed once by its paths and by orders with its coupon together', async () => {
    const shop = await openShop();
    await shop.settings({ rewardAutomation: true });
    const reward = await IssuedReward.of(shop);
    await reward.setCoupon('ONCE');
    const answers = await atOnce(service.now, 30, (at, post) => {
      if (at % 3 === 0) return post(shop, `${reward.path}/redeem`, {});
      if (at % 3 === 1) return post(shop, reward.aliasPath, {});
      const order = { customer_email: reward.customerEmail, order_value: 1, order_source: 'shop', coupon_code: 'once' };
      return post(shop, '/orders/create', order);
    });
    const redeemed = answers.filter(
      ({ status, body }) => status === 200 && (body as { couponRedeemed?: boolean }).couponRedeemed !== false,
    );
    expect(redeemed).toHaveLength(1);
    expect(answers.every(({ status, body }) => status === 200 || body.error === 'reward_redeemed')).toBe(true);
    expect((await reward.history()).filter(({ kind }) => kind === 'redeemed')).toHaveLength(1);
  });

  it('one coupon code set on 20 rewards at once lands on one', async () => {
    const shop = await openShop();
    const rewards = await Promise.all(Array.from({ length: 20 }, () => IssuedReward.of(shop)));
    const answers = await atOnce(service.now, 20, (at, post) =>
      post(shop, '/rewards/update-coupon', { userRewardId: rewards[at]?.id, couponCode: at % 2 ? 'same' : 'SAME' }),
    );
    expect(tally(answers)).toEqual({ '200': 1, '400 coupon_code_taken': 19 });
    const holders = await shop.database.rows<{ id: string }>(
      "select id from rewards where merchant_id = $1 and coupon_code = 'SAME'",
      [shop.merchantId],
    );
    const won = rewards.filter((_, at) => answers[at]?.status === 200);
    expect(holders.map(({ id }) => id)).toEqual(won.map(({ uuid }) => uuid));
  });

  it('20 codes swapped among expired holders at once: each lands once, and nothing deadlocks', async () => {
    const shop = await openShop();
    const old = await Promise.all(Array.from({ length: 5 }, () => IssuedReward.of(shop)));
    for (const [at, reward] of old.entries()) {
      await reward.setCoupon(`CODE-${at}`);
      await reward.expire(0);
    }
    const rewards = await Promise.all(Array.from({ length: 20 }, () => IssuedReward.of(shop)));
    const answers = await atOnce(service.now, 20, (at, post) =>
      post(shop, '/rewards/update-coupon', { userRewardId: rewards[at]?.id, couponCode: `code-${at % 5}` }),
    );
    expect(tally(answers)).toEqual({ '200': 5, '400 coupon_code_taken': 15 });
  });
});

describe('issues, from two processes', () => {
  it('30 at once with one new recipient e-mail, in several spellings, make one customer', async () => {
    const shop = await openShop();
    const card = await shop.cardDefinition();
    const template = await voucherTemplate(shop);
    const email = newEmail();
    const spellings = [email, email.toUpperCase(), ` ${email} `];
    const answers = await atOnce(service.now, 30, (at, post) =>
      post<{ data: VoucherView }>(shop, '/vouchers', {
        voucherTemplateId: template.shown,
        recipientEmail: spellings[at % 3],
        recipientName: 'Ada',
      }),
    );
    expect(tally(answers)).toEqual({ '201': 30 });
    expect(new Set(answers.map(({ body }) => body.data.customerId)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.data.code)).size).toBe(30);
    const made = await shop.database.rows('select name from customers where merchant_id = $1', [shop.merchantId]);
    expect(made).toEqual([{ name: 'Ada' }]);
    const cards = await shop.database.rows('select card_definition_id as id from cards where merchant_id = $1', [
      shop.merchantId,
    ]);
    expect(cards).toEqual([{ id: card.id }]);
  });

  it('one key sent 20 times at once issues one voucher, and all that are answered are answered alike', async () => {
    const shop = await openShop();
    const template = await voucherTemplate(shop);
    const fields = { recipientEmail: newEmail(), send: true };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => {
        const client = service.now.clients[at % 2];
        const body = { voucherTemplateId: template.shown, ...fields };
        return client?.call('POST', `${base}/vouchers`, { key: shop.key, body, idempotencyKey: 'once' });
      }),
    );
    const { '201': issued = 0, '409 idempotency_in_progress': waiting = 0 } = tally(
      answers.flatMap((each) => each ?? []),
    );
    expect(issued + waiting).toBe(20);
    const texts = answers.filter((answer) => answer?.status === 201).map((answer) => answer?.text);
    expect(new Set(texts).size).toBe(1);
    const again = await issue(shop, template.shown, fields, { idempotencyKey: 'once' });
    expect(again.text).toBe(texts[0]);
    for (const table of ['vouchers', 'staged_jobs', 'customers']) {
      expect(await shop.database.count(`select count(*) from ${table} where merchant_id = $1`, [shop.merchantId])).toBe(
        1,
      );
    }
  });
});

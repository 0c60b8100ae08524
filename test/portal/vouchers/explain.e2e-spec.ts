import { randomUUID } from 'node:crypto';
import { encodeId } from '#domain/ids.js';
import type { ExplanationView } from '#portal/vouchers/explanation.view.js';
import type { Answer } from '../../support/harness/client.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { IssuedReward } from '../../support/fixtures/rewards.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher } from '../../support/fixtures/vouchers.js';

const started = usePortal();
let shop: Shop;
let viewer: PortalUser;
let support: PortalUser;
beforeAll(async () => {
  shop = await Shop.open(started.service);
  viewer = await started.portal.user({ shop, role: 'viewer' });
  support = await started.portal.user({ platformRole: 'support' });
});

type Explained = Answer<{ data: ExplanationView }>;
const ask = (thing: string, query = '', user = viewer, base = '/merchants'): Promise<Explained> =>
  user.get(`${base}/${shop.id}/${thing}/explain${query}`);
const explain = async (thing: string, query = ''): Promise<ExplanationView> => (await ask(thing, query)).body.data;
const failed = ({ rules }: ExplanationView): string[] =>
  rules.filter(({ passed }) => passed === false).map(({ rule }) => rule);
const dayMs = 86_400_000;
const from = (ms: number): string => new Date(Date.now() + ms).toISOString();

describe('a voucher', () => {
  it('that can be redeemed: every rule passes, in the order of the redemption', async () => {
    const voucher = await IssuedVoucher.of(shop);
    const explained = await explain(`vouchers/${voucher.id}`, '?amount=12.5');
    expect(explained).toMatchObject({ amount: 12.5, verdict: 'would_pass', wouldPassIf: null });
    expect(explained.rules.map(({ rule, fact }) => [rule, fact])).toEqual([
      ['not_cancelled', 'active'],
      ['not_redeemed', 'active'],
      ['not_expired', null],
      ['activated', voucher.issued.createdAt],
      ['has_value', 50],
      ['not_held', 0],
      ['amount_positive', 12.5],
      ['amount_within_remaining', 50],
      ['amount_within_available', 50],
      ['partial_redemption', true],
    ]);
    expect(explained.rules.every(({ passed, message }) => passed && message.endsWith('.'))).toBe(true);
  });

  it.each([
    ['an amount above what remains', {}, '?amount=50.01', 'amount_within_remaining', { amountAtMost: 50 }],
    [
      'a part where none is allowed',
      { allowPartialRedemption: false },
      '?amount=10',
      'partial_redemption',
      { partialRedemption: true },
    ],
    ['a pending one', { activationDelayDays: 3 }, '', 'activated', { after: 'its activation' }],
  ] as const)(
    '%s: what would help, and the refusal of the operation itself',
    async (_, template, query, rule, change) => {
      const voucher = await IssuedVoucher.of(shop, template);
      const explained = await explain(`vouchers/${voucher.id}`, query);
      const expected = 'after' in change ? { after: voucher.issued.activation } : change;
      expect([explained.verdict, failed(explained), explained.wouldPassIf]).toEqual(['would_fail', [rule], expected]);
      const [, amount] = query.split('=');
      const refused = await voucher.redeem(amount === undefined ? {} : { amount: Number(amount) });
      expect(explained.rules.find((each) => each.rule === rule)?.message).toBe(
        (refused.body as unknown as { message: string }).message,
      );
    },
  );

  it('a cancelled one: nothing helps', async () => {
    const voucher = await IssuedVoucher.of(shop);
    await shop.post(`/vouchers/${voucher.id}/cancel`, { reason: 'Returned' });
    const explained = await explain(`vouchers/${voucher.id}`);
    expect([failed(explained), explained.wouldPassIf]).toEqual([['not_cancelled'], null]);
  });

  it('in the past: the state of then, from the ledger', async () => {
    const voucher = await IssuedVoucher.of(shop);
    await voucher.redeem({ amount: 20 });
    await voucher.redeem({ amount: 30 });
    const { redemptions } = await voucher.read();
    const [first = '', second = ''] = redemptions.map(({ date }) => date);
    const remaining = async (at: string): Promise<unknown> =>
      (await explain(`vouchers/${voucher.id}`, `?at=${at}`)).rules.find(({ rule }) => rule === 'has_value')?.fact;
    const before = new Date(Date.parse(first) - 1).toISOString();
    expect([await remaining(before), await remaining(first), await remaining(second)]).toEqual([50, 30, 0]);
    expect((await explain(`vouchers/${voucher.id}`, `?at=${before}`)).verdict).toBe('would_pass');
    const after = await explain(`vouchers/${voucher.id}`);
    expect([after.verdict, failed(after)]).toEqual(['would_fail', ['not_redeemed', 'has_value']]);
    expect(after.rules.filter(({ passed }) => passed === null).map(({ rule }) => rule)).toEqual([
      'amount_positive',
      'amount_within_remaining',
      'amount_within_available',
    ]);
  });

  it('with holds: what they leave, and when they end; in the past those of then', async () => {
    const voucher = await IssuedVoucher.of(shop);
    const before = (await voucher.read()).createdAt;
    const { data: hold } = (await voucher.hold({ amount: 50 })).body;
    const all = await explain(`vouchers/${voucher.id}`);
    expect([all.verdict, failed(all), all.wouldPassIf]).toEqual([
      'would_fail',
      ['not_held'],
      { after: hold.expiresAt },
    ]);
    const part = await explain(`vouchers/${voucher.id}`, '?amount=60');
    expect(failed(part)).toEqual(['amount_within_remaining']);
    expect(part.wouldPassIf).toEqual({ amountAtMost: 50, after: hold.expiresAt });
    expect((await explain(`vouchers/${voucher.id}`, `?at=${hold.expiresAt}`)).verdict).toBe('would_pass');
    await voucher.endHold(hold.id, 'release');
    expect((await explain(`vouchers/${voucher.id}`)).verdict).toBe('would_pass');
    expect((await explain(`vouchers/${voucher.id}`, `?at=${hold.createdAt}`)).verdict).toBe('would_fail');
    expect((await explain(`vouchers/${voucher.id}`, `?at=${before}`)).verdict).toBe(
      before < hold.createdAt ? 'would_pass' : 'would_fail',
    );
  });

  it('in the future: the dates of then judge', async () => {
    const voucher = await IssuedVoucher.of(shop, { expiryDays: 5, activationDelayDays: 2 });
    const verdicts = await Promise.all(
      [1, 3, 7].map(async (days) => failed(await explain(`vouchers/${voucher.id}`, `?at=${from(days * dayMs)}`))),
    );
    expect(verdicts).toEqual([['activated'], [], ['not_expired']]);
  });

  it('404 before its issue, of another merchant, and for a template', async () => {
    const voucher = await IssuedVoucher.of(shop);
    const other = await IssuedVoucher.of(await Shop.open(started.service));
    const before = `?at=${new Date(Date.parse(voucher.issued.createdAt) - 1).toISOString()}`;
    for (const [id, query] of [
      [voucher.id, before],
      [other.id, ''],
      [voucher.issued.voucherTemplateId, ''],
      [encodeId('voucher', randomUUID()), ''],
    ]) {
      expect((await ask(`vouchers/${id}`, query)).body).toMatchObject({ code: 404, error: 'voucher_not_found' });
    }
    expect((await ask(`vouchers/${voucher.id}`, `?at=${voucher.issued.createdAt}`)).status).toBe(200);
  });

  it.each([
    ['amount=0', 'amount_invalid'],
    ['amount=-1', 'amount_invalid'],
    ['amount=0.001', 'amount_too_precise'],
    ['amount=99999999999', 'amount_too_large'],
    ['amount=abc', 'invalid_query'],
    ['amount=', 'invalid_query'],
    ['amount=1e3', 'invalid_query'],
    ['at=yesterday', 'invalid_query'],
    ['amount=1&amount=2', 'invalid_query'],
  ])('400 for %s: %s', async (query, reason) => {
    const { id } = await IssuedVoucher.of(shop);
    expect((await ask(`vouchers/${id}`, `?${query}`)).body).toMatchObject({ code: 400, error: reason });
  });
});

describe('a reward', () => {
  it('before and after its redemption, and after its expiry', async () => {
    const reward = await IssuedReward.of(shop, { expiryDays: 5 });
    const passing = await explain(`rewards/${reward.id}`);
    expect(passing).toMatchObject({ amount: null, verdict: 'would_pass', wouldPassIf: null });
    expect(failed(await explain(`rewards/${reward.id}`, `?at=${from(7 * dayMs)}`))).toEqual(['not_expired']);
    await shop.post(`/rewards/${reward.id}/redeem`, {});
    expect(failed(await explain(`rewards/${reward.id}`))).toEqual(['not_redeemed']);
    expect((await explain(`rewards/${reward.id}`, `?at=${passing.at}`)).verdict).toBe('would_pass');
    expect((await ask(`rewards/${reward.id}`, `?at=${from(-dayMs)}`)).body).toMatchObject({
      code: 404,
      error: 'reward_not_found',
    });
  });
});

describe('support', () => {
  it('sees the same, and each look is in the audit log of the merchant', async () => {
    const [voucher, reward] = [await IssuedVoucher.of(shop), await IssuedReward.of(shop)];
    for (const thing of [`vouchers/${voucher.id}`, `rewards/${reward.id}`]) {
      const query = `?at=${from(0)}`;
      expect((await ask(thing, query, support, '/support/merchants')).body).toEqual((await ask(thing, query)).body);
    }
    expect(
      await shop.database.rows(
        'select action, subject_id as id from audit_entries where merchant_id = $1 and actor_id = $2 order by id',
        [shop.merchantId, support.staffId],
      ),
    ).toEqual([
      { action: 'support.viewed_voucher', id: voucher.uuid },
      { action: 'support.viewed_reward', id: reward.uuid },
    ]);
    expect((await ask(`vouchers/${voucher.id}`, '', viewer, '/support/merchants')).status).toBe(403);
  });
});

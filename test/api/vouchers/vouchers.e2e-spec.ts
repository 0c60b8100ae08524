import { useService } from '../../support/harness/service.js';
import { IssuedVoucher, voucherTemplate, voucherThatIs } from '../../support/fixtures/vouchers.js';
import { Shop } from '../../support/fixtures/shop.js';

const service = useService();
const openShop = (options: Parameters<typeof Shop.open>[1] = {}): Promise<Shop> => Shop.open(service.now, options);

/** What is done to a voucher of 50.00, of which 30.00 remain where its state is partial. */
const actions = {
  'redeem all': (voucher: IssuedVoucher) => voucher.redeem(),
  'redeem {}': (voucher: IssuedVoucher) => voucher.redeem({}),
  'redeem 50': (voucher: IssuedVoucher) => voucher.redeem({ amount: 50 }),
  'redeem 30': (voucher: IssuedVoucher) => voucher.redeem({ amount: 30 }),
  'redeem 10': (voucher: IssuedVoucher) => voucher.redeem({ amount: 10 }),
  'redeem 50.01': (voucher: IssuedVoucher) => voucher.redeem({ amount: 50.01 }),
  'adjust to 0': (voucher: IssuedVoucher) => voucher.adjust(0),
  'adjust to 20': (voucher: IssuedVoucher) => voucher.adjust(20),
  'adjust to 50': (voucher: IssuedVoucher) => voucher.adjust(50),
  'adjust to 50.01': (voucher: IssuedVoucher) => voucher.adjust(50.01),
  cancel: (voucher: IssuedVoucher) => voucher.cancel(),
  send: (voucher: IssuedVoucher) => voucher.send(),
} as const;
type Action = keyof typeof actions;

/** The status afterwards and what remains; or the reason of the refusal. */
type Outcome = readonly [status: string, remaining: number] | string;

const closed = (reason: string): Record<Action, Outcome> => ({
  'redeem all': reason,
  'redeem {}': reason,
  'redeem 50': reason,
  'redeem 30': reason,
  'redeem 10': reason,
  'redeem 50.01': reason,
  'adjust to 0': reason,
  'adjust to 20': reason,
  'adjust to 50': reason,
  'adjust to 50.01': reason,
  cancel: reason,
  send: reason,
});

const noPart = 'partial_redemption_not_allowed';
const adjustable: Pick<Record<Action, Outcome>, 'adjust to 0' | 'adjust to 20' | 'adjust to 50' | 'adjust to 50.01'> = {
  'adjust to 0': ['redeemed', 0],
  'adjust to 20': ['partial', 20],
  'adjust to 50': ['active', 50],
  'adjust to 50.01': 'remaining_exceeds_value',
};
const pending: Record<Action, Outcome> = {
  ...closed('voucher_pending'),
  'adjust to 0': ['pending', 0],
  'adjust to 20': ['pending', 20],
  'adjust to 50': ['pending', 50],
  'adjust to 50.01': 'remaining_exceeds_value',
  cancel: ['cancelled', 50],
  send: ['pending', 50],
};
const active = (partial: boolean): Record<Action, Outcome> => ({
  ...adjustable,
  'redeem all': ['redeemed', 0],
  'redeem {}': ['redeemed', 0],
  'redeem 50': ['redeemed', 0],
  'redeem 30': partial ? ['partial', 20] : noPart,
  'redeem 10': partial ? ['partial', 40] : noPart,
  'redeem 50.01': 'amount_exceeds_remaining',
  cancel: ['cancelled', 50],
  send: ['active', 50],
});
const partly = (partial: boolean): Record<Action, Outcome> => ({
  ...adjustable,
  'redeem all': ['redeemed', 0],
  'redeem {}': ['redeemed', 0],
  'redeem 50': 'amount_exceeds_remaining',
  'redeem 30': ['redeemed', 0],
  'redeem 10': partial ? ['partial', 20] : noPart,
  'redeem 50.01': 'amount_exceeds_remaining',
  cancel: ['cancelled', 30],
  send: ['partial', 30],
});

/** Each action in each status: docs/reference/vouchers.md#status. */
const table: Readonly<Record<string, (partial: boolean) => Record<Action, Outcome>>> = {
  pending: () => pending,
  active,
  'active from pending': active,
  partial: partly,
  redeemed: () => ({ ...closed('voucher_redeemed'), ...adjustable }),
  'expired from pending': () => closed('voucher_expired'),
  'expired from active': () => closed('voucher_expired'),
  'expired from partial': () => closed('voucher_expired'),
  cancelled: () => closed('voucher_cancelled'),
};

const rows = Object.entries(table).flatMap(([state, outcomesOf]) =>
  [true, false].flatMap((partial) =>
    Object.entries(outcomesOf(partial)).map(
      ([action, outcome]) =>
        [state, partial ? 'allowed' : 'not allowed', action as Action, JSON.stringify(outcome), outcome] as const,
    ),
  ),
);

describe('the states of an issued voucher', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });

  it.each(rows)('%s, parts %s: %s results in %s', async (state, parts, action, _, outcome) => {
    const voucher = await voucherThatIs(shop, state, parts === 'allowed');
    const before = await voucher.stored();
    const shown = await voucher.read();
    const answer = await actions[action](voucher);
    if (typeof outcome === 'string') {
      expect(answer.body).toMatchObject({ code: 400, error: outcome });
      expect(await voucher.stored()).toEqual(before);
      return expect(await voucher.read()).toEqual(shown);
    }
    expect(answer.status).toBe(200);
    const [status, remainingValue] = outcome;
    const read = await voucher.read();
    expect(read).toMatchObject({ status, remainingValue, value: 50 });
    if (action === 'send')
      return expect(await voucher.jobs()).toEqual([{ kind: 'send_voucher_email', state: 'waiting' }]);
    expect((answer.body as { data?: object }).data).toEqual(read);
    const line = (await voucher.ledger()).at(-1);
    return expect(line).toMatchObject({
      kind: action.split(' ')[0],
      remaining: remainingValue * 100,
      // What remains of a cancelled voucher leaves the books.
      change: Math.round(((action === 'cancel' ? 0 : remainingValue) - shown.remainingValue) * 100),
    });
  });
});

describe('POST /vouchers/{id}/redeem', () => {
  it('200: answers with what was redeemed and the voucher, whose redemptions are listed oldest first', async () => {
    const voucher = await IssuedVoucher.of(await openShop());
    expect((await voucher.redeem({ amount: 12.5 })).body).toMatchObject({
      redeemedAmount: 12.5,
      data: { remainingValue: 37.5, status: 'partial', redemptions: [{ amount: 12.5, type: 'partial' }] },
    });
    await voucher.redeem({ amount: 7.5 });
    const { body } = await voucher.redeem();
    expect(body).toMatchObject({ redeemedAmount: 30, data: { remainingValue: 0, status: 'redeemed' } });
    const amounts = body.data.redemptions.map(({ amount, type }) => [amount, type]);
    expect(amounts).toEqual([
      [12.5, 'partial'],
      [7.5, 'partial'],
      [30, 'full'],
    ]);
    const dates = body.data.redemptions.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    expect(await voucher.read()).toEqual(body.data);
    expect(body.data.updatedAt).toBe(dates.at(-1));
  });

  it('200: an amount equal to what remains empties a voucher of which no part may be redeemed', async () => {
    const voucher = await IssuedVoucher.of(await openShop(), { allowPartialRedemption: false });
    const { body } = await voucher.redeem({ amount: 50 });
    expect(body).toMatchObject({ redeemedAmount: 50, data: { status: 'redeemed', redemptions: [{ type: 'full' }] } });
  });

  it('200: works by the externalId of the voucher', async () => {
    const shop = await openShop();
    const voucher = await IssuedVoucher.of(shop);
    await shop.database.rows("update vouchers set external_id = 'gift/1 ä' where id = $1", [voucher.uuid]);
    const { status, body } = await shop.post<{ data: object }>(
      `/vouchers/${encodeURIComponent('gift/1 ä')}/redeem`,
      {},
    );
    expect([status, body.data]).toEqual([200, await voucher.read()]);
  });

  it('404: a template, another merchant and the code are no voucher', async () => {
    const shop = await openShop();
    const voucher = await IssuedVoucher.of(await openShop());
    const template = await voucherTemplate(shop);
    for (const id of [voucher.id, template.shown, voucher.code]) {
      const answer = await shop.post(`/vouchers/${id}/redeem`, {});
      expect(answer.body).toMatchObject({ code: 404, error: 'voucher_not_found' });
    }
    expect((await voucher.read()).status).toBe('active');
  });

  it('400: a voucher adjusted to 0 while it was pending has nothing to redeem once it is active', async () => {
    const voucher = await voucherThatIs(await openShop(), 'pending');
    await voucher.adjust(0);
    await voucher.move('activates_at', -1);
    expect(await voucher.read()).toMatchObject({ status: 'active', remainingValue: 0 });
    expect((await voucher.redeem()).body).toMatchObject({ code: 400, error: 'voucher_empty' });
    expect((await voucher.adjust(50)).body.data).toMatchObject({ status: 'active', remainingValue: 50 });
    expect((await voucher.redeem()).body.redeemedAmount).toBe(50);
  });

  it('200: a voucher adjusted to a part while it was pending redeems that part once it is active', async () => {
    const voucher = await voucherThatIs(await openShop(), 'pending', false);
    await voucher.adjust(20);
    await voucher.move('activates_at', -1);
    expect((await voucher.redeem({ amount: 10 })).body.error).toBe(noPart);
    expect((await voucher.redeem()).body).toMatchObject({ redeemedAmount: 20, data: { status: 'redeemed' } });
  });
});

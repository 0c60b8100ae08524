import type { VoucherEntryView } from '#http/views/voucher-entry.view.js';
import { createDataSource } from '#persistence/data-source.js';
import { FillExpiryEntries1763896000002 } from '#persistence/migrations/vouchers/1763896000002-fill-expiry-entries.js';
import { readAllPages } from '../../support/fixtures/lists.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher } from '../../support/fixtures/vouchers.js';
import { useService } from '../../support/harness/service.js';

const service = useService();
let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open(service.now);
});

const redeemed = async (amount?: number, template: object = {}): Promise<IssuedVoucher> => {
  const voucher = await IssuedVoucher.of(shop, template);
  const answer = await voucher.redeem(amount === undefined ? {} : { amount });
  expect(answer.status).toBe(200);
  return voucher;
};

describe('POST /vouchers/{id}/redemptions/{number}/reverse', () => {
  it('200: gives back a part, then all that is left, and names the redemption by its number', async () => {
    const voucher = await redeemed(30);
    const [redemption] = (await voucher.read()).redemptions;
    expect(redemption).toMatchObject({ number: 2, amount: 30, reversedAmount: 0 });
    const part = await voucher.reverse(2, { amount: 10 });
    expect([part.status, part.body]).toMatchObject([
      200,
      {
        success: true,
        reversedAmount: 10,
        spendable: true,
        data: {
          status: 'partial',
          remainingValue: 30,
          redemptionCount: 1,
          redemptions: [{ number: 2, reversedAmount: 10 }],
        },
      },
    ]);
    const rest = await voucher.reverse(2);
    expect(rest.body).toMatchObject({
      reversedAmount: 20,
      spendable: true,
      data: { status: 'active', remainingValue: 50 },
    });
    expect(await voucher.read()).toEqual(rest.body.data);
    expect(rest.body.data.redemptions).toMatchObject([{ number: 2, amount: 30, reversedAmount: 30 }]);
    expect(await voucher.entries()).toEqual([
      { number: 4, type: 'reverse', change: 20, balanceAfter: 50 },
      { number: 3, type: 'reverse', change: 10, balanceAfter: 30 },
      { number: 2, type: 'redeem', change: -30, balanceAfter: 20 },
      { number: 1, type: 'issue', change: 50, balanceAfter: 50 },
    ]);
  });

  it('200: a redeemed voucher can be spent again, and each redemption is reversed apart', async () => {
    const voucher = await redeemed(20);
    await voucher.redeem();
    expect((await voucher.read()).status).toBe('redeemed');
    expect((await voucher.reverse(2, { amount: 5 })).body.data).toMatchObject({ status: 'partial', remainingValue: 5 });
    expect((await voucher.redeem()).body).toMatchObject({ redeemedAmount: 5, data: { status: 'redeemed' } });
    const { data } = (await voucher.reverse(3)).body;
    expect(data.redemptions.map(({ number, reversedAmount }) => [number, reversedAmount])).toEqual([
      [2, 5],
      [3, 30],
      [5, 0],
    ]);
  });

  it('400 reversal_exceeds_redemption: more than is not reversed yet, or nothing is', async () => {
    const voucher = await redeemed(30);
    await voucher.reverse(2, { amount: 10 });
    const before = await voucher.stored();
    expect((await voucher.reverse(2, { amount: 20.01 })).body).toMatchObject({
      code: 400,
      error: 'reversal_exceeds_redemption',
    });
    expect(await voucher.stored()).toEqual(before);
    await voucher.reverse(2);
    for (const body of [{}, { amount: 0.01 }]) {
      expect((await voucher.reverse(2, body)).body.error).toBe('reversal_exceeds_redemption');
    }
  });

  it('400 reversal_exceeds_value: an adjustment has come between; `maximum` says how much passes', async () => {
    const voucher = await redeemed(30);
    await voucher.adjust(45);
    for (const body of [{}, { amount: 5.01 }]) {
      expect((await voucher.reverse(2, body)).body).toMatchObject({
        code: 400,
        error: 'reversal_exceeds_value',
        maximum: 5,
      });
    }
    expect((await voucher.reverse(2, { amount: 5 })).body.data).toMatchObject({ status: 'active', remainingValue: 50 });
    expect((await voucher.reverse(2, { amount: 1 })).body).toMatchObject({
      error: 'reversal_exceeds_value',
      maximum: 0,
    });
  });

  it('a voucher that forbids partial redemption is reversed whole, or by the maximum', async () => {
    const whole = await redeemed(undefined, { allowPartialRedemption: false });
    expect((await whole.reverse(2, { amount: 49.99 })).body.error).toBe('partial_redemption_not_allowed');
    expect((await whole.reverse(2)).body).toMatchObject({ reversedAmount: 50, data: { status: 'active' } });
    const raised = await redeemed(undefined, { allowPartialRedemption: false });
    await raised.adjust(20);
    expect((await raised.reverse(2, { amount: 29.99 })).body.error).toBe('partial_redemption_not_allowed');
    expect((await raised.reverse(2, { amount: 30.01 })).body).toMatchObject({
      error: 'reversal_exceeds_value',
      maximum: 30,
    });
    expect((await raised.reverse(2)).body).toMatchObject({ reversedAmount: 30, data: { remainingValue: 50 } });
  });

  it('of a cancelled voucher: the value goes back, it stays cancelled, and the books are closed again', async () => {
    const voucher = await redeemed(30);
    await voucher.cancel('The shop closes');
    expect((await voucher.reverse(2, { amount: 10, reason: 'Returned late' })).body).toMatchObject({
      spendable: false,
      data: { status: 'cancelled', remainingValue: 30 },
    });
    expect((await voucher.entries()).slice(0, 3)).toEqual([
      { number: 5, type: 'cancel', change: -10, balanceAfter: 0 },
      { number: 4, type: 'reverse', change: 10, balanceAfter: 10 },
      { number: 3, type: 'cancel', change: -20, balanceAfter: 0 },
    ]);
    expect((await voucher.redeem()).body.error).toBe('voucher_cancelled');
  });

  it.each([
    ['in part', 30, 20],
    ['as a whole', undefined, 0],
  ])('of an expired voucher that was redeemed %s: it stays expired, no job needed', async (_, amount, remaining) => {
    const voucher = await redeemed(amount);
    await voucher.move('expires_at', -1000);
    expect((await voucher.reverse(2, { amount: 10 })).body).toMatchObject({
      spendable: false,
      data: { status: 'expired', remainingValue: remaining + 10 },
    });
    const entries = (await voucher.entries()).toReversed().slice(2);
    expect(entries).toEqual(
      amount === undefined
        ? [
            { number: 3, type: 'reverse', change: 10, balanceAfter: 10 },
            { number: 4, type: 'expire', change: -10, balanceAfter: 0 },
          ]
        : [
            { number: 3, type: 'expire', change: -20, balanceAfter: 0 },
            { number: 4, type: 'reverse', change: 10, balanceAfter: 10 },
            { number: 5, type: 'expire', change: -10, balanceAfter: 0 },
          ],
    );
    expect((await voucher.read()).status).toBe('expired');
  });

  it('the entries of the version before are closed in the books too', async () => {
    const { database } = shop;
    const cancelled = await redeemed(30);
    await database.rows(
      `with old as (update vouchers set status = 'cancelled', entry_count = 3 where id = $1 returning merchant_id, id)
       insert into voucher_entries (merchant_id, voucher_id, number, kind, change_minor, remaining_after_minor, reason, created_at)
       select merchant_id, id, 3, 'cancel', 0, 2000, 'Before', now() from old`,
      [cancelled.uuid],
    );
    const expired = await redeemed(30);
    await database.rows("update vouchers set status = 'expired', expires_at = now() - interval '1 s' where id = $1", [
      expired.uuid,
    ]);
    for (const voucher of [cancelled, expired]) await voucher.reverse(2, { amount: 10 });
    expect((await cancelled.entries()).slice(0, 3)).toEqual([
      { number: 5, type: 'cancel', change: -10, balanceAfter: 0 },
      { number: 4, type: 'reverse', change: 10, balanceAfter: 10 },
      { number: 3, type: 'cancel', change: -20, balanceAfter: 0 },
    ]);
    expect((await expired.entries()).slice(0, 2)).toEqual([
      { number: 4, type: 'expire', change: -30, balanceAfter: 0 },
      { number: 3, type: 'reverse', change: 10, balanceAfter: 30 },
    ]);
  });

  it.each(['1', '3', '0', '-2', '2.0', '02', '2147483648', 'two'])('404: %s is no redemption of it', async (number) => {
    const voucher = await redeemed(30);
    expect((await voucher.reverse(number)).body).toMatchObject({ code: 404, error: 'redemption_not_found' });
  });

  it.each([
    [{ amount: 0 }, 'amount_invalid'],
    [{ amount: -1 }, 'amount_invalid'],
    [{ amount: 1.001 }, 'amount_too_precise'],
    [{ amount: 1e9 }, 'amount_too_large'],
    [{ amount: null }, 'invalid_field'],
    [{ amount: '5' }, 'invalid_field'],
    [{ reason: '' }, 'invalid_field'],
    [{ reason: undefined }, 'missing_field'],
    [{ all: true }, 'unknown_field'],
  ])('400: %j is %s, and changes nothing', async (body, error) => {
    const voucher = await redeemed(30);
    const before = await voucher.stored();
    expect((await voucher.reverse(2, body)).body).toMatchObject({ code: 400, error });
    expect(await voucher.stored()).toEqual(before);
  });

  it('is applied once for its Idempotency-Key, and needs one', async () => {
    const voucher = await redeemed(30);
    const first = await voucher.reverse(2, { amount: 10 }, { idempotencyKey: 'reverse-1' });
    const again = await voucher.reverse(2, { amount: 10 }, { idempotencyKey: 'reverse-1' });
    expect([again.text, again.headers['idempotent-replayed']]).toEqual([first.text, 'true']);
    expect((await voucher.reverse(2, {}, { idempotencyKey: null })).status).toBe(400);
    expect((await voucher.read()).remainingValue).toBe(30);
  });
});

describe('the migration that writes the entries of vouchers that expired before', () => {
  const fill = async (): Promise<void> => {
    const { ownerUrl: url } = shop.database;
    const source = await createDataSource({ url, withoutTimeouts: true }).initialize();
    try {
      await new FillExpiryEntries1763896000002().up(source.createQueryRunner());
    } finally {
      await source.destroy();
    }
  };

  it('closes their books once, at the instant of the expiry, and leaves others alone', async () => {
    const [old, active] = [await redeemed(30), await redeemed(30)];
    await shop.database.rows(
      "update vouchers set status = 'expired', expires_at = date_trunc('milliseconds', clock_timestamp()) where id = $1",
      [old.uuid],
    );
    const before = await active.stored();
    await fill();
    const entries = await old.entries();
    expect(entries.slice(0, 2)).toEqual([
      { number: 3, type: 'expire', change: -20, balanceAfter: 0 },
      { number: 2, type: 'redeem', change: -30, balanceAfter: 20 },
    ]);
    const { data } = (await shop.get<{ data: VoucherEntryView[] }>(`/vouchers/${old.id}/entries`)).body;
    expect(data[0]).toMatchObject({ createdAt: (await old.read()).expiry, requestId: null });
    await fill();
    expect(await old.entries()).toEqual(entries);
    expect(await active.stored()).toEqual(before);
    expect((await old.reverse(2)).body).toMatchObject({ spendable: false, data: { remainingValue: 50 } });
  });
});

describe('GET /vouchers/{id}/entries', () => {
  it('lists the whole ledger in pages, newest first, with reasons and what reverses what', async () => {
    const voucher = await redeemed(30);
    await voucher.reverse(2, { amount: 10, reason: 'Order returned' });
    await voucher.reverse(2, { amount: 5, reason: 'And more' });
    await voucher.adjust(10, 'Counted');
    const all = await readAllPages<VoucherEntryView>(shop, `/vouchers/${voucher.id}/entries`, {
      limit: 2,
      filters: '',
    });
    const request = { requestId: expect.stringMatching(/^req_/), createdAt: expect.stringMatching(/Z$/) };
    const none = { reason: null, reverses: null, reversedBy: null, reversedAmount: null, holdId: null };
    expect(all).toEqual([
      { number: 5, type: 'adjust', change: -25, balanceAfter: 10, ...none, reason: 'Counted', ...request },
      {
        number: 4,
        type: 'reverse',
        change: 5,
        balanceAfter: 35,
        ...none,
        reason: 'And more',
        reverses: 2,
        ...request,
      },
      {
        number: 3,
        type: 'reverse',
        change: 10,
        balanceAfter: 30,
        ...none,
        reason: 'Order returned',
        reverses: 2,
        ...request,
      },
      {
        number: 2,
        type: 'redeem',
        change: -30,
        balanceAfter: 20,
        ...none,
        reversedBy: 4,
        reversedAmount: 15,
        ...request,
      },
      { number: 1, type: 'issue', change: 50, balanceAfter: 50, ...none, ...request },
    ]);
  });

  it('404 for another voucher; a cursor of another voucher is 400', async () => {
    const [one, two] = [await redeemed(30), await redeemed(30)];
    expect((await shop.get('/vouchers/nothing/entries')).body.error).toBe('voucher_not_found');
    const page = await shop.get<{ pagination: { nextCursor: string } }>(`/vouchers/${one.id}/entries?limit=1`);
    const { nextCursor } = page.body.pagination;
    const other = await shop.get(`/vouchers/${two.id}/entries?cursor=${nextCursor}`);
    expect(other.body.error).toBe('cursor_invalid');
  });
});

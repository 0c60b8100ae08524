import { writeDueChanges } from '#operations/events/write-due-changes.js';
import { inTransaction } from '#persistence/database/transaction.js';
import type { VoucherHoldView } from '#http/views/voucher-hold.view.js';
import { readAllPages } from '../../support/fixtures/lists.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher, voucherThatIs } from '../../support/fixtures/vouchers.js';
import { useOwnService } from '../../support/harness/service.js';

const service = useOwnService();
let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open(service.now);
});

const passTime = async (): Promise<void> => {
  while (await inTransaction(service.now.database.db, writeDueChanges));
};
/** A voucher of 50.00 with a hold of each amount; their ids. */
async function held(amounts: readonly number[], template: object = {}): Promise<[IssuedVoucher, ...string[]]> {
  const voucher = await IssuedVoucher.of(shop, template);
  const ids: string[] = [];
  for (const amount of amounts) ids.push((await voucher.hold({ amount })).body.data.id);
  return [voucher, ...ids];
}
const amountsOf = async (voucher: IssuedVoucher): Promise<object> => {
  const { status, remainingValue, heldAmount, availableValue } = await voucher.read();
  return { status, remainingValue, heldAmount, availableValue };
};

describe('POST /vouchers/{id}/holds', () => {
  it('201: keeps the amount for 15 minutes, and says how much is left', async () => {
    const voucher = await IssuedVoucher.of(shop);
    const { status, body } = await voucher.hold({ amount: 20, reference: 'checkout-1' });
    expect([status, body]).toEqual([
      201,
      {
        success: true,
        data: {
          id: expect.stringMatching(/^hld_/),
          externalId: body.data.id,
          voucherId: voucher.id,
          amount: 20,
          capturedAmount: 0,
          status: 'held',
          reference: 'checkout-1',
          expiresAt: expect.any(String),
          createdAt: expect.any(String),
        },
      },
    ]);
    const { expiresAt, createdAt } = body.data;
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(900_000);
    expect(await amountsOf(voucher)).toEqual({
      status: 'active',
      remainingValue: 50,
      heldAmount: 20,
      availableValue: 30,
    });
    expect(await voucher.readHold(body.data.id)).toEqual(body.data);
    const rest = (await voucher.hold({ ttlSeconds: 604_800 })).body.data;
    expect([rest.amount, Date.parse(rest.expiresAt) - Date.parse(rest.createdAt)]).toEqual([30, 604_800_000]);
    expect(await readAllPages<VoucherHoldView>(shop, `/vouchers/${voucher.id}/holds`, { limit: 1 })).toEqual([
      rest,
      body.data,
    ]);
  });

  it.each([
    [{ amount: 31 }, { error: 'amount_held', available: 30 }],
    [{ amount: 51 }, { error: 'amount_held', available: 30 }],
    [{ amount: 0 }, { error: 'amount_invalid' }],
    [{ amount: -1 }, { error: 'amount_invalid', message: 'amount must be a number above 0.' }],
    [{ amount: 1.001 }, { error: 'amount_too_precise' }],
    [{ amount: null }, { error: 'invalid_field' }],
    [{ amount: '1' }, { error: 'invalid_field' }],
    [{ ttlSeconds: 59 }, { error: 'invalid_field' }],
    [{ ttlSeconds: 604_801 }, { error: 'invalid_field' }],
    [{ ttlSeconds: 60.5 }, { error: 'invalid_field' }],
    [{ reference: '' }, { error: 'invalid_field' }],
    [{ reference: 'x'.repeat(201) }, { error: 'invalid_field' }],
    [{ note: 'x' }, { error: 'unknown_field' }],
  ])('400: %j', async (body, refusal) => {
    const [voucher] = await held([20]);
    const before = await voucher.stored();
    expect((await voucher.hold(body)).body).toMatchObject({ code: 400, ...refusal });
    expect(await voucher.stored()).toEqual(before);
  });

  it('400: holds leave nothing, and nothing more than a voucher has', async () => {
    const [voucher] = await held([50]);
    expect((await voucher.hold()).body.error).toBe('voucher_held');
    expect((await voucher.hold({ amount: 1 })).body).toMatchObject({ error: 'amount_held', available: 0 });
    const free = await IssuedVoucher.of(shop);
    expect((await free.hold({ amount: 50.01 })).body).toMatchObject({ error: 'amount_held', available: 50 });
  });

  it.each(['pending', 'expired', 'redeemed', 'cancelled'])('400: a voucher that is %s', async (status) => {
    const voucher = await voucherThatIs(shop, status);
    expect((await voucher.hold()).body).toMatchObject({
      error: `voucher_${status}`,
      message: `The voucher's status is ${status}, so it cannot be held.`,
    });
  });

  it('400 too_many_holds: at most 20 live ones; those that ended do not count', async () => {
    const [voucher, first = ''] = await held(Array.from({ length: 20 }, () => 1));
    expect((await voucher.hold({ amount: 1 })).body).toMatchObject({ code: 400, error: 'too_many_holds' });
    await voucher.endHold(first, 'release');
    expect((await voucher.hold({ amount: 1 })).status).toBe(201);
    expect((await voucher.hold({ amount: 1 })).body.error).toBe('too_many_holds');
  });
});

describe('a redemption beside holds', () => {
  it('uses what is available alone, and without an amount takes that', async () => {
    const [voucher] = await held([20]);
    expect((await voucher.redeem({ amount: 30.01 })).body).toMatchObject({
      code: 400,
      error: 'amount_held',
      available: 30,
    });
    expect((await voucher.redeem({ amount: 50.01 })).body.error).toBe('amount_exceeds_remaining');
    expect((await voucher.redeem()).body).toMatchObject({
      redeemedAmount: 30,
      data: { status: 'partial', remainingValue: 20 },
    });
    expect(await amountsOf(voucher)).toEqual({
      status: 'partial',
      remainingValue: 20,
      heldAmount: 20,
      availableValue: 0,
    });
    expect((await voucher.redeem()).body.error).toBe('voucher_held');
    expect((await voucher.redeem({ amount: 1 })).body).toMatchObject({ error: 'amount_held', available: 0 });
  });

  it('without partial redemption any live hold is in the way, and a hold is whole', async () => {
    const [voucher, id = ''] = await held([50], { allowPartialRedemption: false });
    for (const body of [{}, { amount: 50 }]) expect((await voucher.redeem(body)).body.error).toBe('voucher_held');
    expect((await voucher.hold()).body.error).toBe('voucher_held');
    expect((await voucher.endHold(id, 'capture', { amount: 49.99 })).body.error).toBe('partial_redemption_not_allowed');
    expect((await voucher.endHold(id, 'capture')).body.data).toMatchObject({ status: 'captured', capturedAmount: 50 });
    const other = await IssuedVoucher.of(shop, { allowPartialRedemption: false });
    expect((await other.hold({ amount: 49.99 })).body.error).toBe('partial_redemption_not_allowed');
  });

  it('without partial redemption nothing but what is held can remain while a hold lives, so that no capture leaves a rest', async () => {
    const voucher = await IssuedVoucher.of(shop, { allowPartialRedemption: false });
    await voucher.redeem();
    const adjust = (remainingValue: number, more: object = {}) =>
      shop.post(`/vouchers/${voucher.id}/adjust`, { remainingValue, reason: 'Counted', ...more });
    await adjust(40);
    const id = (await voucher.hold()).body.data.id;
    expect((await adjust(50)).body.error).toBe('voucher_held');
    expect((await voucher.reverse(2)).body.error).toBe('voucher_held');
    expect((await adjust(40)).status).toBe(200);
    expect(await amountsOf(voucher)).toMatchObject({ remainingValue: 40, heldAmount: 40 });
    expect((await adjust(50, { releaseHolds: true })).status).toBe(200);
    expect((await voucher.endHold(id, 'capture')).body.error).toBe('hold_released');
    expect(await amountsOf(voucher)).toMatchObject({ remainingValue: 50, heldAmount: 0 });
  });
});

describe('POST /vouchers/{id}/holds/{holdId}/capture and release', () => {
  it('200: redeems a part once; the rest is free again', async () => {
    const [voucher, id = ''] = await held([20]);
    const answer = await voucher.endHold(id, 'capture', { amount: 15 });
    expect([answer.status, answer.body.data]).toMatchObject([
      200,
      { id, amount: 20, capturedAmount: 15, status: 'captured' },
    ]);
    expect(await amountsOf(voucher)).toEqual({
      status: 'partial',
      remainingValue: 35,
      heldAmount: 0,
      availableValue: 35,
    });
    const { redemptions, redemptionCount } = await voucher.read();
    expect([redemptions, redemptionCount]).toMatchObject([[{ number: 2, amount: 15, type: 'partial' }], 1]);
    expect((await voucher.entries())[0]).toEqual({ number: 2, type: 'capture', change: -15, balanceAfter: 35 });
    const { data } = (await shop.get<{ data: { holdId: string }[] }>(`/vouchers/${voucher.id}/entries`)).body;
    expect(data.map(({ holdId }) => holdId)).toEqual([id, null]);
    for (const action of ['capture', 'release'] as const) {
      expect((await voucher.endHold(id, action)).body).toMatchObject({ code: 400, error: 'hold_captured' });
    }
    expect((await voucher.reverse(2)).body.data).toMatchObject({ status: 'active', remainingValue: 50 });
  });

  it('200: a release gives all of it back', async () => {
    const [voucher, id = ''] = await held([50]);
    expect((await voucher.endHold(id, 'release')).body.data).toMatchObject({ status: 'released', capturedAmount: 0 });
    expect(await amountsOf(voucher)).toEqual({
      status: 'active',
      remainingValue: 50,
      heldAmount: 0,
      availableValue: 50,
    });
    for (const action of ['capture', 'release'] as const) {
      expect((await voucher.endHold(id, action)).body.error).toBe('hold_released');
    }
    expect((await voucher.redeem()).body.redeemedAmount).toBe(50);
  });

  it.each([
    [{ amount: 20.01 }, 'amount_exceeds_hold'],
    [{ amount: 0 }, 'amount_invalid'],
    [{ amount: -1 }, 'amount_invalid', 'amount must be a number above 0.'],
    [{ amount: null }, 'invalid_field'],
  ])('400: a capture with %j', async (body, error, message: string = expect.any(String)) => {
    const [voucher, id = ''] = await held([20]);
    const before = await voucher.stored();
    expect((await voucher.endHold(id, 'capture', body)).body).toMatchObject({ code: 400, error, message });
    expect(await voucher.stored()).toEqual(before);
  });

  it('404: a hold of another voucher, and no hold', async () => {
    const [[one, id = ''], [two]] = [await held([20]), await held([20])];
    for (const [voucher, holdId] of [
      [two, id],
      [one, 'hld_01k9zq3f8tf2nv7c1h5x9a3b6e'],
      [one, one.id],
    ] as const) {
      expect((await voucher.endHold(holdId, 'capture')).body).toMatchObject({ code: 404, error: 'hold_not_found' });
      expect((await shop.get(`/vouchers/${voucher.id}/holds/${holdId}`)).body.error).toBe('hold_not_found');
    }
    expect((await shop.get('/vouchers/nothing/holds')).body.error).toBe('voucher_not_found');
  });
});

describe('the expiry of a hold', () => {
  it('is at the instant, without a job, and a job records it once', async () => {
    const [voucher, id = ''] = await held([20]);
    await voucher.moveHold(id, -1);
    expect(await amountsOf(voucher)).toEqual({
      status: 'active',
      remainingValue: 50,
      heldAmount: 0,
      availableValue: 50,
    });
    expect((await voucher.readHold(id)).status).toBe('expired');
    for (const action of ['capture', 'release'] as const) {
      expect((await voucher.endHold(id, action)).body).toMatchObject({ code: 400, error: 'hold_expired' });
    }
    await passTime();
    await passTime();
    const row = await shop.database.row('select held_minor as held from vouchers where id = $1', [voucher.uuid]);
    expect(row).toEqual({ held: 0 });
    expect((await voucher.readHold(id)).status).toBe('expired');
    expect((await voucher.endHold(id, 'capture')).body.error).toBe('hold_expired');
  });

  it('a redemption takes what an expired hold held, before the job has run', async () => {
    const [voucher, id = ''] = await held([20]);
    await voucher.moveHold(id, 0);
    expect((await voucher.redeem()).body).toMatchObject({ redeemedAmount: 50, data: { status: 'redeemed' } });
    expect((await voucher.readHold(id)).status).toBe('expired');
  });

  it('a hold of a voucher that expires meanwhile can be captured until its own expiry', async () => {
    const [voucher, first = '', second = ''] = await held([20, 10]);
    await voucher.move('expires_at', -1000);
    expect((await voucher.hold()).body.error).toBe('voucher_expired');
    await passTime();
    expect((await voucher.endHold(first, 'capture', { amount: 15 })).body.data.status).toBe('captured');
    expect(await amountsOf(voucher)).toEqual({
      status: 'expired',
      remainingValue: 35,
      heldAmount: 10,
      availableValue: 25,
    });
    await voucher.endHold(second, 'release');
    expect((await voucher.entries()).toReversed()).toEqual([
      { number: 1, type: 'issue', change: 50, balanceAfter: 50 },
      { number: 2, type: 'expire', change: -20, balanceAfter: 30 },
      { number: 3, type: 'capture', change: -15, balanceAfter: 15 },
      { number: 4, type: 'expire', change: -5, balanceAfter: 10 },
      { number: 5, type: 'expire', change: -10, balanceAfter: 0 },
    ]);
  });

  it('a voucher and its hold that both expired are closed by the job, in the order of their instants', async () => {
    const [voucher, id = ''] = await held([20]);
    await voucher.move('expires_at', -2000);
    await voucher.moveHold(id, -1000);
    await passTime();
    expect((await voucher.entries()).slice(0, 2)).toEqual([
      { number: 3, type: 'expire', change: -20, balanceAfter: 0 },
      { number: 2, type: 'expire', change: -30, balanceAfter: 20 },
    ]);
    expect(await amountsOf(voucher)).toEqual({
      status: 'expired',
      remainingValue: 50,
      heldAmount: 0,
      availableValue: 50,
    });
  });
});

describe('adjust and cancel beside holds', () => {
  it('400 voucher_held below what is held; releaseHolds releases the newest as far as needed', async () => {
    const [voucher, ...ids] = await held([10, 10, 10]);
    expect((await voucher.adjust(30)).body.data).toMatchObject({ remainingValue: 30, availableValue: 0 });
    expect((await voucher.adjust(29.99)).body).toMatchObject({ code: 400, error: 'voucher_held' });
    const body = { remainingValue: 15, reason: 'Counted', releaseHolds: false };
    expect((await shop.post(`/vouchers/${voucher.id}/adjust`, body)).body.error).toBe('voucher_held');
    const released = await shop.post(`/vouchers/${voucher.id}/adjust`, { ...body, releaseHolds: true });
    expect(released.body).toMatchObject({ data: { remainingValue: 15, heldAmount: 10, availableValue: 5 } });
    const statuses = await Promise.all(ids.map(async (id) => (await voucher.readHold(id)).status));
    expect(statuses).toEqual(['held', 'released', 'released']);
  });

  it('a cancellation needs releaseHolds where anything is held, and releases all', async () => {
    const [voucher, id = ''] = await held([10]);
    expect((await voucher.cancel()).body.error).toBe('voucher_held');
    const cancelled = await shop.post(`/vouchers/${voucher.id}/cancel`, { reason: 'Returned', releaseHolds: true });
    expect(cancelled.body).toMatchObject({ data: { status: 'cancelled', remainingValue: 50, heldAmount: 0 } });
    expect((await voucher.readHold(id)).status).toBe('released');
    expect((await voucher.entries())[0]).toEqual({ number: 2, type: 'cancel', change: -50, balanceAfter: 0 });
  });

  it.each([
    ['held_minor = remaining_minor + 1', 'vouchers_held_bounds'],
    ['remaining_minor = 1999', 'vouchers_held_bounds'],
  ])('the database refuses %s', async (change, constraint) => {
    const [voucher] = await held([20]);
    const changed = shop.database.rows(`update vouchers set ${change} where id = $1`, [voucher.uuid]);
    await expect(changed).rejects.toMatchObject({ constraint });
  });
});

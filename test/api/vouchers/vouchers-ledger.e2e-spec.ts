import { useService } from '../../support/harness/service.js';
import { IssuedVoucher } from '../../support/fixtures/vouchers.js';
import { Shop } from '../../support/fixtures/shop.js';

const service = useService();
const openShop = (): Promise<Shop> => Shop.open(service.now);

describe('the ledger of a voucher', () => {
  it('lists every change with its reason, and adds up to the remaining value, and to 0 when it is cancelled', async () => {
    const voucher = await IssuedVoucher.of(await openShop());
    await voucher.redeem({ amount: 20 });
    await voucher.adjust(45, 'Goods came back');
    await voucher.redeem();
    await voucher.adjust(5, 'A mistake at the till');
    await voucher.cancel('The shop closes');
    expect(await voucher.ledger()).toEqual([
      { number: 1, kind: 'issue', change: 5000, remaining: 5000, type: null, reason: null },
      { number: 2, kind: 'redeem', change: -2000, remaining: 3000, type: 'partial', reason: null },
      { number: 3, kind: 'adjust', change: 1500, remaining: 4500, type: null, reason: 'Goods came back' },
      { number: 4, kind: 'redeem', change: -4500, remaining: 0, type: 'full', reason: null },
      { number: 5, kind: 'adjust', change: 500, remaining: 500, type: null, reason: 'A mistake at the till' },
      { number: 6, kind: 'cancel', change: -500, remaining: 500, type: null, reason: 'The shop closes' },
    ]);
    const { redemptions, status, remainingValue } = await voucher.read();
    expect({ status, remainingValue }).toEqual({ status: 'cancelled', remainingValue: 5 });
    expect(redemptions.map(({ amount }) => amount)).toEqual([20, 45]);
    const keys = await voucher.shop.database.rows(
      'select distinct api_key_id from voucher_entries where voucher_id = $1',
      [voucher.uuid],
    );
    expect(keys).toEqual([{ api_key_id: voucher.shop.keyId }]);
  });

  it.each([
    "update voucher_entries set reason = 'Another one' where voucher_id = $1",
    'update voucher_entries set change_minor = change_minor where voucher_id = $1',
    'delete from voucher_entries where voucher_id = $1',
  ])('the database refuses: %s', async (statement) => {
    const voucher = await IssuedVoucher.of(await openShop());
    await voucher.cancel();
    const before = await voucher.ledger();
    const { database } = voucher.shop;
    await expect(database.rows(statement, [voucher.uuid])).rejects.toMatchObject({ code: 'LR900' });
    await expect(database.rows('truncate voucher_entries')).rejects.toMatchObject({ code: 'LR900' });
    expect(await voucher.ledger()).toEqual(before);
  });

  it.each([
    ["status = 'cancelled', remaining_minor = -1", 'vouchers_remaining_bounds'],
    ["status = 'pending', remaining_minor = value_minor + 1", 'vouchers_remaining_bounds'],
    ["status = 'redeemed'", 'vouchers_redeemed_is_empty'],
    ["status = 'partial'", 'vouchers_partial_is_between'],
    ["status = 'used'", 'vouchers_status_known'],
  ])('the database refuses a voucher with %s', async (change, constraint) => {
    const voucher = await IssuedVoucher.of(await openShop());
    const changed = voucher.shop.database.rows(`update vouchers set ${change} where id = $1`, [voucher.uuid]);
    await expect(changed).rejects.toMatchObject({ constraint });
  });
});

describe('a reason', () => {
  const reasons: readonly [string, unknown, number][] = [
    ['1 character', 'x', 200],
    ['500 characters', 'x'.repeat(500), 200],
    ['500 emoji', '😀'.repeat(500), 200],
    ['501 characters', 'x'.repeat(501), 400],
    ['501 emoji', '😀'.repeat(501), 400],
    ['nothing', undefined, 400],
    ['null', null, 400],
    ['an empty text', '', 400],
    ['spaces alone', '   ', 400],
    ['a zero-width space alone', '\u200b', 400],
    ['a number', 5, 400],
    ['an array', ['x'], 400],
    ['a control character', 'a\u0000b', 400],
    ['a line break', 'a\nb', 400],
    ['a lone surrogate', '\ud800', 400],
  ];
  it.each(reasons)('%s: of an adjustment and of a cancellation', async (_, reason, status) => {
    const voucher = await IssuedVoucher.of(await openShop());
    const before = await voucher.stored();
    const path = `/vouchers/${voucher.id}`;
    expect((await voucher.shop.post(`${path}/adjust`, { remainingValue: 20, reason })).status).toBe(status);
    if (status === 400) expect(await voucher.stored()).toEqual(before);
    else expect((await voucher.ledger()).at(-1)?.reason).toBe(reason);
    expect((await voucher.shop.post(`${path}/cancel`, { reason })).status).toBe(status);
    expect((await voucher.read()).status).toBe(status === 200 ? 'cancelled' : 'active');
  });

  it('is kept in NFC, and unknown fields beside it are refused', async () => {
    const voucher = await IssuedVoucher.of(await openShop());
    expect((await voucher.shop.post(`/vouchers/${voucher.id}/cancel`, { reason: 'x', force: true })).body.error).toBe(
      'unknown_field',
    );
    await voucher.cancel('Cafe\u0301');
    expect((await voucher.ledger()).at(-1)?.reason).toBe('Caf\u00e9');
  });
});

describe('POST /vouchers/{id}/send', () => {
  it('200: stages one job with each request that is carried out, and none on a replay', async () => {
    const voucher = await IssuedVoucher.of(await openShop());
    const first = await voucher.send({ idempotencyKey: 'send-1' });
    expect(first.body).toMatchObject({ success: true, message: expect.any(String) });
    const again = await voucher.send({ idempotencyKey: 'send-1' });
    expect([again.text, again.headers['idempotent-replayed']]).toEqual([first.text, 'true']);
    expect(await voucher.jobs()).toHaveLength(1);
    await voucher.send();
    expect(await voucher.jobs()).toHaveLength(2);
  });

  it('400: a voucher without a recipient e-mail cannot be sent', async () => {
    const voucher = await IssuedVoucher.of(await openShop());
    await voucher.shop.database.rows('update vouchers set recipient_email = null where id = $1', [voucher.uuid]);
    expect((await voucher.send()).body).toMatchObject({ code: 400, error: 'recipient_email_missing' });
    expect(await voucher.jobs()).toEqual([]);
  });

  it('400: a body with a field is refused, an empty one is taken', async () => {
    const voucher = await IssuedVoucher.of(await openShop());
    const path = `/vouchers/${voucher.id}/send`;
    expect((await voucher.shop.post(path, { to: 'x@canary.example' })).body.error).toBe('unknown_field');
    expect(await voucher.jobs()).toEqual([]);
    expect((await voucher.shop.post(path, {})).status).toBe(200);
  });
});

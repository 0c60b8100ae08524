import type { ValidatedVoucherView } from '#api/vouchers/validate-voucher.js';
import { checksum } from '../../support/fixtures/one-of-each.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher, voucherThatIs } from '../../support/fixtures/vouchers.js';
import type { Answer } from '../../support/harness/client.js';
import { useService } from '../../support/harness/service.js';

const service = useService();
let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open(service.now);
});

type Validated = Answer<{ data: ValidatedVoucherView }>;
const validate = ({ id }: IssuedVoucher, body: object = {}): Promise<Validated> =>
  shop.post(`/vouchers/${id}/validate`, body, { idempotencyKey: null });
const byCode = (code: string, body: object = {}): Promise<Validated> =>
  shop.post('/vouchers/validate', { code, ...body }, { idempotencyKey: null });

/** Each asks at a time of its own. */
const withoutTimes = (text: string): string => text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time');

it.each([undefined, 10, 20, 30, 30.01, 50.01, 0, 1.001])(
  'says of %s what the redemption does then, by id and by code, and changes nothing',
  async (amount) => {
    const body = amount === undefined ? {} : { amount };
    for (const state of ['active', 'active from pending', 'partial', 'redeemed', 'expired', 'cancelled', 'pending']) {
      const voucher = await voucherThatIs(shop, state);
      if (state === 'active') await voucher.hold({ amount: 20 });
      const before = await checksum(shop);
      const asItIs = await voucher.read();
      const { status, body: validated } = await validate(voucher, body);
      expect([status, withoutTimes((await byCode(voucher.code.toLowerCase(), body)).text)]).toEqual([
        200,
        withoutTimes(JSON.stringify(validated)),
      ]);
      expect(await checksum(shop)).toEqual(before);
      const { data } = validated;
      const redeemed = await voucher.redeem(body);
      const refused = redeemed.body as unknown as { error: string; message: string };
      if (redeemed.status === 200) {
        const { updatedAt: _, redemptions, ...after } = redeemed.body.data;
        expect(data).toMatchObject({ valid: true, reasons: [], voucher: after });
        expect(data.voucher.redemptions).toHaveLength(redemptions.length);
      } else {
        expect(data.reasons).toEqual([{ error: refused.error, message: refused.message }]);
        expect([data.valid, data.voucher]).toEqual([false, asItIs]);
      }
    }
  },
);

it.each([{ amount: null }, { amount: '1' }, { amount: 1, force: true }])('400: the form of %j', async (body) => {
  expect((await validate(await IssuedVoucher.of(shop), body)).status).toBe(400);
});

it('404: an unknown id; an unknown code, which is a miss of a look-up', async () => {
  expect((await shop.post('/vouchers/nothing/validate', {}, { idempotencyKey: null })).body.error).toBe(
    'voucher_not_found',
  );
  expect((await byCode('2222-2222-2222-2222')).body).toMatchObject({ code: 404, error: 'voucher_not_found' });
  expect((await byCode('mistyped')).body).toMatchObject({ code: 404, error: 'voucher_not_found' });
  expect((await byCode('2'.repeat(10_000))).body).toMatchObject({ code: 404, error: 'voucher_not_found' });
});

it('400: a code that is empty, or has a control character', async () => {
  for (const code of ['', ' ', '2222\n', '\ud800'])
    expect((await byCode(code)).body).toMatchObject({ code: 400, error: 'invalid_field' });
});

it('503 with Retry-After 1 while another write has the voucher', async () => {
  const voucher = await IssuedVoucher.of(shop);
  const held = await shop.database.session();
  try {
    await held.query('begin');
    await held.query('select 1 from vouchers where id = $1 for no key update', [voucher.uuid]);
    const { status, body, headers } = await validate(voucher);
    expect([status, body, headers['retry-after']]).toMatchObject([503, { error: 'database_busy' }, '1']);
    await held.query('rollback');
  } finally {
    await held.end();
  }
  expect((await validate(voucher)).body.data.valid).toBe(true);
});

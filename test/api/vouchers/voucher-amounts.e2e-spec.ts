import { useService } from '../../support/harness/service.js';
import { newEmail } from '../../support/fixtures/random.js';
import { issue, IssuedVoucher, voucherTemplate } from '../../support/fixtures/vouchers.js';
import { Shop } from '../../support/fixtures/shop.js';

const service = useService();
let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open(service.now);
});

/** Each the text of a JSON value, as it stands in a body. */
const neverAnAmount = [
  'null',
  '"10"',
  '""',
  '"all"',
  'true',
  'false',
  '[]',
  '[10]',
  '{}',
  '{"amount":10}',
  '-1',
  '-0.01',
  '-10',
  '0',
  '0.0',
  '-0',
  '1e400',
  '-1e400',
  '5e-324',
  '0.30000000000000004',
  '10.001',
  '1e-3',
  '9007199254740993',
  '1e21',
  '100000000',
  '99999999.999',
  // A double would hold them as 10, 0.1, 49.99, 50, 1e-323 and 0.
  '10.00000000000000000001',
  '0.1000000000000000055511',
  '49.989999999999999999',
  '50.000000000000000000001',
  '1.2e-323',
  '1e-400',
  '0.000000000000000000000000000000001e-300',
  '1e-99999999999999999999',
];

describe('redeem', () => {
  it.each(neverAnAmount)('400: amount %s is refused and nothing is redeemed', async (amount) => {
    const voucher = await IssuedVoucher.of(shop);
    const before = await voucher.stored();
    const answer = await voucher.redeem(`{"amount":${amount}}`);
    expect(answer.status).toBe(400);
    expect(await voucher.stored()).toEqual(before);
  });

  it.each([
    ['{"ammount":10}', 'unknown_field'],
    ['{"Amount":10}', 'unknown_field'],
    ['{"amount":10,"remainingValue":0}', 'unknown_field'],
    ['{"amount":1,"amount":50}', 'duplicate_key'],
    ['{"amount":10', 'body_malformed'],
    ['{"amount":010}', 'body_malformed'],
    ['{"amount":NaN}', 'body_malformed'],
    ['{"amount":+10}', 'body_malformed'],
    ['[]', 'body_not_an_object'],
    ['null', 'body_not_an_object'],
    ['10', 'body_not_an_object'],
    [' ', 'body_malformed'],
  ])('400: the body %s is no full redemption', async (body, error) => {
    const voucher = await IssuedVoucher.of(shop);
    const before = await voucher.stored();
    expect((await voucher.redeem(body)).body).toMatchObject({ code: 400, error });
    expect(await voucher.stored()).toEqual(before);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=latin1', ''])(
    '400: a body sent as "%s" is no full redemption',
    async (type) => {
      const voucher = await IssuedVoucher.of(shop);
      const answer = await voucher.redeem('{"amount":5}', { headers: { 'content-type': type } });
      expect(answer.body).toMatchObject({ code: 400, error: 'content_type_unsupported' });
      expect((await voucher.read()).remainingValue).toBe(50);
    },
  );

  it.each([
    ['an absent body', undefined, {}],
    ['an absent body said to be JSON', undefined, { 'content-type': 'application/json' }],
    ['an empty object', '{}', {}],
  ])('200: %s redeems all that remains', async (_, body, headers) => {
    const voucher = await IssuedVoucher.of(shop);
    await voucher.redeem({ amount: 20 });
    const answer = await voucher.redeem(body, { headers });
    expect(answer.body).toMatchObject({ redeemedAmount: 30, data: { status: 'redeemed', remainingValue: 0 } });
  });

  it.each`
    currency | value          | amount     | remaining
    ${'GBP'} | ${50}          | ${0.01}    | ${49.99}
    ${'GBP'} | ${50}          | ${49.99}   | ${0.01}
    ${'GBP'} | ${0.3}         | ${0.1}     | ${0.2}
    ${'GBP'} | ${99999999.99} | ${0.01}    | ${99999999.98}
    ${'GBP'} | ${4.35}        | ${1.1}     | ${3.25}
    ${'JPY'} | ${5000}        | ${1}       | ${4999}
    ${'JPY'} | ${9999999999}  | ${1}       | ${9999999998}
    ${'KWD'} | ${50}          | ${0.001}   | ${49.999}
    ${'KWD'} | ${9999999.999} | ${9999999} | ${0.999}
    ${'EUR'} | ${1.15}        | ${1.14}    | ${0.01}
  `('200: $amount of $value $currency leaves $remaining', async ({ currency, value, amount, remaining }) => {
    const voucher = await IssuedVoucher.of(shop, { currency, value });
    expect(voucher.issued).toMatchObject({ currency, value, remainingValue: value });
    const { body } = await voucher.redeem({ amount });
    expect(body).toMatchObject({
      redeemedAmount: amount,
      data: { remainingValue: remaining, currency, status: 'partial' },
    });
    expect(body.data.redemptions).toMatchObject([{ amount, type: 'partial' }]);
    expect((await voucher.redeem()).body.redeemedAmount).toBe(remaining);
  });

  it.each`
    currency | amount    | error
    ${'GBP'} | ${0.001}  | ${'amount_too_precise'}
    ${'GBP'} | ${10.005} | ${'amount_too_precise'}
    ${'JPY'} | ${0.5}    | ${'amount_too_precise'}
    ${'JPY'} | ${10.1}   | ${'amount_too_precise'}
    ${'KWD'} | ${0.0005} | ${'amount_too_precise'}
    ${'KWD'} | ${1.0001} | ${'amount_too_precise'}
    ${'GBP'} | ${1e12}   | ${'amount_too_large'}
    ${'GBP'} | ${1e8}    | ${'amount_too_large'}
    ${'GBP'} | ${50.01}  | ${'amount_exceeds_remaining'}
    ${'GBP'} | ${0}      | ${'amount_invalid'}
    ${'GBP'} | ${-5}     | ${'amount_invalid'}
  `('400: $amount $currency is $error', async ({ currency, amount, error }) => {
    const voucher = await IssuedVoucher.of(shop, { currency });
    expect((await voucher.redeem({ amount })).body).toMatchObject({ code: 400, error });
    expect((await voucher.read()).remainingValue).toBe(50);
  });

  it('400: an amount of more digits than are kept says so', async () => {
    const voucher = await IssuedVoucher.of(shop);
    const { body } = await voucher.redeem('{"amount":10.00000000000000000001}');
    const message = 'amount is too large, or has more digits than can be stored exactly.';
    expect(body).toEqual({ code: 400, error: 'invalid_field', message });
  });

  it.each(['10', '10.00000000000000000000', '1e1', '1E+1', '1000e-2', '0.01e3', '100.0e-1'])(
    '200: %s is 10',
    async (amount) => {
      const voucher = await IssuedVoucher.of(shop);
      expect((await voucher.redeem(`{"amount":${amount}}`)).body.redeemedAmount).toBe(10);
    },
  );

  it('many small parts add up to the value exactly', async () => {
    const voucher = await IssuedVoucher.of(shop, { currency: 'GBP', value: 1 });
    for (let part = 0; part < 10; part += 1) await voucher.redeem({ amount: 0.1 });
    expect(await voucher.read()).toMatchObject({ status: 'redeemed', remainingValue: 0 });
    expect((await voucher.ledger()).map(({ remaining }) => remaining)).toEqual([
      100, 90, 80, 70, 60, 50, 40, 30, 20, 10, 0,
    ]);
  });
});

describe('adjust', () => {
  it.each([...neverAnAmount.filter((amount) => !['0', '0.0', '-0'].includes(amount)), '50.01'])(
    '400: remainingValue %s is refused and nothing is adjusted',
    async (remainingValue) => {
      const voucher = await IssuedVoucher.of(shop);
      const before = await voucher.stored();
      const answer = await voucher.shop.post(
        `/vouchers/${voucher.id}/adjust`,
        `{"reason":"x","remainingValue":${remainingValue}}`,
      );
      expect(answer.status).toBe(400);
      expect(await voucher.stored()).toEqual(before);
    },
  );

  it.each(['{"reason":"x"}', '{"remainingValue":1}', '{}', '{"remainingValue":1,"reason":"x","value":99}'])(
    '400: %s is refused',
    async (body) => {
      const voucher = await IssuedVoucher.of(shop);
      expect((await shop.post(`/vouchers/${voucher.id}/adjust`, body)).status).toBe(400);
      expect((await voucher.read()).remainingValue).toBe(50);
    },
  );

  it.each`
    currency | value   | remaining
    ${'GBP'} | ${50}   | ${0.01}
    ${'GBP'} | ${0.3}  | ${0.1}
    ${'JPY'} | ${5000} | ${4999}
    ${'KWD'} | ${50}   | ${49.999}
  `('200: to $remaining of $value $currency', async ({ currency, value, remaining }) => {
    const voucher = await IssuedVoucher.of(shop, { currency, value });
    const { body } = await voucher.adjust(remaining);
    expect(body.data).toMatchObject({ remainingValue: remaining, value, status: 'partial', redemptions: [] });
    expect(await voucher.read()).toEqual(body.data);
  });

  it('200: 0 and -0 are nothing', async () => {
    const voucher = await IssuedVoucher.of(shop);
    const { body } = await shop.post<{ data: object }>(
      `/vouchers/${voucher.id}/adjust`,
      '{"reason":"x","remainingValue":-0}',
    );
    expect(body.data).toMatchObject({ remainingValue: 0, status: 'redeemed' });
  });
});

describe('the value of a monetary template', () => {
  const monetary = (currency: string, minValue: number, maxValue: number) =>
    voucherTemplate(shop, { type: 'monetary', currency, minValue, maxValue });

  it('400: a value of more digits than are kept is refused', async () => {
    const { shown } = await monetary('GBP', 5, 500);
    const text = `{"voucherTemplateId":"${shown}","recipientEmail":"${newEmail()}","value":50.00000000000000000001}`;
    expect((await shop.post('/vouchers', text)).body).toMatchObject({ code: 400, error: 'invalid_field' });
  });

  it.each`
    currency | least    | most           | value         | outcome
    ${'GBP'} | ${5}     | ${500}         | ${5}          | ${201}
    ${'GBP'} | ${5}     | ${500}         | ${500}        | ${201}
    ${'GBP'} | ${5}     | ${500}         | ${12.34}      | ${201}
    ${'GBP'} | ${5}     | ${500}         | ${4.99}       | ${'value_out_of_range'}
    ${'GBP'} | ${5}     | ${500}         | ${500.01}     | ${'value_out_of_range'}
    ${'GBP'} | ${5}     | ${500}         | ${0}          | ${'value_out_of_range'}
    ${'GBP'} | ${5}     | ${500}         | ${-5}         | ${'amount_invalid'}
    ${'GBP'} | ${5}     | ${500}         | ${12.345}     | ${'amount_too_precise'}
    ${'GBP'} | ${5}     | ${500}         | ${1e15}       | ${'amount_too_large'}
    ${'GBP'} | ${5}     | ${500}         | ${undefined}  | ${'value_required'}
    ${'GBP'} | ${5}     | ${500}         | ${null}       | ${'invalid_field'}
    ${'GBP'} | ${5}     | ${500}         | ${'50'}       | ${'invalid_field'}
    ${'GBP'} | ${5}     | ${500}         | ${[50]}       | ${'invalid_field'}
    ${'GBP'} | ${5}     | ${500}         | ${true}       | ${'invalid_field'}
    ${'JPY'} | ${1}     | ${9999999999}  | ${9999999999} | ${201}
    ${'JPY'} | ${1}     | ${9999999999}  | ${1.5}        | ${'amount_too_precise'}
    ${'KWD'} | ${0.001} | ${9999999.999} | ${0.001}      | ${201}
    ${'KWD'} | ${0.001} | ${9999999.999} | ${0.0001}     | ${'amount_too_precise'}
  `('$currency $least to $most: $value is $outcome', async ({ currency, least, most, value, outcome }) => {
    const template = await monetary(currency, least, most);
    const before = await shop.database.count('select count(*) from vouchers');
    const answer = await issue(shop, template.shown, { value });
    if (outcome === 201) {
      return expect(answer.body.data).toMatchObject({ value, remainingValue: value, currency, redemptions: [] });
    }
    expect(answer.body).toMatchObject({ code: 400, error: outcome });
    return expect(await shop.database.count('select count(*) from vouchers')).toBe(before);
  });

  it.each([1, 49.99, 1e-9, 1e15, -1, 0])('a fixed template ignores value %d', async (value) => {
    const template = await voucherTemplate(shop);
    const answer = await issue(shop, template.shown, { value });
    expect(answer.body.data).toMatchObject({ value: 50, remainingValue: 50 });
  });

  it.each([null, '1', true, {}])('400: a fixed template ignores the number, not another type: %j', async (value) => {
    const template = await voucherTemplate(shop);
    expect((await issue(shop, template.shown, { value })).body).toMatchObject({ code: 400, error: 'invalid_field' });
  });
});

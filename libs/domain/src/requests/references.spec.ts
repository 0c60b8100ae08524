import { encodeId } from '../ids.js';
import { formatVoucherCode, generateVoucherCode } from '../vouchers/code.js';
import { namedThings, type NamedThing } from './references.js';

const id = encodeId('customer', '01890a5d-ac96-774b-bcce-b302099a8057');
const code = generateVoucherCode(Array.from({ length: 15 }, (_, at) => at));
const external = (kind: NamedThing['kind'], value: string): NamedThing => ({ kind, by: 'externalId', value });
const base = '/v1/public';

describe('the things that a request names', () => {
  it.each([
    ['/customers/{id}', '/customers/shop-1', [external('customer', 'shop-1')]],
    ['/customers/{id}', '/customers/a%2Fb%20c', [external('customer', 'a/b c')]],
    ['/customers/{id}', `/customers/${id}`, []],
    ['/customers/{id}', '/customers/%FF', []],
    [
      '/customers/{customerId}/cards/{cardId}/stamps',
      '/customers/one/cards/two/stamps',
      [external('customer', 'one'), external('card', 'two')],
    ],
    ['/customers/{customerId}/rewards/{rewardId}', `/customers/${id}/rewards/two`, [external('reward', 'two')]],
    ['/rewards/{id}/redeem', '/rewards/two/redeem', [external('reward', 'two')]],
    ['/rewards/{id}', '/rewards/a-template', []],
    ['/cards/{id}', '/cards/a-definition', []],
    ['/vouchers/{id}', '/vouchers/a-template', []],
    ['/vouchers/{id}', '/vouchers/two?view=issued', [external('voucher', 'two')]],
    ['/vouchers/{id}/redeem', '/vouchers/two/redeem', [external('voucher', 'two')]],
    ['/orders/{id}', '/orders/two', [external('order', 'two')]],
    ['/orders', '/orders?customerId=one', [external('customer', 'one')]],
    ['/customers', '/customers?email=Ada%40Example.com', [{ kind: 'customer', by: 'email', value: 'ada@example.com' }]],
    [
      '/vouchers/lookup',
      `/vouchers/lookup?code=${formatVoucherCode(code).toLowerCase()}`,
      [{ kind: 'voucher', by: 'code', value: code }],
    ],
    ['/orders', '/orders?orderNumber=A+7', [{ kind: 'order', by: 'orderNumber', value: 'A 7' }]],
    ['/orders', '/orders?orderNumber=%00', []],
    ['/requests/{id}', '/requests/one', []],
    ['/customers', '/customers?email=a%00@example.com', []],
  ] as const)('%s: %s', (route, url, expected) => {
    expect(namedThings({ route: base + route, url: base + url, body: undefined })).toEqual(expected);
  });

  it('in a body, malformed or not', () => {
    const body =
      '{"customer_email":"Ada@Example.com","coupon_code":"spring-10","customerId":"sh\\u006fp","order_number":"7","order_value":';
    expect(namedThings({ route: undefined, url: '/x', body })).toEqual([
      { kind: 'customer', by: 'email', value: 'ada@example.com' },
      { kind: 'reward', by: 'code', value: 'SPRING-10' },
      external('customer', 'shop'),
    ]);
  });

  it('in a body, by the code of a voucher, and never by what cannot be stored', () => {
    const body = `{"code":"${formatVoucherCode(code)}","recipientEmail":"a\\u0000@example.com","amount":-1}`;
    expect(namedThings({ route: undefined, url: '/x', body })).toEqual([{ kind: 'voucher', by: 'code', value: code }]);
  });

  it('are at most four', () => {
    const body = Array.from({ length: 9 }, (_, n) => `"customerId":"c${n}"`).join();
    expect(namedThings({ route: undefined, url: '/x', body })).toHaveLength(4);
  });
});

import { generateVoucherCode, formatVoucherCode } from '../vouchers/code.js';
import { keepText, maskText } from './mask.js';

const code = generateVoucherCode([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);

describe('maskText', () => {
  it.each([
    ['an e-mail in JSON', '{"customer_email":"ada@example.com","n":1}', '{"customer_email":"a***@example.com","n":1}'],
    ['an e-mail in a query', 'search=ada%40example.com&limit=5', 'search=a***%40example.com&limit=5'],
    ['an e-mail with a tag', '"Ada.Byron+shop@mail.example.com"', '"A***@mail.example.com"'],
    ['two e-mails', 'ada@example.com, bob@example.org', 'a***@example.com, b***@example.org'],
    ['an e-mail in escapes', '"\\u0061da@example.com"', '"\\u***@example.com"'],
    ['an e-mail of letters outside ASCII', '"élodie@example.com"', '"***@example.com"'],
    ['a coupon code', '{"couponCode": "SUMMER-2026"}', '{"couponCode": "****2026"}'],
    ['a coupon code of an order', '{"coupon_code":"SUMMER26"}', '{"coupon_code":"****ER26"}'],
    ['a short coupon code', '{"couponCode":"TEN"}', '{"couponCode":"****"}'],
    ['a code in a query', 'code=ABCDEFGH&limit=1', 'code=****EFGH&limit=1'],
    ['a code field with a number', '{"code":400,"message":"No."}', '{"code":400,"message":"No."}'],
    ['a field that ends with code', '{"zipcode":"12345-6789"}', '{"zipcode":"12345-6789"}'],
    ['an API key', '"lrw_live_0123456789ab_secretsecret"', '"lrw_live_0123456789ab_****"'],
    ['a webhook secret', '{"secret":"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"}', '{"secret":"whsec_****"}'],
    [
      'ids',
      '/v1/public/customers/cus_01k9zq3f8te5rb8s6yw2m4n7pd',
      '/v1/public/customers/cus_01k9zq3f8te5rb8s6yw2m4n7pd',
    ],
  ])('masks %s', (_, text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  it.each([code, formatVoucherCode(code), formatVoucherCode(code).toLowerCase(), code.replace(/.{4}(?=.)/g, '$&+')])(
    'masks the voucher code %s in a path',
    (text) => {
      expect(maskText(`/v1/public/vouchers/${text}/redeem`)).toMatch(
        new RegExp(`^/v1/public/vouchers/\\*\\*\\*\\*${code.slice(-4)}/redeem$`, 'i'),
      );
    },
  );

  it('leaves 16 characters that are no voucher code', () => {
    const other = code.slice(0, 15) + (code.endsWith('2') ? '3' : '2');
    expect(maskText(`/orders/${other}`)).toBe(`/orders/${other}`);
  });
});

describe('keepText', () => {
  it('keeps a short text whole', () => {
    expect(keepText('{"value":1}')).toEqual({ text: '{"value":1}', truncated: false });
  });

  it('keeps 4,096 bytes, and no half of a character', () => {
    expect(keepText('a'.repeat(4_096))).toEqual({ text: 'a'.repeat(4_096), truncated: false });
    expect(keepText('a'.repeat(4_097))).toEqual({ text: 'a'.repeat(4_096), truncated: true });
    expect(keepText(`a${'é'.repeat(2_100)}`)).toEqual({ text: `a${'é'.repeat(2_047)}`, truncated: true });
  });

  it('masks before it truncates', () => {
    const { text, truncated } = keepText(`${'x '.repeat(2_045)}ada@example.com`);
    expect(text).not.toContain('ada');
    expect(truncated).toBe(true);
  });
});

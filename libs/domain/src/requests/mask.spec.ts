import { randomUUID } from 'node:crypto';
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
    ['what looks like an escape, beside an e-mail', '"20%50 now","ada@example.com"', '"20%50 now","a***@example.com"'],
    [
      'an API key with an escaped letter in a query',
      'z=lrw_%6Cive_0123456789ab_secret',
      'z=lrw_live_0123456789ab_****',
    ],
    ['with one that is escaped twice', 'z=%256Crw_live_0123456789ab_secret', 'z=lrw_live_0123456789ab_****'],
    ['in JSON', '{"x":"\\u006crw_live_0123456789ab_s\\u0065cret"}', '{"x":"lrw_live_0123456789ab_****"}'],
    ['a webhook secret with an escaped letter', '"whs\\u0065c_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"', '"whsec_****"'],
    ['escapes of letters beside nothing to mask', 'z=%41da&x="\\u0041"', 'z=%41da&x="\\u0041"'],
    ['an e-mail of letters outside ASCII', '"élodie@example.com"', '"***@example.com"'],
    ['a coupon code', '{"couponCode": "SUMMER-2026"}', '{"couponCode": "****2026"}'],
    ['a coupon code of an order', '{"coupon_code":"SUMMER26"}', '{"coupon_code":"****ER26"}'],
    ['a short coupon code', '{"couponCode":"TEN"}', '{"couponCode":"****"}'],
    ['a code in a query', 'code=ABCDEFGH&limit=1', 'code=****EFGH&limit=1'],
    ['a code field with a number', '{"code":400,"message":"No."}', '{"code":400,"message":"No."}'],
    ['a field that ends with code', '{"zipcode":"12345-6789"}', '{"zipcode":"12345-6789"}'],
    ['an API key', '"lrw_live_0123456789ab_secretsecret"', '"lrw_live_0123456789ab_****"'],
    ['a webhook secret', '{"secret":"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"}', '{"secret":"whsec_****"}'],
    ['the path of a URL', '{"url":"https://hooks.example/T0/B1?t=x#y"}', '{"url":"https://hooks.example/****"}'],
    ['a URL in escapes', '{"url" : "https:\\/\\/hooks.example\\/T0"}', '{"url" : "https:\\/\\/hooks.example/****"}'],
    [
      'the user of a URL, as of an e-mail',
      '{"url":"https://me:secret@hooks.example/"}',
      '{"url":"https:***@hooks.example/"}',
    ],
    [
      'a URL without a path',
      '{"url":"https://hooks.example:8443","n":1}',
      '{"url":"https://hooks.example:8443","n":1}',
    ],
    ['what is no URL', '{"url":"hooks.example/T0"}', '{"url":"hooks.example/****"}'],
    ['a URL that is cut', '{"url":"https://hooks.example/T0/B1', '{"url":"https://hooks.example/****'],
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

  const spaced = formatVoucherCode(code).replaceAll('-', ' ');
  const last = code.slice(-4);
  it.each([
    ['with %20', `/vouchers/${encodeURIComponent(spaced)}/redeem`, `/vouchers/****${last}/redeem`],
    ['with %2D', `search=${spaced.replaceAll(' ', '%2d')}`, `search=****${last}`],
    ['with %2B', `search=${spaced.replaceAll(' ', '%2B')}&page=2`, `search=****${last}&page=2`],
    ['with %2520', `search=${spaced.replaceAll(' ', '%2520')}`, `search=****${last}`],
    ['with \\u002d', `"${spaced.replaceAll(' ', '\\u002d')}"`, `"****${last}"`],
    ['with \\u0020', `"Code ${spaced.replaceAll(' ', '\\u0020')}"`, `"Code ****${last}"`],
    ['with several separators', `"${spaced.replaceAll(' ', ' - ')}"`, `"****${last}"`],
    ['after %20', `search=x%20${code}`, `search=x%20****${last}`],
    ['after %2520', `search=x%2520${code}`, `search=x%2520****${last}`],
    ['after %20 in a path', `/vouchers/%20${formatVoucherCode(code)}`, `/vouchers/%20****${last}`],
    ['in %22', `search=%22${code}%22`, `search=%22****${last}%22`],
    ['after a line feed', `"Code:\\n${code}\\u0021"`, `"Code:\\n****${last}\\u0021"`],
    ['after \\u0022', `"\\u0022${code}\\u0022"`, `"\\u0022****${last}\\u0022"`],
    ['after a word of four letters', `"test ${spaced} here"`, `"test ****${last} here"`],
    ['after an underscore', `"voucher_${code}"`, `"voucher_****${last}"`],
  ])('masks a voucher code %s', (_, text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  it.each([
    ['15 characters', `view=issued&search=${code.slice(0, 15)}&page=1`, 'view=issued&search=****&page=1'],
    ['15 characters in groups', `search=${formatVoucherCode(code).slice(0, -1)}`, 'search=****'],
    ['the last 15 characters', `search=${encodeURIComponent(spaced.slice(1))}`, 'search=****'],
    ['15 characters behind a word', `search=test+${spaced.slice(0, -1).replaceAll(' ', '+')}`, 'search=****'],
    ['15 characters after %20', `search=oh%20${code.slice(0, 15)}%22`, 'search=oh%20****%22'],
    ['16 mistyped characters', `search=${code.slice(0, 15)}${last === 'Z' ? '2' : 'Z'}`, 'search=****'],
    ['15 letters', 'search=ABCDEFGHJKMNPQR', 'search=****'],
    ['9 characters, as of somebody who types', `search=${code.slice(0, 9)}`, 'search=****'],
  ])('masks %s of a voucher code in a search', (_, text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  it.each([
    'search=cus_01m814wt7mfzzbnjn778aqnwc5',
    'search=01m814wt7mfzzbnjn778aqnwc5',
    'search=Breakfast',
    'search=Jane+Hathaway',
    'search=Ada%20Lovelace%202026',
    'search=ABCD2345',
    'research=ABCDEFGHJKMNPQR',
    '/v1/public/customers/cus_01m814wt7mfzzbnjn778aqnwc5?limit=5',
    '{"order_number":"ABCDEFGHJ2"}',
    // The first or the last 16 characters of these UUIDs have the form of a code, with the right check character.
    'c53cb731-cf3b-430c-aa66-fa587679bba8',
    'id=c53cb731%2Dcf3b%2D430c%2Daa66%2Dfa587679bba8',
    '"c53cb731\\u002dcf3b\\u002d430c\\u002daa66\\u002dfa587679bba8"',
    'x-2e47f4d2%2ddc6d%2d48ff%2d8c2d%2d40d86ec752a6',
    '2e47f4d2-dc6d-48ff-8c2d-40d86ec752a6',
    'order-2E47F4D2-DC6D-48FF-8C2D-40D86EC752A6',
    '/orders/x%202e47f4d2-dc6d-48ff-8c2d-40d86ec752a6',
  ])('leaves %s', (text) => {
    expect(maskText(text)).toBe(text);
  });

  it.each([
    ['"secret person"@m.com', '***@m.com'],
    ['{"email":"\\"secret person\\"@m.com"}', '{"email":"***@m.com"}'],
    ['{"email":"\\u0022secret person\\u0022@m.com"}', '{"email":"\\u***@m.com"}'],
    ['search=%22secret%20person%22%40m.com', 'search=***%40m.com'],
    ['{"email":"firstname.o\'neil@m.com"}', '{"email":"f***@m.com"}'],
    ["email=firstname.o'neil@m.com", 'email=f***@m.com'],
    ['email=firstname.o%27neil%40m.com', 'email=f***%40m.com'],
    ['{"email":"j\\u00fcrgen.m\\u00fcller@example.com"}', '{"email":"j***@example.com"}'],
    ['{"email":"secret.person\\u0040hidden.example"}', '{"email":"s***\\u0040hidden.example"}'],
    ['email=ada%2540example.com', 'email=a***%2540example.com'],
  ])('masks the e-mail in %s', (text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  it.each([
    ['{"couponCode":["Zsecret-coupon-77"],"n":1}', '{"couponCode":"****","n":1}'],
    ['{"couponCode":[["a]\\"}b"],{"c":"d"}],"n":[1]}', '{"couponCode":"****","n":[1]}'],
    ['{"coupon_code":{"value":"Zsecret-coupon-77","code":"x"}}', '{"coupon_code":"****"}'],
    ['{"voucherCode":["Zsecret', '{"voucherCode":"****"'],
    ['{"code":["Zsecret-coupon-77"]}', '{"code":"****"}'],
    ['{"coupon_code":123}', '{"coupon_code":"****"}'],
    ['{"coupon_c\\u006fde":"Zsecret-77"}', '{"coupon_code":"****t-77"}'],
    ['{"n":1, "\\u0063\\u006Fde" : "Zsecret-77"}', '{"n":1, "code" : "****t-77"}'],
    ['{"coupon_code": 1234567890,"n":1}', '{"coupon_code": "****7890","n":1}'],
    ['{"couponCode":Zsecret}', '{"couponCode":"****"}'],
    ['{"couponCode":"Zsecret\\\ncoupon"}', '{"couponCode":"****upon"}'],
    ['couponCode[]=Zsecret-77&limit=1', 'couponCode[]=****t-77&limit=1'],
    ['couponCode%5B%5D=Zsecret-77', 'couponCode%5B%5D=****t-77'],
    ['a=1&coupon%5Fcode%5b0%5d=Zsecret-77', 'a=1&coupon%5Fcode%5b0%5d=****t-77'],
    ['order[coupon_code]=Zsecret-77', 'order[coupon_code]=****t-77'],
  ])('masks the coupon code in %s', (text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  it('leaves a coupon code of null', () => {
    expect(maskText('{"couponCode":null,"code":404}')).toBe('{"couponCode":null,"code":404}');
  });

  it.each([
    ['k=lrw%5Flive%5F0123456789ab%5Fsecretsecret&n=1', 'k=lrw_live_0123456789ab_****&n=1'],
    ['k=lrw%5flive_0123456789ab%255Fsecret%5fsecret', 'k=lrw_live_0123456789ab_****'],
    ['{"k":"lrw\\u005flive_0123456789ab_secret"}', '{"k":"lrw_live_0123456789ab_****"}'],
    ['k=whsec%5FMfKQ9r8G%2BKYq%2FTwj%3D&n=1', 'k=whsec_****&n=1'],
    ['{"k":"whsec_MfKQ9r8G\\/KYq"}', '{"k":"whsec_****"}'],
    ['{"k":"whsec_MfKQ9r8G\\u002BKYq\\u002f7\\u003D"}', '{"k":"whsec_****"}'],
  ])('masks the key in %s', (text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  it('leaves every UUID', () => {
    const uuids = Array.from({ length: 10_000 }, () => randomUUID());
    expect(uuids.filter((uuid) => maskText(`"${uuid}"`) !== `"${uuid}"`)).toEqual([]);
  });

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

  // What is masked makes the text shorter, so that the end of what was read would be kept.
  const long = `${'x '.repeat(1_500)}${`${'y'.repeat(600)}@m.com `.repeat(8)}`;
  it.each([
    ['a voucher code', formatVoucherCode(code)],
    ['an e-mail', 'secret.person.secret@example.com'],
    ['a quoted e-mail', '"secret person secret person"@example.com'],
    ['an e-mail in JSON escapes', `${'\\u0041'.repeat(64)}@example.com`],
    ['a coupon code', '"couponCode":"Zsecret-coupon-77"'],
    ['an API key', `lrw_live_0123456789ab_${'s3cret'.repeat(8)}`],
  ])('keeps no part of %s that the read limit cuts', (_, secret) => {
    for (let length = 1; length < secret.length; length++) {
      const { text, truncated } = keepText(`${long.padEnd(8_191 - length, 'x ')} ${secret} ${'z'.repeat(100)}`);
      expect(text).toMatch(/^(?:x ){1000}[xy@m.co* ]*$/);
      expect(truncated).toBe(true);
    }
  });

  it('leaves out the end of a text that was cut, where half of a secret may stand', () => {
    for (const end of ['{"giftCard":"6AHJ-S46A-HJS4-6AH', '{"customer_email":"ada.lovelace.canary']) {
      expect(keepText(end, undefined, true)).toEqual({ text: '', truncated: true });
      const { text, truncated } = keepText(`${'x '.repeat(600)}${end}`, undefined, true);
      expect([text.length > 100, /6AHJ|lovelace/.test(text), truncated]).toEqual([true, false, true]);
    }
  });

  it('keeps fewer bytes where fewer are asked for', () => {
    expect(keepText(`${'a'.repeat(9)} ada@m.com`, 12)).toEqual({ text: `${'a'.repeat(9)} a*`, truncated: true });
  });

  it.each(['AAAA-', 'AAAA%20', '2525', '"code":[', '"code" ', '&code[', 'search=AAAA-', 'lrw%5F', '\\'])(
    'takes linear time for %s many times',
    (part) => {
      // Measures processor time, because other processes do not make it longer.
      const start = process.cpuUsage();
      maskText(part.repeat(100_000 / part.length));
      expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
    },
  );
});

it('masks a voucher code whose letters, digits and hyphens are escaped', () => {
  const percent = [...code].map((each) => `%${each.charCodeAt(0).toString(16)}`).join('');
  const json = [...code].map((each) => `\\u00${each.charCodeAt(0).toString(16)}`).join('');
  expect(maskText(`z=${percent}`)).toBe(`z=****${code.slice(-4)}`);
  expect(maskText(`{"note":"${json}"}`)).toBe(`{"note":"****${code.slice(-4)}"}`);
});

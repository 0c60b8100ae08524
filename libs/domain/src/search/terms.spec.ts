import { encodeId, type IdKind } from '../ids.js';
import { generateApiKey } from '../keys/format.js';
import { formatVoucherCode, generateVoucherCode } from '../vouchers/code.js';
import { searchTerms } from './terms.js';

const uuid = '01890a5d-ac96-774b-bcce-b302099a8057';
const { key, publicPart } = generateApiKey((count) => new Uint8Array(count).fill(7));
const code = generateVoucherCode(Array.from({ length: 15 }, (_, at) => at));
const by = (text: string): string[] => searchTerms(text).map((term) => term.by);

describe('what a text in the search box may be', () => {
  it.each([
    'customer',
    'card',
    'reward',
    'voucher',
    'order',
    'api_key',
    'request',
    'event',
    'webhook_delivery',
    'email',
    'location',
  ] as const)('an id of a %s is that first, and what a merchant may have made of it', (kind: IdKind) => {
    const id = encodeId(kind, uuid);
    expect(searchTerms(` ${id} `)).toEqual([
      { by: 'id', value: uuid, kind },
      ...['orderNumber', 'externalReference', 'xRequestId', 'idempotencyKey'].map((each) => ({ by: each, value: id })),
    ]);
  });

  it('a Message-ID is the e-mail, as its header has it or copied without brackets', () => {
    for (const text of [`<${uuid}@mail.example>`, `${uuid}@mail.example`, `<${uuid.toUpperCase()}@mail.example>`]) {
      expect(searchTerms(text)).toEqual([{ by: 'id', value: uuid, kind: 'email' }]);
    }
    expect(by(`${uuid.slice(1)}@mail.example`)).toContain('email');
  });

  it('a whole API key is its public part, and so is a prefix; no term holds more of it', () => {
    for (const text of [key, `lrw_live_${publicPart}`, `lrw_live_${publicPart}_`, `lrw_live_${publicPart}_****`]) {
      expect(searchTerms(text)).toEqual([{ by: 'keyPart', value: publicPart }]);
    }
  });

  it.each([
    `${key.slice(0, -1)}-`,
    `${key}x`,
    key.slice(0, -1),
    'lrw_live_short',
    `${key} and more`,
    'whsec_MfKQ9r8GKYqr',
  ])('a text that could hold a secret is not looked up: %#', (text) => expect(searchTerms(text)).toEqual([]));

  it('a voucher code, as it is printed or typed', () => {
    for (const text of [
      code,
      formatVoucherCode(code),
      code.toLowerCase(),
      formatVoucherCode(code).replaceAll('-', ' '),
    ]) {
      expect(searchTerms(text)).toContainEqual({ by: 'voucherCode', value: code });
    }
    expect(by(`${code.slice(0, -1)}0`)).not.toContain('voucherCode');
  });

  it('an e-mail in its stored form, and its start', () => {
    expect(searchTerms(' Ada@Example.com')).toEqual(
      expect.arrayContaining([
        { by: 'email', value: 'ada@example.com' },
        { by: 'emailStart', value: 'ada@example.com' },
      ]),
    );
    expect(by('ada')).not.toContain('email');
    expect(by('ada')).toEqual(expect.arrayContaining(['emailStart', 'nameStart']));
  });

  it.each([
    'mailto:ada@example.com',
    'Mailto:Ada@example.com?subject=Hi',
    'Ada <ada@example.com>',
    '"Ada" <mailto:ada@example.com>',
    '<ada@example.com>',
  ])('an e-mail as it is copied: %s', (text) => {
    expect(searchTerms(text)).toContainEqual({ by: 'email', value: 'ada@example.com' });
    expect(searchTerms(text)).toContainEqual({ by: 'externalReference', value: text });
  });

  it('an order number, also without a number sign before it', () => {
    const numbers = searchTerms('#SMALL-2').filter((term) => term.by === 'orderNumber');
    expect(numbers.map(({ value }) => value)).toEqual(['#SMALL-2', 'SMALL-2']);
    expect(searchTerms('#').filter((term) => term.by === 'orderNumber')).toHaveLength(1);
  });

  it('an order number of ours, typed in any case: as it was sent first, then in upper case', () => {
    const numbersIn = (text: string): string[] =>
      searchTerms(text).flatMap(({ by: of, value }) => (of === 'orderNumber' ? [value] : []));
    expect(numbersIn('ord-qygc3rajpe')).toEqual(['ord-qygc3rajpe', 'ORD-QYGC3RAJPE']);
    expect(numbersIn('#Ord-qygc3rajpe')).toEqual(['#Ord-qygc3rajpe', 'Ord-qygc3rajpe', 'ORD-QYGC3RAJPE']);
    expect(numbersIn('ORD-QYGC3RAJPE')).toEqual(['ORD-QYGC3RAJPE']);
    expect(numbersIn('order-1')).toEqual(['order-1']);
  });

  it('two characters are the start of a name where one is Chinese, Japanese or Korean', () => {
    for (const text of ['李明', '李a', '田中', '민준', 'アン'])
      expect(by(text).filter((each) => each.endsWith('Start'))).toEqual(['nameStart']);
    expect(by('李').filter((each) => each.endsWith('Start'))).toEqual([]);
  });

  it('two characters are no start of a name or an e-mail; an emoji is one character', () => {
    for (const text of ['ad', 'a', '👍👍']) expect(by(text).filter((each) => each.endsWith('Start'))).toEqual([]);
    expect(by('👍👍👍')).toContain('nameStart');
  });

  it('a plain text is whatever has this form', () => {
    expect(by('spring-10')).toEqual(
      expect.arrayContaining([
        'externalId',
        'couponCode',
        'orderNumber',
        'externalReference',
        'xRequestId',
        'idempotencyKey',
      ]),
    );
    expect(searchTerms('spring-10')).toContainEqual({ by: 'couponCode', value: 'SPRING-10' });
  });

  it.each(['', '  ', 'a\u0000b', '\ud800'])('%j is nothing', (text) => expect(searchTerms(text)).toEqual([]));
});

import type { IncomingMessage } from 'node:http';
import { formatVoucherCode, generateVoucherCode } from '#domain/vouchers/code.js';
import { requestIdOf } from './request-id.js';

const code = generateVoucherCode([4, 8, 15, 16, 23, 2, 4, 8, 15, 16, 23, 2, 4, 8, 15]);
const idFor = (given: string): string =>
  requestIdOf({ headers: { 'x-request-id': given } } as unknown as IncomingMessage);

const otherCheck = (text: string): string => text.replace(/.$/, (last) => (last === '2' ? '3' : '2'));
const hexCode = generateVoucherCode([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 2]);

it.each([
  'a',
  'till-7.42~x_y',
  '5c1d7f3e-9b2a-4c6d-8e5f-7a3b2c4d6e8f',
  '5c1d7f3e9b2a4c6d8e5f7a3b2c4d6e8f',
  '01JDQ4ZK3V8Y5T2N7R9XMWB6CE',
  `${code}${code}`,
  `x${code}`,
  `${code}7`,
  otherCheck(code),
  'x'.repeat(128),
])('%s is kept', (given) => expect(idFor(given)).toBe(given));

it('a UUID is kept, also one that begins or ends like a code', () => {
  expect(hexCode).toMatch(/^[0-9A-F]{16}$/);
  const [head, tail] = [/(.{8})(.{4})(.{4})/.exec(hexCode), /(.{4})(.{12})/.exec(hexCode)].map((found) =>
    found?.slice(1).join('-').toLowerCase(),
  );
  for (const uuid of [`${head}-8e5f-7a3b2c4d6e8f`, `5c1d7f3e-9b2a-4c6d-${tail}`, `order-5c1d7f3e-9b2a-4c6d-${tail}`]) {
    expect(idFor(uuid)).toBe(uuid);
  }
});

it.each([
  ['no token', 'a b'],
  ['too long', 'x'.repeat(129)],
  ['an API key', 'lrw_live_ABCDEFGH1234_secret'],
  ['a code as it is printed', formatVoucherCode(code)],
  ['the same in lower case', formatVoucherCode(code).toLowerCase()],
  ['a code without hyphens', code],
  ['a code without hyphens in lower case', code.toLowerCase()],
  ['a code without hyphens within a text', `redeem-${code}_2`],
  ['a code with some of its hyphens', `${code.slice(0, 8)}-${code.slice(8)}`],
  ['a code within a text', `redeem-${formatVoucherCode(code)}_2`],
  ['the secret of a webhook endpoint', 'whsec_c2VjcmV0'],
])('%s is replaced by our own id', (_, given) => expect(idFor(given)).toMatch(/^req_[0-9a-z]{26}$/));

it('our own id is made when the request arrives, also where the caller gives one', () => {
  const request = { headers: { 'x-request-id': 'till-7' } } as unknown as IncomingMessage;
  requestIdOf(request);
  expect(request.requestUuid).toMatch(/^[0-9a-f-]{36}$/);
});

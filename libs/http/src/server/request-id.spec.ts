import type { IncomingMessage } from 'node:http';
import { formatVoucherCode, generateVoucherCode } from '#domain/vouchers/code.js';
import { requestIdOf } from './request-id.js';

const code = generateVoucherCode([4, 8, 15, 16, 23, 2, 4, 8, 15, 16, 23, 2, 4, 8, 15]);
const idFor = (given: string): string =>
  requestIdOf({ headers: { 'x-request-id': given } } as unknown as IncomingMessage);

it.each(['a', 'till-7.42~x_y', '5c1d7f3e-9b2a-4c6d-8e5f-7a3b2c4d6e8f', code, 'x'.repeat(128)])('%s is kept', (given) =>
  expect(idFor(given)).toBe(given),
);

it.each([
  ['no token', 'a b'],
  ['too long', 'x'.repeat(129)],
  ['an API key', 'lrw_live_ABCDEFGH1234_secret'],
  ['a code as it is printed', formatVoucherCode(code)],
  ['the same in lower case', formatVoucherCode(code).toLowerCase()],
  ['a code within a text', `redeem-${formatVoucherCode(code)}_2`],
  ['the secret of a webhook endpoint', 'whsec_c2VjcmV0'],
])('%s is replaced by our own id', (_, given) => expect(idFor(given)).toMatch(/^req_[0-9a-z]{26}$/));

it('our own id is made when the request arrives, also where the caller gives one', () => {
  const request = { headers: { 'x-request-id': 'till-7' } } as unknown as IncomingMessage;
  requestIdOf(request);
  expect(request.requestUuid).toMatch(/^[0-9a-f-]{36}$/);
});

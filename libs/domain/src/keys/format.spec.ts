import fc from 'fast-check';
import { apiKeyStatus, generateApiKey, namedPartOf, publicPartOf } from './format.js';

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** A generator that repeats the given bytes. */
const repeating = (...bytes: readonly number[]) => {
  let drawn = 0;
  return (length: number) => Uint8Array.from({ length }, () => bytes[drawn++ % bytes.length] ?? 0);
};
const generators = fc
  .array(fc.nat(255), { minLength: 8, maxLength: 60 })
  .filter((bytes) => bytes.some((byte) => byte < 248))
  .map((bytes) => () => repeating(...bytes));

describe('generateApiKey', () => {
  it('is lrw_live_, 12 characters, _, 43 and a checksum of 6, and its public part is parsed back', () => {
    fc.assert(
      fc.property(generators, (generator) => {
        const { key, publicPart, lastFour } = generateApiKey(generator());
        expect(key).toMatch(/^lrw_live_[0-9A-Za-z]{12}_[0-9A-Za-z]{49}$/);
        expect(key.slice(9, 21)).toBe(publicPart);
        expect(key.endsWith(lastFour)).toBe(true);
        expect(lastFour).toHaveLength(4);
        expect(publicPartOf(key)).toBe(publicPart);
      }),
    );
  });

  it('the checksum is the CRC-32 that every tool computes', () => {
    // zlib.crc32(b'lrw_live_000000000000_' + b'0' * 43), in base62.
    const key = generateApiKey(repeating(0)).key;
    expect(key).toBe(`lrw_live_000000000000_${'0'.repeat(43)}14smcU`);
  });

  it('a byte of 248 or more is discarded, so that every character is equally likely', () => {
    const key = generateApiKey(repeating(248, 1, 255, 63, 250, 125)).key;
    expect(key.slice(9, 21)).toBe('1'.repeat(12));
    const drawn = Array.from({ length: 248 }, (_, byte) => generateApiKey(repeating(byte)).publicPart.charAt(0));
    for (const letter of base62) expect(drawn.filter((one) => one === letter)).toHaveLength(4);
  });
});

describe('publicPartOf', () => {
  const { key } = generateApiKey(repeating(3, 141, 59, 26, 53, 58, 97, 93, 238, 46));

  it('every single wrong character is detected without a database', () => {
    for (let at = 0; at < key.length; at++) {
      for (const letter of `${base62}_- `.replace(key.charAt(at), '')) {
        expect(publicPartOf(key.slice(0, at) + letter + key.slice(at + 1))).toBeUndefined();
      }
    }
  });

  it.each([
    ['nothing', ''],
    ['a space before', ` ${key}`],
    ['a line feed after', `${key}\n`],
    ['a character less', key.slice(0, -1)],
    ['a character more', `${key}0`],
    ['the test prefix', key.replace('live', 'test')],
    ['another case', key.toUpperCase()],
    ['a long text', 'x'.repeat(100_000)],
  ])('%s is not a key', (_, text) => expect(publicPartOf(text)).toBeUndefined());
});

describe('apiKeyStatus', () => {
  const now = new Date('2026-03-10T12:00:00.000Z');
  const before = new Date(now.getTime() - 1);
  const after = new Date(now.getTime() + 1);
  it.each([
    [null, null, 'active'],
    [null, after, 'active'],
    [null, now, 'expired'],
    [null, before, 'expired'],
    [before, null, 'revoked'],
    [before, before, 'revoked'],
    [now, after, 'revoked'],
  ])('revoked at %j, expiring at %j, it is %s', (revokedAt, expiresAt, expected) =>
    expect(apiKeyStatus({ revokedAt, expiresAt }, now)).toBe(expected),
  );
});

describe('namedPartOf', () => {
  const { key, publicPart } = generateApiKey(repeating(1, 30, 61, 7));
  it.each([
    ['the key', key, publicPart],
    ['a key with another last character', `${key.slice(0, -1)}!`, publicPart],
    ['a key that was cut off', key.slice(0, 40), publicPart],
    ['a key with more behind it', `${key} # web shop`, publicPart],
    ['what the portal shows of it', key.slice(0, 21), publicPart],
    ['a part that is too short', key.slice(0, 20), undefined],
    ['a part that is too long', `${key.slice(0, 21)}x`, undefined],
    ['another prefix', `x${key}`, undefined],
    ['nothing', '', undefined],
  ])('of %s', (_, text, expected) => expect(namedPartOf(text)).toBe(expected));
});

import type { ApiKey } from './api-key.js';

/** A new key: the full text, which is shown once, and the two parts that are stored for lookup and recognition. */
export interface GeneratedKey {
  readonly key: string;
  readonly publicPart: string;
  readonly lastFour: string;
}

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const prefix = 'lrw_live_';
const publicLength = 12;
const secretLength = 43;
const checksumLength = 6;
const format = /^lrw_live_([0-9A-Za-z]{12})_[0-9A-Za-z]{49}$/;

const named = /^lrw_live_([0-9A-Za-z]{12})(?![0-9A-Za-z])/;

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/**
 * Generates an API key: `lrw_live_`, a public part of 12 base62 characters, `_`, a secret of 43 characters, and the
 * CRC-32 of everything before it in 6 characters. `random(n)` returns n bytes of a cryptographic generator.
 * (docs/reference/authentication.md#key-format)
 */
export function generateApiKey(random: (bytes: number) => Uint8Array): GeneratedKey {
  const publicPart = randomText(publicLength, random);
  const body = `${keyPrefixOf(publicPart)}_${randomText(secretLength, random)}`;
  const key = body + checksum(body, body.length);
  return { key, publicPart, lastFour: key.slice(-4) };
}

/** The beginning of a key that is shown to recognise it. (docs/reference/authentication.md#key-format) */
export const keyPrefixOf = (publicPart: string): string => prefix + publicPart;

/**
 * Returns the public part of a key, or undefined when the text cannot be a key. The format is exact and has a checksum,
 * so a mistyped key needs no database query. (docs/reference/authentication.md#key-format)
 */
export function publicPartOf(key: string): string | undefined {
  const publicPart = format.exec(key)?.[1];
  if (publicPart === undefined) return undefined;
  return key.endsWith(checksum(key, key.length - checksumLength)) ? publicPart : undefined;
}

/**
 * Returns the public part that a text names, also where the rest is mistyped, cut off or missing. It says which key somebody
 * meant, for the record of failures, and gives no access. (docs/reference/authentication.md#failed-attempts)
 */
export const namedPartOf = (text: string): string | undefined => named.exec(text)?.[1];

/**
 * The current status of a key. A revoked key stays revoked after its expiry; a key is expired from `expiresAt` on.
 * (docs/reference/keys.md#record)
 */
export function apiKeyStatus(
  key: Pick<ApiKey, 'revokedAt' | 'expiresAt'>,
  now: Date,
): 'active' | 'revoked' | 'expired' {
  if (key.revokedAt !== null) return 'revoked';
  return key.expiresAt !== null && key.expiresAt <= now ? 'expired' : 'active';
}

/**
 * Uniformly distributed characters: 248 is the largest multiple of 62 below 256, and larger bytes are discarded instead
 * of reduced modulo 62.
 */
function randomText(length: number, random: (bytes: number) => Uint8Array): string {
  let text = '';
  while (text.length < length) {
    for (const byte of random(length - text.length)) if (byte < 248) text += base62.charAt(byte % 62);
  }
  return text;
}

/** The CRC-32 (IEEE) of the first `end` characters (ASCII), in base62. */
function checksum(text: string, end: number): string {
  let crc = 0xffffffff;
  for (let place = 0; place < end; place++) {
    crc = (crc >>> 8) ^ (crcTable[(crc ^ text.charCodeAt(place)) & 0xff] ?? 0);
  }
  let rest = (crc ^ 0xffffffff) >>> 0;
  let digits = '';
  for (let digit = 0; digit < checksumLength; digit++) {
    digits = base62.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

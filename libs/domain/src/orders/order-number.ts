import { cleanText, hasMaxLength, isBlank } from '../text.js';

// Crockford's base32 alphabet: no I, L, O or U. Five bits of a byte select a character without bias.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;
const maxLength = 64;
const separatorsOfLines = /[\p{Zl}\p{Zp}]/u;

/**
 * Generates an order number: `ORD-` and 10 unambiguous characters, from at least 10 random bytes.
 * (docs/reference/orders.md#order-number-and-source)
 * @throws Error when there are fewer bytes
 */
export function generateOrderNumber(random: Uint8Array): string {
  if (random.length < length) throw new Error(`An order number takes ${length} random bytes.`);
  return `ORD-${Array.from(random.subarray(0, length), (byte) => letters.charAt(byte & 31)).join('')}`;
}

/**
 * Returns an order number as sent (in NFC, not trimmed), or undefined when the service has to generate one: missing,
 * not a string, empty or blank, longer than 64 characters, ill-formed, or with control characters.
 * (docs/reference/orders.md#order-number-and-source)
 */
export function parseOrderNumber(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = cleanText(value);
  if (text === undefined || isBlank(text) || separatorsOfLines.test(text)) return undefined;
  return hasMaxLength(text, maxLength) ? text : undefined;
}

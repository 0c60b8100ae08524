// Crockford's base32 alphabet: no I, L, O or U. Five bits of a byte select a character without bias.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;

/**
 * Generates an order number: `ORD-` and 10 unambiguous characters, from at least 10 random bytes.
 * (docs/reference/orders.md#order-number-and-source)
 * @throws Error when there are fewer bytes
 */
export function generateOrderNumber(random: Uint8Array): string {
  if (random.length < length) throw new Error(`An order number takes ${length} random bytes.`);
  return `ORD-${Array.from(random.subarray(0, length), (byte) => letters.charAt(byte & 31)).join('')}`;
}

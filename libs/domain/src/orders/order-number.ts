// Crockford's letters, 32 of them: no I, L, O or U, and five bits of a byte pick one without bias.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;

/**
 * Makes an order number, `ORD-` and 10 characters that can't be misread, from at least 10 random bytes. Fewer are a broken
 * promise and throw an Error. (docs/reference/orders.md#order-number-and-source)
 */
export function generateOrderNumber(random: Uint8Array): string {
  if (random.length < length) throw new Error(`An order number takes ${length} random bytes.`);
  return `ORD-${Array.from(random.subarray(0, length), (byte) => letters.charAt(byte & 31)).join('')}`;
}

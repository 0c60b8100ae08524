// Cc: C0, DEL and C1 controls. Cs: with the u flag a pair counts as one character, so only a lone surrogate matches.
const unclean = /[\p{Cc}\p{Cs}]/u;
const couponCode = /^[A-Za-z0-9_-]{1,64}$/;
const orderSource = /^[A-Za-z0-9]{1,50}$/;
const orderNumberLength = 64;

/**
 * Gives the text in the form that is stored (NFC), or undefined when it is ill-formed (a lone surrogate) or holds a control
 * character, which the database would refuse or change. (docs/reference/money-and-time.md#text)
 */
export function cleanText(value: string): string | undefined {
  return unclean.test(value) ? undefined : value.normalize('NFC');
}

/** True when the text has no more than `most` characters, counted as the database counts them: an emoji is one. */
export function hasAtMost(value: string, most: number): boolean {
  if (value.length <= most) return true;
  return value.length <= 2 * most && [...value].length <= most;
}

/** The form of an e-mail address that is stored and compared: trimmed, NFC, lower case. (docs/reference/money-and-time.md#e-mail-addresses) */
export function emailKey(value: string): string {
  return value.trim().toLowerCase().normalize('NFC');
}

/**
 * Gives a coupon code as it is stored, in upper case, or undefined when it isn't 1 to 64 ASCII letters, digits, `-` and `_`.
 * Letters outside ASCII whose upper case is ASCII (`ı`, `ſ`) are refused, not folded. (docs/reference/money-and-time.md#coupon-code-form)
 */
export function couponCodeOf(value: string): string | undefined {
  return couponCode.test(value) ? value.toUpperCase() : undefined;
}

/** True for an `order_source`: 1 to 50 ASCII letters and digits. (docs/reference/orders.md#create-an-order) */
export function isOrderSource(value: string): boolean {
  return orderSource.test(value);
}

/**
 * Gives an order number as sent (in NFC, never trimmed), or undefined when the service has to make one: missing, of another
 * type, empty, longer than 64 characters, ill-formed, or with control characters.
 * (docs/reference/orders.md#order-number-and-source)
 */
export function validOrderNumber(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = cleanText(value);
  return text !== undefined && text !== '' && hasAtMost(text, orderNumberLength) ? text : undefined;
}

/** The name that an order brings for its customer: `name`, else `first_name`, else null; a blank one counts as absent. (docs/reference/orders.md#customer-of-an-order) */
export function wholeName(name: string | null | undefined, firstName: string | null | undefined): string | null {
  return [name, firstName].map((part) => part?.trim() ?? '').find((part) => part !== '') ?? null;
}

// Cc: C0, DEL and C1 controls. Cs: with the u flag a surrogate pair is one character, so only a lone surrogate matches.
const forbiddenCharacters = /[\p{Cc}\p{Cs}]/u;
/** To bring combining marks into their order takes time that grows with the square of their number. No script needs so many. */
const tooManyMarks = /\p{M}{65}/u;
const couponCode = /^[A-Za-z0-9_-]{1,64}$/;
const orderSource = /^[A-Za-z0-9]{1,50}$/;
const maxOrderNumberLength = 64;

/**
 * Returns the text in the stored form (NFC), or undefined when it has a lone surrogate or a control character, which
 * the database would refuse or change, or more than 64 combining marks in a row. (docs/reference/money-and-time.md#text)
 */
export function cleanText(value: string): string | undefined {
  return forbiddenCharacters.test(value) || tooManyMarks.test(value) ? undefined : value.normalize('NFC');
}

/** True when the text has at most `maxLength` characters, counted in code points as PostgreSQL does: an emoji is one. */
export function hasMaxLength(value: string, maxLength: number): boolean {
  if (value.length <= maxLength) return true;
  return value.length <= 2 * maxLength && [...value].length <= maxLength;
}

/** True when the text has at most `maxLength` characters and, trimmed, at least `minLength`, counted in the same way. */
export const hasLength = (value: string, minLength: number, maxLength: number): boolean =>
  hasMaxLength(value, maxLength) && [...value.trim()].length >= minLength;

/**
 * Returns the form of an e-mail address that is stored and compared: trimmed, NFC, lower case. Of clean text alone.
 * (docs/reference/money-and-time.md#e-mail-addresses)
 */
export function emailKey(value: string): string {
  return value.trim().toLowerCase().normalize('NFC');
}

/**
 * Returns a coupon code in upper case, as it is stored, or undefined when it is not 1 to 64 ASCII letters, digits, `-`
 * and `_`. Letters outside ASCII whose upper case is ASCII (`ı`, `ſ`) are refused.
 * (docs/reference/money-and-time.md#coupon-code-form)
 */
export function parseCouponCode(value: string): string | undefined {
  return couponCode.test(value) ? value.toUpperCase() : undefined;
}

/** True for a valid `order_source`: 1 to 50 ASCII letters and digits. (docs/reference/orders.md#create-an-order) */
export function isOrderSource(value: string): boolean {
  return orderSource.test(value);
}

/** Blanks and invisible characters, such as a zero-width space, alone. */
const blank = /^[\p{Z}\p{Cf}]*$/u;
const separatorsOfLines = /[\p{Zl}\p{Zp}]/u;

/** Whether a text shows nothing. (docs/reference/money-and-time.md#text) */
export const isBlank = (value: string): boolean => blank.test(value);

/**
 * Returns an order number as sent (in NFC, not trimmed), or undefined when the service has to generate one: missing,
 * not a string, empty or blank, longer than 64 characters, ill-formed, or with control characters.
 * (docs/reference/orders.md#order-number-and-source)
 */
export function parseOrderNumber(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = cleanText(value);
  if (text === undefined || isBlank(text) || separatorsOfLines.test(text)) return undefined;
  return hasMaxLength(text, maxOrderNumberLength) ? text : undefined;
}

/** A text as it is kept, trimmed; null for none and for a blank one. */
export const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null;

/**
 * Returns the customer name of an order: `name`, else `first_name`, else null. A blank name counts as absent.
 * (docs/reference/orders.md#customer-of-an-order)
 */
export function orderCustomerName(
  name: string | null | undefined,
  firstName: string | null | undefined,
): string | null {
  return textOrNull(name) ?? textOrNull(firstName);
}

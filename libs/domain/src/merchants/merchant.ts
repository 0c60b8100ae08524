import { invalid, type Refusal } from '../errors.js';
import { cleanText, hasMaxLength } from '../text.js';

/** A merchant, which owns all other resources. */
export interface Merchant {
  readonly id: string;
  readonly name: string;
  /** ISO 4217 code of order values. */
  readonly currency: string;
  /** IANA time zone name: expiry days end at midnight in it. (docs/reference/money-and-time.md#expiry) */
  readonly timeZone: string;
  readonly createdAt: Date;
}

/** A location of the merchant, such as a shop. Gives and redemptions may name one. */
export interface Location {
  readonly merchantId: string;
  readonly id: string;
  /** Null when the merchant set none: the API then returns the id. (docs/reference/money-and-time.md#external-ids) */
  readonly externalId: string | null;
  readonly name: string;
  readonly active: boolean;
  readonly createdAt: Date;
}

export const locationInactive = (): Refusal => invalid('location_inactive', 'The location in locationId is inactive.');

/** The maximum length of a merchant's name. */
export const maxNameLength = 200;

/**
 * The name in the form that is stored: in NFC, without white space around it.
 * @throws Refusal `invalid` merchant_name_invalid
 */
export function requireMerchantName(given: string): string {
  const text = cleanText(given);
  if (text !== undefined && text.trim() !== '' && hasMaxLength(text, maxNameLength)) return text.trim();
  const message = `name must be text of 1 to ${maxNameLength} characters, without control characters.`;
  throw invalid('merchant_name_invalid', message);
}

export const timeZoneUnknown = (): Refusal =>
  invalid('time_zone_unknown', 'timeZone must be UTC or an IANA name of a region and place, such as Europe/London.');

/** Names of earlier times with a `/` that Node knows and PostgreSQL does not. */
const forgotten = /^(SystemV\/.*|US\/Pacific-New|Canada\/East-Saskatchewan)$/i;

/**
 * PostgreSQL and Node must read a name as the same zone. BST, for example, is one hour ahead in PostgreSQL and Dhaka in Node, and
 * newer versions of Node accept offsets such as +02:00, whose sign PostgreSQL reads the other way.
 * @throws Refusal `invalid` time_zone_unknown
 */
export function requireTimeZone(name: string): void {
  if (name !== 'UTC' && (!/^[A-Za-z]+\//.test(name) || forgotten.test(name))) throw timeZoneUnknown();
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format();
  } catch {
    throw timeZoneUnknown();
  }
}

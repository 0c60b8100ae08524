import { invalid, type Refusal } from '../errors.js';

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

export const timeZoneUnknown = (): Refusal => invalid('time_zone_unknown', 'timeZone must be an IANA name.');

/**
 * An offset such as +02:00 is no name: newer versions of Node accept it, and PostgreSQL reads its sign the other way.
 * @throws Refusal `invalid` time_zone_unknown
 */
export function requireTimeZone(name: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format();
  } catch {
    throw timeZoneUnknown();
  }
  if (!/^[A-Za-z]/.test(name)) throw timeZoneUnknown();
}

/** A merchant: the owner of everything else. */
export interface Merchant {
  readonly id: string;
  readonly name: string;
  /** ISO 4217 code: the currency of order values. */
  readonly currency: string;
  /** IANA name: expiry days end at midnight there. (docs/reference/money-and-time.md#expiry) */
  readonly timeZone: string;
  readonly createdAt: Date;
}

/** A place of the merchant's, named when something is given or redeemed there. */
export interface Location {
  readonly merchantId: string;
  readonly id: string;
  /** Null when the merchant set none: the API then shows the id. (docs/reference/money-and-time.md#external-ids) */
  readonly externalId: string | null;
  readonly name: string;
  readonly active: boolean;
  readonly createdAt: Date;
}

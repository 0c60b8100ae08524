/** A merchant: the owner of everything else. */
export interface Merchant {
  readonly id: string;
  readonly name: string;
  /** ISO 4217 code: the currency of order values. */
  readonly currency: string;
  /** IANA name: expiry days end at midnight there. (decisions.md section 5) */
  readonly timeZone: string;
  readonly createdAt: Date;
}

/** A place of the merchant's, named when something is given or redeemed there. */
export interface Location {
  readonly merchantId: string;
  readonly id: string;
  /** Null when the merchant set none: the API then shows the id. (decisions.md section 1) */
  readonly externalId: string | null;
  readonly name: string;
  readonly active: boolean;
  readonly createdAt: Date;
}

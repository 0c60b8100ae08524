/** Who writes, and for which merchant: the same for a key of the public API and for a person in the portal. */
export interface Actor {
  readonly merchantId: string;
  /** ISO 4217 code of the merchant's orders. */
  readonly currency: string;
  /** IANA name, for expiry days. */
  readonly timeZone: string;
  readonly apiKeyId: string | null;
  readonly staffId: string | null;
}

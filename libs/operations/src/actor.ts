/** The caller of a write and its merchant: an API key or a staff member in the portal. */
export interface Actor {
  readonly merchantId: string;
  /** ISO 4217 code of the merchant's currency. */
  readonly currency: string;
  /** IANA name of the merchant's time zone, for expiry days. */
  readonly timeZone: string;
  readonly apiKeyId: string | null;
  readonly staffId: string | null;
}

/**
 * A customer of a merchant, identified by e-mail. The lifetime totals only increase; an adjustment does not change
 * them.
 */
export interface Customer {
  readonly merchantId: string;
  readonly id: string;
  readonly externalId: string | null;
  /** Trimmed, NFC, lower case. */
  readonly email: string;
  readonly name: string | null;
  readonly lifetimeStamps: number;
  readonly lifetimePoints: number;
  readonly createdAt: Date;
}

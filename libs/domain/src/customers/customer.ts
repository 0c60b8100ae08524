/** A merchant's customer, found by e-mail. Lifetime figures only grow: an adjustment changes neither. */
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

/**
 * A customer of a merchant, identified by e-mail. The lifetime totals are what was given and awarded, minus what returns of
 * orders and reversals of gives took back. Adjustments and corrections do not change them.
 * (docs/reference/customers.md#the-customer)
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
  /** How many events it has, which is also the version of the newest one; 0 until the first. */
  readonly eventVersion: number;
}

/** Adds earned stamps and points, and sets the name when none is stored. Only a new name is an event of the customer. */
export function earn(
  customer: Customer,
  { stamps, points, name }: { readonly stamps: number; readonly points: number; readonly name: string | null },
): Customer {
  const isNamed = customer.name === null && name !== null;
  return {
    ...customer,
    name: customer.name ?? name,
    lifetimeStamps: customer.lifetimeStamps + stamps,
    lifetimePoints: customer.lifetimePoints + points,
    eventVersion: customer.eventVersion + (isNamed ? 1 : 0),
  };
}

import { encodeId } from '#domain/ids.js';

export interface ShownCustomer {
  readonly externalId: string | null;
  readonly name: string | null;
  readonly email: string;
  readonly lifetimeStamps: number;
  readonly lifetimePoints: number;
  readonly createdAt: Date;
}

/** The customer with this UUID as our API shows it. */
export function customerView(uuid: string, customer: ShownCustomer): object {
  const id = encodeId('customer', uuid);
  return {
    id,
    externalId: customer.externalId ?? id,
    name: customer.name ?? '',
    email: customer.email,
    lifetimeStamps: customer.lifetimeStamps,
    lifetimePoints: customer.lifetimePoints,
    createdAt: customer.createdAt.toISOString(),
  };
}

import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { locationInactive } from '#domain/merchants/merchant.js';
import { findLocation } from '#persistence/merchants/location.store.js';
import type { Tx } from '#persistence/database/transaction.js';

/**
 * Returns the id of the location in a body, or null when the body has none.
 * @throws Refusal `not_found` for an unknown location, `invalid` location_inactive
 *   (docs/reference/money-and-time.md#references)
 */
export async function findUsableLocation(tx: Tx, merchantId: string, locationId?: string): Promise<string | null> {
  if (locationId === undefined) return null;
  const location = await findLocation(tx, merchantId, parseReference('location', locationId));
  if (!location) throw notFound('location');
  if (!location.active) throw locationInactive();
  return location.id;
}

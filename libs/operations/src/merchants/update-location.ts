import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import type { Location } from '#domain/merchants/merchant.js';
import { lockLocation, saveLocation } from '#persistence/merchants/location.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { changedExternalId } from '../external-id.js';
import { auditChange, type ShownAs } from '../audit/audit-write.js';
import type { Actor } from '../actor.js';

/** Absent fields stay as they are. */
export interface LocationChange {
  readonly name?: string;
  readonly active?: boolean;
  readonly externalId?: string;
}

/**
 * Changes a location (id or externalId).
 * @throws Refusal `not_found` for the location; `invalid` external_id_invalid; `conflict` external_id_taken
 */
export async function updateLocation(
  tx: Tx,
  actor: Actor,
  locationId: string,
  change: LocationChange,
  shownAs: ShownAs<Location>,
): Promise<Location> {
  const before = await lockLocation(tx, actor.merchantId, parseReference('location', locationId));
  if (!before) throw notFound('location');
  const after: Location = {
    ...before,
    externalId: changedExternalId('location', before, change.externalId),
    name: change.name ?? before.name,
    active: change.active ?? before.active,
  };
  saveLocation(tx, after);
  const subject = { id: after.id, name: after.name };
  await auditChange(tx, actor, { action: 'location.updated', subject, before, after, shownAs });
  return after;
}

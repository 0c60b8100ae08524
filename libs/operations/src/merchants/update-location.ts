import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import type { Location } from '#domain/merchants/merchant.js';
import { lockLocation, saveLocation } from '#persistence/merchants/location.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { changedExternalId } from '../external-id.js';
import { auditChange, type AuditedChange } from '../audit/audit-write.js';

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
  merchantId: string,
  locationId: string,
  change: LocationChange,
  audited: AuditedChange<Location>,
): Promise<Location> {
  const before = await lockLocation(tx, merchantId, parseReference('location', locationId));
  if (!before) throw notFound('location');
  const after: Location = {
    ...before,
    externalId: changedExternalId('location', before, change.externalId),
    name: change.name ?? before.name,
    active: change.active ?? before.active,
  };
  saveLocation(tx, after);
  const subject = { id: after.id, name: after.name };
  await auditChange(tx, audited, { action: 'location.updated', subject, before, after });
  return after;
}

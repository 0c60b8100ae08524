import type { Location } from '#domain/merchants/merchant.js';
import { insertLocation } from '#persistence/merchants/location.store.js';
import { newId } from '#persistence/database/new-id.js';
import type { Tx } from '#persistence/database/transaction.js';
import { validateExternalId } from '../external-id.js';
import { auditWrite } from '../audit/audit-write.js';
import type { Actor } from '../actor.js';

export interface NewLocation {
  readonly name: string;
  readonly active?: boolean;
  readonly externalId?: string | null;
}

/**
 * @throws Refusal `invalid` external_id_invalid, `conflict` external_id_taken
 *   (docs/reference/money-and-time.md#external-ids)
 */
export async function createLocation(tx: Tx, actor: Actor, input: NewLocation): Promise<Location> {
  const now = await tx.now();
  const location: Location = {
    merchantId: actor.merchantId,
    id: newId(now),
    externalId: validateExternalId('location', input.externalId),
    name: input.name,
    active: input.active ?? true,
    createdAt: now,
  };
  insertLocation(tx, location);
  await auditWrite(tx, actor, { action: 'location.created', subjectId: location.id, details: { name: location.name } });
  return location;
}

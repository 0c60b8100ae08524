import { insertExpiryChange } from '#persistence/cards/points-expiry-change.store.js';
import type { ShownCardDefinition } from '#persistence/cards/card-definition.store.js';
import { newId } from '#persistence/database/new-id.js';
import type { Tx } from '#persistence/database/transaction.js';
import { enqueueJob } from '#persistence/jobs/enqueue-job.js';
import { type AuditedBy, auditWrite } from '../audit/audit-write.js';

/** Queues the job that applies the expiry of a definition to the points that customers hold. (docs/decisions/0085) */
export async function enqueueExpiry(tx: Tx, definition: ShownCardDefinition, by: AuditedBy): Promise<void> {
  const { merchantId, id: cardDefinitionId, pointsExpiry, title: name, type } = definition;
  if (type !== 'points') return;
  const now = await tx.now();
  const id = newId(now);
  insertExpiryChange(tx, { merchantId, id, cardDefinitionId, pointsExpiry, createdAt: now });
  await enqueueJob(tx, merchantId, 'apply_points_expiry', id);
  await auditWrite(tx, by, {
    action: 'card.expiry_applied',
    subjectId: cardDefinitionId,
    details: { name, pointsExpiry },
  });
}

import type { recoverable } from '#domain/webhooks/delivery.js';
import { endpointDisabled } from '#domain/webhooks/refusals.js';
import type { Tx } from '#persistence/database/transaction.js';
import { recoverWebhookDeliveries as schedule } from '#persistence/webhooks/webhook-delivery.store.js';
import type { Actor } from '../actor.js';
import { auditStaffWrite } from '../audit/audit-write.js';
import { hostOf, lockEndpoint } from './lock-endpoint.js';

export interface RecoveryInput {
  readonly id: string;
  readonly since: Date;
  readonly until: Date | null;
  readonly only: (typeof recoverable)[number];
}

/**
 * Schedules deliveries of a period again, from their first attempt on; returns how many. The oldest come first, and one call takes
 * a bounded number: those that it has taken do not match the next call.
 * @throws Refusal `not_found` for the endpoint; `invalid` webhook_endpoint_disabled
 *   (docs/reference/webhooks.md#recover-deliveries)
 */
export async function recoverWebhookDeliveries(
  tx: Tx,
  actor: Actor,
  { id, since, until, only }: RecoveryInput,
): Promise<number> {
  const { merchantId } = actor;
  const { endpoint } = await lockEndpoint(tx, merchantId, id);
  if (endpoint.status === 'disabled') throw endpointDisabled();
  const statuses = only === 'all' ? (['failed', 'skipped'] as const) : [only];
  const scheduled = await schedule(tx, merchantId, endpoint.id, { since, until, statuses });
  const details = { name: hostOf(endpoint), only, scheduled };
  await auditStaffWrite(tx, actor, { action: 'webhook_endpoint.recovered', subjectId: endpoint.id, details });
  return scheduled;
}

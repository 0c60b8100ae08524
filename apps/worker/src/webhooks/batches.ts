import type { Delivery } from '#domain/webhooks/delivery.js';
import type { WebhookEndpoint } from '#domain/webhooks/endpoint.js';
import type { LeasedEndpoint } from '#operations/webhooks/record-webhook-attempts.js';
import type { ClaimedDelivery, DueDelivery } from '#persistence/webhooks/webhook-queue.store.js';

export const inFlightOfEndpoint = 4;

/** The due deliveries of one endpoint, by one lease. */
export interface Batch extends LeasedEndpoint {
  readonly endpoint: WebhookEndpoint;
  readonly due: readonly DueDelivery[];
  /** The attempts that it has in flight at most. */
  readonly places: number;
}

/** Whether the endpoint wants it: it may have been disabled or deleted since the lease. A test goes to a disabled one too. */
export const isWanted = ({ sample }: Delivery, { status, deletedAt }: WebhookEndpoint): boolean =>
  deletedAt === null && (status === 'enabled' || sample !== null);

/** One for each endpoint. */
export function batchesOf(claims: readonly ClaimedDelivery[], due: readonly DueDelivery[]): Batch[] {
  const found = new Map(due.map((each) => [each.delivery.id, each]));
  const batches = new Map<string, Batch & { due: DueDelivery[] }>();
  for (const { merchantId, endpointId, id, leasedUntil } of claims) {
    const each = found.get(id);
    if (!each) continue;
    const batch = batches.get(endpointId) ?? {
      merchantId,
      endpointId,
      leasedUntil,
      endpoint: each.endpoint,
      due: [],
      places: 0,
    };
    batch.due.push(each);
    batches.set(endpointId, batch);
  }
  return [...batches.values()].map((batch) => ({ ...batch, places: Math.min(batch.due.length, inFlightOfEndpoint) }));
}

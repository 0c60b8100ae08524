import type { Delivery } from '#domain/webhooks/delivery.js';
import type { WebhookEndpoint } from '#domain/webhooks/endpoint.js';
import type { LeasedEndpoint } from '#operations/webhooks/record-webhook-attempts.js';
import type { ClaimedDelivery, DueDelivery } from '#persistence/webhooks/webhook-queue.store.js';

export const inFlightOfEndpoint = 4;
/** The most deliveries of an endpoint in one lease. An endpoint that fails has only `inFlightOfEndpoint`. */
export const maxOfEndpoint = 50;
/** Longer than what follows together: beginning attempts, an attempt, and the wait to record it. */
export const leaseSeconds = 60;

/** The due deliveries of one endpoint, by one lease. */
export interface Batch extends LeasedEndpoint {
  /** When the lease began, as `performance.now()`. */
  readonly leasedAt: number;
  readonly endpoint: WebhookEndpoint;
  readonly due: readonly DueDelivery[];
  /** The attempts that it has in flight at most. */
  readonly places: number;
}

/**
 * Whether the delivery is still to be sent: the endpoint may have been disabled or deleted since. A test goes to a disabled one
 * too.
 */
export const isWanted = ({ sample }: Delivery, { status, deletedAt }: WebhookEndpoint): boolean =>
  deletedAt === null && (status === 'enabled' || sample !== null);

/** Whether more may be due than was leased. */
export const mayHaveLeft = ({ due, endpoint: { failingSince } }: Batch): boolean =>
  due.length >= (failingSince === null ? maxOfEndpoint : inFlightOfEndpoint);

/** The time now, by the lease: this machine's clock may be wrong, and receivers refuse a signature whose time is. */
export const databaseTime = ({ leasedUntil, leasedAt }: Batch): Date =>
  new Date(leasedUntil.getTime() - leaseSeconds * 1_000 + performance.now() - leasedAt);

/** Groups the claimed deliveries into one batch for each endpoint. */
export function batchesOf(claims: readonly ClaimedDelivery[], due: readonly DueDelivery[], leasedAt: number): Batch[] {
  const found = new Map(due.map((each) => [each.delivery.id, each]));
  const batches = new Map<string, Batch & { due: DueDelivery[] }>();
  for (const { merchantId, endpointId, id, leasedUntil } of claims) {
    const each = found.get(id);
    if (!each) continue;
    const batch = batches.get(endpointId) ?? {
      merchantId,
      endpointId,
      leasedUntil,
      leasedAt,
      endpoint: each.endpoint,
      due: [],
      places: 0,
    };
    batch.due.push(each);
    batches.set(endpointId, batch);
  }
  return [...batches.values()].map((batch) => ({ ...batch, places: Math.min(batch.due.length, inFlightOfEndpoint) }));
}

import { notFound, Refusal } from '#domain/errors.js';
import { decodeId, encodeId } from '#domain/ids.js';
import { systemOf } from '#operations/actor.js';
import { createWebhookEndpoint } from '#operations/webhooks/create-webhook-endpoint.js';
import { updateWebhookEndpoint } from '#operations/webhooks/update-webhook-endpoint.js';
import type { Database } from '#persistence/database/database.js';
import { inTransaction } from '#persistence/database/transaction.js';
import { sequenceEvents } from '#persistence/events/event-outbox.store.js';
import { findMerchant } from '#persistence/merchants/merchant.store.js';

/** The endpoint of the local receiver in demo.json. (README.md#start-it) */
export interface DemoEndpoint {
  readonly id: string;
  readonly secret: string;
}

interface Connected {
  readonly id: string;
  readonly webhookEndpoint?: DemoEndpoint | undefined;
}

interface Receiver {
  /** Undefined: there is none. */
  readonly url: string | undefined;
  readonly pepper: string;
}

/**
 * Gives the first merchant an endpoint for the local receiver, or the one that it has the URL of this start. What people have done
 * to its endpoints stays: one that they deleted is not made again, and none is made where there are five.
 */
export async function connectReceiver<Merchant extends Connected>(
  db: Database,
  [first, ...others]: readonly Merchant[],
  { url, pepper }: Receiver,
): Promise<Merchant[]> {
  if (!first) return [];
  if (url === undefined) return [first, ...others];
  try {
    return [{ ...first, webhookEndpoint: await endpointOf(db, first, { url, pepper }) }, ...others];
  } catch (error) {
    if (error instanceof Refusal) return [first, ...others];
    throw error;
  }
}

async function endpointOf(
  db: Database,
  { id: merchantId, webhookEndpoint: known }: Connected,
  { url, pepper }: { readonly url: string; readonly pepper: string },
): Promise<DemoEndpoint> {
  const merchant = await findMerchant(db, decodeId('merchant', merchantId) ?? '');
  if (!merchant) throw notFound('merchant');
  const actor = systemOf(merchant.id);
  if (known) {
    const change = { id: known.id, change: { url }, allowPrivate: true };
    await inTransaction(db, (tx) => updateWebhookEndpoint(tx, actor, change));
    return known;
  }
  // An event goes to the endpoints that exist when it gets its position: the history is not sent.
  while ((await sequenceEvents(db, 200)).rows > 0);
  const input = { url, description: 'The local receiver', types: ['*'], includePersonalData: false };
  const made = await inTransaction(db, (tx) => createWebhookEndpoint(tx, actor, { pepper, allowPrivate: true }, input));
  return { id: encodeId('webhook_endpoint', made.endpoint.id), secret: made.secret };
}

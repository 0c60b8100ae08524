import { setTimeout as pause } from 'node:timers/promises';
import type { Delivery } from '#domain/webhooks/delivery.js';
import type { Database } from '#persistence/database/database.js';
import { findWebhookDelivery } from '#persistence/webhooks/webhook-delivery.store.js';

/** Short, because a person waits. The endpoint may take 15 s to answer, and no worker may be running. */
const maxWaitMs = 3_000;
const pauseMs = 100;

/**
 * Waits for the attempt that was asked for, after the commit that asked for it and without a connection. Gives the delivery with
 * its result, or after 3 s as it is. (docs/reference/portal.md#webhook-endpoints)
 */
export async function awaitAttempt(db: Database, asked: Delivery): Promise<Delivery> {
  const deadline = performance.now() + maxWaitMs;
  let delivery: Delivery | undefined = asked;
  while (delivery && !hasChanged(asked, delivery) && performance.now() < deadline) {
    await pause(pauseMs);
    delivery = await findWebhookDelivery(db, asked.merchantId, asked.id);
  }
  return delivery ?? asked;
}

/** It was attempted, or ended with its endpoint. */
const hasChanged = (asked: Delivery, { status, attempts }: Delivery): boolean =>
  status !== 'pending' || attempts.at(-1)?.at !== asked.attempts.at(-1)?.at;

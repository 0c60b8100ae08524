import { type DisabledReason, sentReport, type WebhookEndpoint } from '#domain/webhooks/endpoint.js';
import { endPendingWebhookDeliveries } from '#persistence/webhooks/webhook-delivery.store.js';
import { saveWebhookEndpoint } from '#persistence/webhooks/webhook-endpoint.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { Actor } from '../actor.js';
import { eventOf } from '../events/new-event.js';
import { recordEvents } from '../events/record-events.js';

/**
 * Disables a locked endpoint, whoever or whatever does it: what is pending becomes skipped, and the event is written.
 * (docs/reference/webhooks.md#enable-and-disable)
 */
export function disableLockedEndpoint(
  tx: Tx,
  endpoint: WebhookEndpoint,
  reason: DisabledReason,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): WebhookEndpoint {
  const disabled: WebhookEndpoint = {
    ...endpoint,
    status: 'disabled',
    disabledReason: reason,
    failureReportedAt: sentReport(endpoint, now),
    eventVersion: endpoint.eventVersion + 1,
  };
  saveWebhookEndpoint(tx, disabled);
  endPendingWebhookDeliveries(tx, disabled, 'skipped');
  recordEvents(tx, actor, [eventOf('webhook_endpoint', 'disabled', now, disabled, { before: endpoint })]);
  return disabled;
}

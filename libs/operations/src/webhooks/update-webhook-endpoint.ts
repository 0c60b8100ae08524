import type { WebhookEndpoint } from '#domain/webhooks/endpoint.js';
import type { Tx } from '#persistence/database/transaction.js';
import { saveWebhookEndpoint } from '#persistence/webhooks/webhook-endpoint.store.js';
import type { Actor } from '../actor.js';
import { auditWrite, changesBetween } from '../audit/audit-write.js';
import { hostOf, lockEndpoint } from './lock-endpoint.js';
import { parseWebhookUrl } from './webhook-url.js';

/** What is absent stays as it is. */
export interface WebhookEndpointChange {
  readonly url?: string | undefined;
  /** Null: none. */
  readonly description?: string | null | undefined;
  readonly types?: readonly string[] | undefined;
  readonly includePersonalData?: boolean | undefined;
}

/**
 * Changes an endpoint. Deliveries that are pending already go to the new URL.
 * @throws Refusal `not_found` for the endpoint; `invalid` webhook_url_invalid
 *   (docs/reference/webhooks.md#change-an-endpoint)
 */
export async function updateWebhookEndpoint(
  tx: Tx,
  actor: Actor,
  { id, change, allowPrivate }: { id: string; change: WebhookEndpointChange; allowPrivate: boolean },
): Promise<WebhookEndpoint> {
  const { endpoint } = await lockEndpoint(tx, actor.merchantId, id);
  const { url, description, types, includePersonalData } = change;
  const changed: WebhookEndpoint = {
    ...endpoint,
    url: url === undefined ? endpoint.url : parseWebhookUrl(url, allowPrivate).href,
    description: description === undefined ? endpoint.description : description,
    types: types ?? endpoint.types,
    includePersonalData: includePersonalData ?? endpoint.includePersonalData,
  };
  saveWebhookEndpoint(tx, changed);
  const fields = Object.keys(changesBetween(audited(endpoint), audited(changed)));
  if (fields.length > 0) {
    const details = { name: hostOf(changed), fields };
    await auditWrite(tx, actor, { action: 'webhook_endpoint.updated', subjectId: endpoint.id, details });
  }
  return changed;
}

const audited = ({ url, description, types, includePersonalData }: WebhookEndpoint): object => ({
  url,
  description,
  types,
  includePersonalData,
});

import { newWebhookSecret } from '#accounts/webhook-secret.js';
import { notFound } from '#domain/errors.js';
import { maxEndpoints, type WebhookEndpoint } from '#domain/webhooks/endpoint.js';
import { tooManyEndpoints } from '#domain/webhooks/refusals.js';
import { newId } from '#persistence/database/new-id.js';
import type { Tx } from '#persistence/database/transaction.js';
import { lockMerchant } from '#persistence/merchants/merchant.store.js';
import { countWebhookEndpoints, insertWebhookEndpoint } from '#persistence/webhooks/webhook-endpoint.store.js';
import type { Actor } from '../actor.js';
import { auditWrite } from '../audit/audit-write.js';
import { hostOf } from './lock-endpoint.js';
import { parseWebhookUrl } from './webhook-url.js';

/** What a process knows of webhooks. */
export interface WebhookMeans {
  /** Encrypts secrets. */
  readonly pepper: string;
  /** Endpoints may have private addresses. */
  readonly allowPrivate: boolean;
}

export interface NewWebhookEndpoint {
  readonly url: string;
  readonly description: string | null;
  readonly types: readonly string[];
  readonly includePersonalData: boolean;
}

/** The endpoint, and its secret, which is returned only here. */
export interface EndpointWithSecret {
  readonly endpoint: WebhookEndpoint;
  readonly secret: string;
}

/**
 * Creates an endpoint. A merchant has at most five, also under concurrent requests.
 * @throws Refusal `invalid` webhook_url_invalid, too_many_endpoints
 *   (docs/reference/webhooks.md#create-an-endpoint)
 */
export async function createWebhookEndpoint(
  tx: Tx,
  actor: Actor,
  { pepper, allowPrivate }: WebhookMeans,
  input: NewWebhookEndpoint,
): Promise<EndpointWithSecret> {
  const { merchantId } = actor;
  if (!(await lockMerchant(tx, merchantId))) throw notFound('merchant');
  const [count, now] = await Promise.all([countWebhookEndpoints(tx, merchantId), tx.now()]);
  const { href: url } = parseWebhookUrl(input.url, allowPrivate);
  if (count >= maxEndpoints) throw tooManyEndpoints();

  const id = newId(now);
  const { shown: secret, stored } = newWebhookSecret(pepper, { merchantId, id });
  const endpoint: WebhookEndpoint = {
    ...input,
    merchantId,
    id,
    url,
    status: 'enabled',
    disabledReason: null,
    createdAt: now,
    deletedAt: null,
    lastSuccessAt: null,
    lastFailureAt: null,
    failingSince: null,
    failureReportedAt: null,
    leasedUntil: null,
    eventVersion: 0,
    secret: stored,
    previousSecret: null,
    previousSecretUntil: null,
  };
  insertWebhookEndpoint(tx, endpoint);
  const details = { name: hostOf(endpoint) };
  await auditWrite(tx, actor, { action: 'webhook_endpoint.created', subjectId: id, details });
  return { endpoint, secret };
}

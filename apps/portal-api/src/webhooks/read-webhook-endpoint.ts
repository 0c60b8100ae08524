import { notFound } from '#domain/errors.js';
import { decodeId } from '#domain/ids.js';
import { WebhookEndpointView } from '#http/views/webhook-endpoint.view.js';
import { webhookOperations } from '#http/webhooks/webhook-operations.js';
import { Database } from '#persistence/database/database.js';
import { findWebhookEndpoint } from '#persistence/webhooks/webhook-endpoint.store.js';
import { Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';

@Controller()
export class ReadWebhookEndpoint {
  constructor(private readonly db: Database) {}

  @PortalOperation({ ...webhookOperations.read, path: '/merchants/:m/webhook-endpoints/:id', who: 'admin' })
  async handle(@CurrentMember() { merchantId }: Member, @Param('id') id: string): Promise<WebhookEndpointView> {
    const uuid = decodeId('webhook_endpoint', id);
    const endpoint = uuid && (await findWebhookEndpoint(this.db, merchantId, uuid));
    if (!endpoint) throw notFound('webhook endpoint');
    return new WebhookEndpointView(endpoint);
  }
}

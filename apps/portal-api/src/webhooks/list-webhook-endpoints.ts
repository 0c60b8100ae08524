import { WebhookEndpointView } from '#http/views/webhook-endpoint.view.js';
import { webhookOperations } from '#http/webhooks/webhook-operations.js';
import { Database } from '#persistence/database/database.js';
import { listWebhookEndpoints } from '#persistence/webhooks/webhook-endpoint.store.js';
import { Controller } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';

@Controller()
export class ListWebhookEndpoints {
  constructor(private readonly db: Database) {}

  @PortalOperation({ ...webhookOperations.list, path: '/merchants/:m/webhook-endpoints', who: 'admin' })
  async handle(@CurrentMember() { merchantId }: Member): Promise<WebhookEndpointView[]> {
    const endpoints = await listWebhookEndpoints(this.db, merchantId);
    return endpoints.map((endpoint) => new WebhookEndpointView(endpoint));
  }
}

import { WebhookEndpointView } from '#http/views/webhook-endpoint.view.js';
import { webhookOperations } from '#http/webhooks/webhook-operations.js';
import { Database } from '#persistence/database/database.js';
import { listWebhookEndpoints } from '#persistence/webhooks/webhook-endpoint.store.js';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../edge/caller.js';
import { Operation } from '../edge/operation.js';

@Controller()
export class ListWebhookEndpoints {
  constructor(private readonly db: Database) {}

  @Operation({ ...webhookOperations.list, path: '/webhook-endpoints', anyScope: ['webhooks:manage'] })
  async handle(@CurrentCaller() { merchantId }: Caller): Promise<WebhookEndpointView[]> {
    const endpoints = await listWebhookEndpoints(this.db, merchantId);
    return endpoints.map((endpoint) => new WebhookEndpointView(endpoint));
  }
}

import { CursorSecret } from '#http/input/cursor-secret.js';
import type { QueryParameters } from '#http/input/query-parameters.js';
import type { Page } from '#http/input/list-page.js';
import type { WebhookDeliveryView } from '#http/views/webhook-delivery.view.js';
import { readDeliveryPage } from '#http/webhooks/delivery-page.js';
import { webhookDeliveryOperations } from '#http/webhooks/webhook-delivery-operations.js';
import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember, CurrentQuery } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';

@Controller()
export class ListWebhookDeliveries {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @PortalOperation({
    ...webhookDeliveryOperations.list,
    path: '/merchants/:m/webhook-endpoints/:id/deliveries',
    who: 'admin',
  })
  async handle(
    @CurrentMember() { merchantId }: Member,
    @CurrentQuery() query: QueryParameters,
    @Param('id') id: string,
  ): Promise<Page<WebhookDeliveryView>> {
    return readDeliveryPage(this.db, merchantId, id, query, this.cursors.secret);
  }
}

import { decodeId } from '#domain/ids.js';
import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { type Support, CurrentSupport } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { supportReader } from '../events/event-reader.js';
import type { EventWithDeliveriesView } from '../events/event-with-deliveries.view.js';
import { eventRoute, readEvent } from '../events/read-event.js';
import { recordMerchantAccess } from './record-access.js';

@Controller()
export class ReadEventOfMerchant {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    ...eventRoute,
    path: '/support/merchants/:m/events/:id',
    id: 'readEventOfMerchant',
    who: 'support',
    tag: 'Support',
    summary: 'Read an event of a merchant',
    description:
      'One event of the last 30 days, with its delivery to each endpoint, without personal data of customers. This access is ' +
      "recorded in the merchant's audit log.",
  })
  async handle(
    @CurrentSupport() support: Support,
    @Param('m') m: string,
    @Param('id') id: string,
  ): Promise<EventWithDeliveriesView> {
    const merchant = await recordMerchantAccess(this.db, support, m, 'events', decodeId('event', id) ?? null);
    return readEvent(this.db, merchant.id, id, supportReader);
  }
}

import { CursorSecret } from '#http/input/cursor-secret.js';
import type { QueryParameters } from '#http/input/query-parameters.js';
import type { Page } from '#http/input/list-page.js';
import type { EventView } from '#http/views/event.view.js';
import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { CurrentQuery, type Support, CurrentSupport } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { supportReader } from '../events/event-reader.js';
import { eventPage, eventsRoute } from '../events/list-events.js';
import { accessMerchant } from './record-access.js';

@Controller()
export class ListEventsOfMerchant {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @PortalOperation({
    ...eventsRoute,
    path: '/support/merchants/:m/events',
    id: 'listEventsOfMerchant',
    who: 'support',
    tag: 'Support',
    summary: 'List the events of a merchant',
    description: `${eventsRoute.description} Without personal data of customers. This access is recorded in the merchant's audit log.`,
  })
  async handle(
    @CurrentSupport() support: Support,
    @Param('m') m: string,
    @CurrentQuery() query: QueryParameters,
  ): Promise<Page<EventView>> {
    const { merchant, record } = await accessMerchant(this.db, support, m, 'events');
    return eventPage(this.db, this.cursors.secret, merchant.id, query, supportReader, record);
  }
}

import { CursorSecret } from '#http/input/cursor-secret.js';
import type { QueryParameters } from '#http/input/query-parameters.js';
import type { CountedPage } from '#http/input/list-range.js';
import { Database } from '#persistence/database/database.js';
import { Controller } from '@nestjs/common';
import { type Member, CurrentMember, CurrentQuery } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import type { ListedOrderView } from './listed-order.view.js';
import { orderPage, ordersRoute } from './order-page.js';

@Controller()
export class ListOrders {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @PortalOperation({
    ...ordersRoute,
    path: '/merchants/:m/orders',
    id: 'listOrders',
    who: 'viewer',
    tag: 'Orders',
    summary: 'List orders',
    description: 'Sorted by the time of creation. If several filters are given, all must match.',
  })
  handle(
    @CurrentMember() { merchantId }: Member,
    @CurrentQuery() query: QueryParameters,
  ): Promise<CountedPage<ListedOrderView>> {
    return orderPage(query, this.db, this.cursors.secret, merchantId);
  }
}

import { CursorSecret } from '#http/input/cursor-secret.js';
import type { ListQuery } from '#http/input/list-query.js';
import type { CountedPage } from '#http/input/list-range.js';
import { Database } from '#persistence/database/database.js';
import { Controller } from '@nestjs/common';
import { type Member, MemberOf, QueryOf } from '../edge/portal-access.js';
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
    description: 'By the time of creation. If several filters are given, all must match.',
  })
  handle(@MemberOf() { merchantId }: Member, @QueryOf() query: ListQuery): Promise<CountedPage<ListedOrderView>> {
    return orderPage(query, this.db, this.cursors.secret, merchantId);
  }
}

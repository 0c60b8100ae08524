import { CursorSecret } from '#http/input/cursor-secret.js';
import type { QueryParameters } from '#http/input/query-parameters.js';
import type { CountedPage } from '#http/input/list-range.js';
import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { CurrentQuery, type Support, CurrentSupport } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import type { ListedOrderView } from '../orders/listed-order.view.js';
import { orderPage, ordersRoute } from '../orders/order-page.js';
import { accessMerchant } from './record-access.js';

@Controller()
export class ListOrdersOfMerchant {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @PortalOperation({
    ...ordersRoute,
    path: '/support/merchants/:m/orders',
    id: 'listOrdersOfMerchant',
    who: 'support',
    tag: 'Support',
    summary: 'List the orders of a merchant',
    description: "Sorted by the time of creation. This access is recorded in the merchant's audit log.",
  })
  async handle(
    @CurrentSupport() support: Support,
    @Param('m') m: string,
    @CurrentQuery() query: QueryParameters,
  ): Promise<CountedPage<ListedOrderView>> {
    const { merchant, record } = await accessMerchant(this.db, support, m, 'orders');
    return orderPage(query, this.db, this.cursors.secret, merchant.id, record);
  }
}

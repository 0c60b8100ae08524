import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { CursorSecret } from '#http/input/cursor-secret.js';
import { type Page, readPage } from '#http/input/list-page.js';
import { QueryParameters } from '#http/input/query-parameters.js';
import { returnOperations } from '#http/orders/return-operations.js';
import { OrderReturnView } from '#http/views/order-return.view.js';
import { Database } from '#persistence/database/database.js';
import { findOrder } from '#persistence/orders/order.store.js';
import { listReturnsOfOrder } from '#persistence/orders/order-return.store.js';
import { Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember, CurrentQuery } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';

@Controller()
export class ListReturns {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @PortalOperation({
    ...returnOperations.list,
    path: '/merchants/:m/orders/:id/returns',
    who: 'viewer',
  })
  async handle(
    @CurrentMember() { merchantId }: Member,
    @Param('id') id: string,
    @CurrentQuery() query: QueryParameters,
  ): Promise<Page<OrderReturnView>> {
    query.requireValidLimit();
    const order = await findOrder(this.db, merchantId, parseReference('order', id));
    if (!order) throw notFound('order');
    const load = (before: string, count: number) => listReturnsOfOrder(this.db, merchantId, order.id, before, count);

    return readPage(
      query,
      this.cursors.secret,
      { order: order.id },
      load,
      (one) => new OrderReturnView(one, order.currency),
    );
  }
}

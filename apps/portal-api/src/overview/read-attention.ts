import { Database } from '#persistence/database/database.js';
import { allOrders, listPortalOrders } from '#persistence/orders/order-list.store.js';
import { listExpiringVouchers } from '#persistence/overview/attention.store.js';
import { Controller } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { listAttention, seenBy } from './attention-items.js';
import { attentionExample, AttentionItemView, AttentionView, ExpiringVoucherView } from './attention.view.js';
import { ListedOrderView } from '../orders/listed-order.view.js';

/** The number of latest orders, and of vouchers that expire next. */
const listed = 5;

@Controller()
export class ReadAttention {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/attention',
    id: 'readAttention',
    who: 'viewer',
    tag: 'Overview',
    summary: 'Read what needs attention',
    description:
      'Keys that expire within 14 days, requests with refused keys, more errors than the day before, e-mails that failed, webhook ' +
      'endpoints that fail; the newest orders; and the vouchers that expire next.',
    answer: { description: 'What needs attention.', shape: 'data', type: AttentionView, example: attentionExample },
  })
  async handle(@CurrentMember() { merchantId, role }: Member): Promise<AttentionView> {
    const [items, orders, vouchers] = await Promise.all([
      listAttention(this.db, merchantId, seenBy(role)),
      listPortalOrders(this.db, merchantId, allOrders, { sort: 'newest', count: listed }),
      listExpiringVouchers(this.db, merchantId, listed),
    ]);
    return {
      items: items.map((item) => new AttentionItemView(item, merchantId)),
      latestOrders: orders.map((order) => new ListedOrderView(order)),
      expiringVouchers: vouchers.map((voucher) => new ExpiringVoucherView(voucher)),
    };
  }
}

import { encodeId } from '#domain/ids.js';
import { toMajor } from '#domain/money.js';
import { orderStatus } from '#domain/orders/order.js';
import type { QueryParameters } from '#http/input/query-parameters.js';
import { listRange, rangeQuery } from '#http/input/list-range.js';
import type { CsvFile } from '#http/server/csv-file.interceptor.js';
import { Database } from '#persistence/database/database.js';
import type { Reader } from '#persistence/database/statement.js';
import {
  type ListedOrder,
  listPortalOrders,
  type SelectedOrders,
  selectOrders,
} from '#persistence/orders/order-list.store.js';
import { Controller } from '@nestjs/common';
import { type Member, CurrentMember, CurrentQuery } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { slowReadRefusals } from '../edge/portal-refusals.js';
import { orderFilterOf, orderFilters } from '../orders/order-page.js';
import { type CsvList, ExportCsv } from './export-csv.js';
import { exportRoute } from './export-route.js';
import { fullPart } from './full-part.js';

const ordersAtOnce = 500;
const filters = [...rangeQuery, ...orderFilters];

const columns: CsvList<ListedOrder>['columns'] = {
  id: ({ id }) => encodeId('order', id),
  externalId: ({ externalId }) => externalId,
  orderNumber: ({ orderNumber }) => orderNumber,
  source: ({ source }) => source,
  value: ({ valueMinor, currency }) => toMajor(valueMinor, currency),
  currency: ({ currency }) => currency,
  customerId: ({ customerId }) => encodeId('customer', customerId),
  customerEmail: ({ customerEmail }) => customerEmail,
  customerName: ({ customerName }) => customerName,
  stampsAwarded: ({ stampsAwarded }) => stampsAwarded,
  pointsAwarded: ({ pointsAwarded }) => pointsAwarded,
  returnedValue: ({ returnedMinor, currency }) => toMajor(returnedMinor, currency),
  status: orderStatus,
  couponRedeemed: ({ couponRewardId }) => (couponRewardId === null ? 'false' : 'true'),
  repeatOf: ({ repeatOf }) => repeatOf && encodeId('order', repeatOf),
  requestId: ({ requestId }) => requestId && encodeId('request', requestId),
  createdAt: ({ createdAt }) => createdAt.toISOString(),
};

@Controller()
export class ExportOrders {
  constructor(
    private readonly db: Database,
    private readonly csv: ExportCsv,
  ) {}

  @PortalOperation(
    exportRoute({
      list: 'orders',
      id: 'exportOrders',
      who: 'viewer',
      tag: 'Exports',
      summary: 'Export orders',
      query: filters,
      refusals: slowReadRefusals,
    }),
  )
  async handle(@CurrentMember() member: Member, @CurrentQuery() query: QueryParameters): Promise<CsvFile> {
    const { merchantId } = member;
    const range = listRange(query);
    const orders = await this.select(merchantId, query);
    return this.csv.start(member, query, {
      name: 'orders',
      thing: 'order',
      columns,
      filters: filters.map(({ name }) => name),
      load: async (reader, behind) =>
        fullPart(
          await listPortalOrders(reader, merchantId, orders, { ...range, behind, count: ordersAtOnce }),
          ordersAtOnce,
        ),
    });
  }

  /** Customers who come while the file is written are not part of its search: with them it could become too broad. */
  private async select(merchantId: string, query: QueryParameters): Promise<SelectedOrders> {
    const filter = await orderFilterOf(this.db, merchantId, query);
    const select = (reader: Reader) => selectOrders(reader, merchantId, filter);
    return filter.search === undefined ? select(this.db) : this.db.runSlowRead(merchantId, select);
  }
}

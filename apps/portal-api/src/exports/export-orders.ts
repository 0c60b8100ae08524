import { encodeId } from '#domain/ids.js';
import { toMajor } from '#domain/money.js';
import { orderStatus } from '#domain/orders/order.js';
import type { QueryParameters } from '#http/input/query-parameters.js';
import { listRange, rangeQuery } from '#http/input/list-range.js';
import type { CsvFile } from '#http/server/csv-file.interceptor.js';
import { Database } from '#persistence/database/database.js';
import { type ListedOrder, listPortalOrders } from '#persistence/orders/order-list.store.js';
import { Controller } from '@nestjs/common';
import { type Member, CurrentMember, CurrentQuery } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
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
    }),
  )
  async handle(@CurrentMember() member: Member, @CurrentQuery() query: QueryParameters): Promise<CsvFile> {
    const { merchantId } = member;
    const [filter, range] = [await orderFilterOf(this.db, merchantId, query), listRange(query)];
    return this.csv.start(member, query, {
      name: 'orders',
      thing: 'order',
      columns,
      filters: filters.map(({ name }) => name),
      load: async (reader, behind) =>
        fullPart(
          await listPortalOrders(reader, merchantId, filter, { ...range, behind, count: ordersAtOnce }),
          ordersAtOnce,
        ),
    });
  }
}

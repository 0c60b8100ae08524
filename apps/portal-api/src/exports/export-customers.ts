import { encodeId } from '#domain/ids.js';
import type { Customer } from '#domain/customers/customer.js';
import type { QueryParameters } from '#http/input/query-parameters.js';
import { listRange, rangeQuery } from '#http/input/list-range.js';
import type { CsvFile } from '#http/server/csv-file.interceptor.js';
import { scanCustomers } from '#persistence/customers/customer-list.store.js';
import { type CustomerSummary, findCustomerSummaries } from '#persistence/customers/customer-summary.js';
import { Controller } from '@nestjs/common';
import { customerFilterOf, customerFilters } from '../customers/list-customers.js';
import { type Member, CurrentMember, CurrentQuery } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { type CsvList, ExportCsv } from './export-csv.js';
import { exportRoute } from './export-route.js';

const customersAtOnce = 500;
const filters = [...rangeQuery, ...customerFilters];

interface Row {
  readonly customer: Customer;
  readonly summary: CustomerSummary | undefined;
}

const columns: CsvList<Row>['columns'] = {
  id: ({ customer }) => encodeId('customer', customer.id),
  externalId: ({ customer }) => customer.externalId,
  email: ({ customer }) => customer.email,
  name: ({ customer }) => customer.name,
  lifetimeStamps: ({ customer }) => customer.lifetimeStamps,
  lifetimePoints: ({ customer }) => customer.lifetimePoints,
  balances: ({ summary }) => summary?.balances.map(({ title, balance }) => `${title}: ${balance}`).join('; ') ?? null,
  lastOrderAt: ({ summary }) => summary?.lastOrder?.createdAt.toISOString() ?? null,
  createdAt: ({ customer }) => customer.createdAt.toISOString(),
};

@Controller()
export class ExportCustomers {
  constructor(private readonly csv: ExportCsv) {}

  @PortalOperation(
    exportRoute({
      list: 'customers',
      id: 'exportCustomers',
      who: 'viewer',
      tag: 'Exports',
      summary: 'Export customers',
      query: filters,
    }),
  )
  handle(@CurrentMember() member: Member, @CurrentQuery() query: QueryParameters): Promise<CsvFile> {
    const { merchantId } = member;
    const [filter, range] = [customerFilterOf(query), listRange(query)];
    return this.csv.start(member, query, {
      name: 'customers',
      thing: 'customer',
      columns,
      filters: filters.map(({ name }) => name),
      load: async (reader, behind) => {
        const page = { ...range, behind, count: customersAtOnce };
        const { rows, last } = await scanCustomers(reader, merchantId, filter, page);
        const ids = rows.map(({ id }) => id);
        const summaries = await findCustomerSummaries(reader, merchantId, ids);
        return { rows: rows.map((customer) => ({ customer, summary: summaries.get(customer.id) })), last };
      },
    });
  }
}

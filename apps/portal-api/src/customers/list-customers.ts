import { emailKey } from '#domain/text.js';
import { CursorSecret } from '#http/input/cursor-secret.js';
import type { QueryParameters } from '#http/input/query-parameters.js';
import { type CountedPage, listRange, rangeQuery, readRangePage } from '#http/input/list-range.js';
import { pageQuery } from '#http/openapi/documented-answer.js';
import { countCustomers, type CustomerFilter, listCustomers } from '#persistence/customers/customer-list.store.js';
import { findCustomerSummaries } from '#persistence/customers/customer-summary.js';
import { type BeforeRead, nothingBefore } from '#http/requests/before-read.js';
import { Database } from '#persistence/database/database.js';
import { maxCounted } from '#persistence/database/id-page.js';
import type { IdPage } from '#persistence/database/id-page.js';
import type { Reader } from '#persistence/database/statement.js';
import { Controller } from '@nestjs/common';
import { ApiExtraModels } from '@nestjs/swagger';
import { type Member, CurrentMember, CurrentQuery } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { slowReadRefusals } from '../edge/portal-refusals.js';
import { listedCustomerExample, listedCustomerModels, ListedCustomerView } from './listed-customer.view.js';

/** The filters of customers, without those of the page. */
export const customerFilters = [
  {
    name: 'email',
    description: 'Only the customer with exactly this e-mail address, case-insensitive.',
    schema: { type: 'string', maxLength: 254 },
  },
  {
    name: 'search',
    description:
      'Only customers whose name or e-mail address contains this text, case-insensitive; in a name, accents may be left out. A text of 1 or 2 characters matches only at the beginning of customers who are not among the newest 10,000.',
    schema: { type: 'string', maxLength: 200 },
  },
] as const;

/** @throws Refusal `invalid` for the query */
export function customerFilterOf(query: QueryParameters): CustomerFilter {
  const sought = query.text('email', 254);
  return { email: sought === undefined ? undefined : emailKey(sought), search: query.text('search', 200) };
}

/** What the routes of members and of support share. */
export const customersRoute = {
  method: 'GET',
  summary: 'List customers',
  description:
    'Sorted by the time of creation. If several filters are given, all must match. Customers are not counted if ' +
    '`email` or `search` is given.',
  query: [...pageQuery, ...rangeQuery, ...customerFilters],
  answer: {
    description: 'A page of customers.',
    shape: 'counted',
    type: ListedCustomerView,
    example: listedCustomerExample,
  },
  refusals: slowReadRefusals,
} as const;

/** One page of a merchant's customers. @throws Refusal `invalid` for the query */
export function customerPage(
  query: QueryParameters,
  db: Database,
  secret: string,
  merchantId: string,
  beforeRead: BeforeRead = nothingBefore,
): Promise<CountedPage<ListedCustomerView>> {
  const filter = customerFilterOf(query);
  const isAll = filter.search === undefined && filter.email === undefined;
  const load = async (page: IdPage) => {
    await beforeRead();
    const isCounted = isAll && page.behind === undefined;
    const read = async (reader: Reader) => {
      const [customers, total] = await Promise.all([
        listCustomers(reader, merchantId, { ...filter, ignoresAccents: true }, page),
        isCounted ? countCustomers(reader, merchantId, page, maxCounted + 1) : undefined,
      ]);
      const ids = customers.map(({ id }) => id);
      const summaries = await findCustomerSummaries(reader, merchantId, ids);
      const rows = customers.map((customer) => ({ id: customer.id, customer, summary: summaries.get(customer.id) }));
      return { rows, total };
    };
    const isSlow = isCounted || filter.search !== undefined;
    return isSlow ? db.runSlowRead(merchantId, read) : db.pipeline(read);
  };
  return readRangePage(query, secret, {
    range: listRange(query),
    filters: { ...filter },
    load,
    view: ({ customer, summary }) => new ListedCustomerView(customer, summary),
  });
}

@Controller()
@ApiExtraModels(...listedCustomerModels)
export class ListCustomers {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @PortalOperation({
    ...customersRoute,
    path: '/merchants/:m/customers',
    id: 'listCustomers',
    who: 'viewer',
    tag: 'Customers',
  })
  handle(
    @CurrentMember() { merchantId }: Member,
    @CurrentQuery() query: QueryParameters,
  ): Promise<CountedPage<ListedCustomerView>> {
    return customerPage(query, this.db, this.cursors.secret, merchantId);
  }
}

import { emailKey } from '#domain/text.js';
import { pageQuery } from '#http/openapi/documented-answer.js';
import { listCustomers } from '#persistence/customers/customer-list.store.js';
import { Database } from '#persistence/database/database.js';
import type { Reader } from '#persistence/database/statement.js';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller, CurrentQuery } from '../edge/caller.js';
import { CursorSecret } from '#http/input/cursor-secret.js';
import { QueryParameters } from '#http/input/query-parameters.js';
import { type Page, readPage } from '#http/input/list-page.js';
import { Operation } from '../edge/operation.js';
import { customerExample, CustomerView } from '#http/views/customer.view.js';

@Controller()
export class ListCustomers {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @Operation({
    method: 'GET',
    path: '/customers',
    id: 'listCustomers',
    anyScope: ['customers:read'],
    tag: 'Customers',
    summary: 'List customers',
    description: "The merchant's customers, newest first. If both filters are given, both must match.",
    query: [
      ...pageQuery,
      {
        name: 'email',
        description: 'Only the customer with exactly this e-mail address, case-insensitive.',
        schema: { type: 'string', maxLength: 254 },
      },
      {
        name: 'search',
        description:
          'Only customers whose name or e-mail address contains this text, case-insensitive. A text of 1 or 2 characters matches only at the beginning of customers who are not among the newest 10,000.',
        schema: { type: 'string', maxLength: 200 },
      },
    ],
    answer: { description: 'A page of customers.', shape: 'page', type: CustomerView, example: customerExample },
    refusals: ['search_too_broad'],
  })
  async handle(
    @CurrentCaller() { merchantId }: Caller,
    @CurrentQuery() query: QueryParameters,
  ): Promise<Page<CustomerView>> {
    const sought = query.text('email', 254);
    const filter = { email: sought === undefined ? undefined : emailKey(sought), search: query.text('search', 200) };
    const load = (before: string, count: number) => {
      const list = (reader: Reader) =>
        listCustomers(reader, merchantId, filter, { sort: 'newest', behind: before, count });
      return filter.search === undefined ? list(this.db) : this.db.runSlowRead(merchantId, list);
    };
    return readPage(query, this.cursors.secret, filter, load, (customer) => new CustomerView(customer));
  }
}

import { emailKey } from '#domain/text.js';
import { CursorSecret } from '#http/cursor-secret.js';
import { pageQuery } from '#http/documentation/documented-answer.js';
import { cursorPage, ListQuery, type Page } from '#http/list-query.js';
import { customerExample, CustomerView } from '#http/wire/customer.view.js';
import { listCustomers } from '#persistence/customer.store.js';
import { Database } from '#persistence/database.js';
import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Member, MemberOf } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';

@Controller()
export class ListCustomers {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/customers',
    id: 'listCustomers',
    who: 'viewer',
    tag: 'Customers',
    summary: 'List customers',
    description: 'Newest first. Both filters together must both match.',
    query: [
      ...pageQuery,
      {
        name: 'email',
        description: 'Only the customer with exactly this e-mail, whatever its case.',
        schema: { type: 'string', maxLength: 254 },
      },
      {
        name: 'search',
        description: 'Only customers whose name or e-mail contains this, whatever its case.',
        schema: { type: 'string', maxLength: 200 },
      },
    ],
    answer: { description: 'A page of customers.', shape: 'page', type: CustomerView, example: customerExample },
  })
  async handle(@MemberOf() { merchantId }: Member, @Req() request: FastifyRequest): Promise<Page<CustomerView>> {
    const query = new ListQuery(request, merchantId);
    const sought = query.text('email', 254);
    const filter = { email: sought === undefined ? undefined : emailKey(sought), search: query.text('search', 200) };
    const load = (before: string, count: number) => listCustomers(this.db, merchantId, filter, before, count);
    return cursorPage(query, this.cursors.secret, filter, load, (customer) => new CustomerView(customer));
  }
}

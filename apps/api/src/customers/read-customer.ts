import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { findCustomer } from '#persistence/customers/customer.store.js';
import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../edge/caller.js';
import { Operation } from '../edge/operation.js';
import { customerExample, CustomerView } from '#http/views/customer.view.js';

@Controller()
export class ReadCustomer {
  constructor(private readonly db: Database) {}

  @Operation({
    method: 'GET',
    path: '/customers/:id',
    id: 'readCustomer',
    anyScope: ['customers:read'],
    tag: 'Customers',
    summary: 'Read a customer',
    description: 'One customer, by its id or externalId.',
    params: { id: 'id or externalId of the customer.' },
    answer: { description: 'The customer.', shape: 'data', type: CustomerView, example: customerExample },
    refusals: ['customer_not_found'],
  })
  async handle(@CurrentCaller() { merchantId }: Caller, @Param('id') id: string): Promise<CustomerView> {
    const customer = await findCustomer(this.db, merchantId, parseReference('customer', id));
    if (!customer) throw notFound('customer');
    return new CustomerView(customer);
  }
}

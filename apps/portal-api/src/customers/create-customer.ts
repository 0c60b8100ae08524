import { emailKey, textOrNull } from '#domain/text.js';
import { EmailField, TextField } from '#http/input/fields.js';
import { customerExample, CustomerView } from '#http/views/customer.view.js';
import { createCustomer } from '#operations/customers/create-customer.js';
import { Body, Controller } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';
import { customerFields, customerRefusals } from './customer-fields.js';

export class CreateCustomerBody {
  @EmailField(customerFields.email) email: string;
  @TextField(0, 200, customerFields.name) name?: string | null;
  @TextField(1, 128, customerFields.externalId) externalId?: string;
}

@Controller()
export class CreateCustomer {
  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/customers',
    id: 'createCustomer',
    who: 'staff',
    tag: 'Customers',
    summary: 'Add a customer',
    description: 'The customer gets every active card with `autoEnrol`, as with a first order.',
    body: { type: CreateCustomerBody, example: { email: 'ada@example.com', name: 'Ada Lovelace' } },
    answer: { status: 201, description: 'The customer.', shape: 'data', type: CustomerView, example: customerExample },
    idempotency: 'optional',
    refusals: customerRefusals,
  })
  handle(@WriteOnce() write: WriteOnceAs, @Body() { email, name, externalId }: CreateCustomerBody): Promise<string> {
    const input = { email: emailKey(email), name: textOrNull(name), externalId };
    return write(input.email, async (tx, actor) => new CustomerView(await createCustomer(tx, actor, input)));
  }
}

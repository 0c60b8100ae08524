import type { Customer } from '#domain/customers/customer.js';
import { notFound } from '#domain/errors.js';
import { emailKey, textOrNull } from '#domain/text.js';
import { EmailField, TextField } from '#http/input/fields.js';
import { customerExample, CustomerView } from '#http/views/customer.view.js';
import { updateCustomer } from '#operations/customers/update-customer.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { writeAsMember } from '../edge/write-as-member.js';
import { customerFields, customerRefusals } from './customer-fields.js';

export class UpdateCustomerBody {
  @EmailField({ ...customerFields.email, optional: true }) email?: string;
  @TextField(0, 200, customerFields.name) name?: string | null;
  @TextField(1, 128, customerFields.externalId) externalId?: string;
}

@Controller()
export class UpdateCustomer {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'PATCH',
    path: '/merchants/:m/customers/:id',
    id: 'updateCustomer',
    who: 'staff',
    tag: 'Customers',
    summary: 'Change a customer',
    description:
      'Changes the fields in the body. Absent fields are unchanged. From then on, orders find the customer by the new e-mail address.',
    params: { id: 'id or externalId of the customer.' },
    body: { type: UpdateCustomerBody, example: { name: 'Ada King' }, optional: true },
    answer: { description: 'The customer.', shape: 'data', type: CustomerView, example: customerExample },
    refusals: [...customerRefusals, notFound('customer')],
  })
  async handle(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Body() body: UpdateCustomerBody,
  ): Promise<CustomerView> {
    const email = body.email === undefined ? undefined : emailKey(body.email);
    const name = body.name === undefined ? undefined : textOrNull(body.name);
    const shownAs = (customer: Customer) => new CustomerView(customer);
    return writeAsMember(this.db, member, id, async (tx, actor) =>
      shownAs(await updateCustomer(tx, actor, id, { ...body, email, name }, shownAs)),
    );
  }
}

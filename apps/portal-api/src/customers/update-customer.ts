import { notFound } from '#domain/errors.js';
import { emailKey } from '#domain/text.js';
import { EmailField, TextField } from '#http/input/fields.js';
import { customerExample, CustomerView } from '#http/views/customer.view.js';
import { updateCustomer } from '#operations/customers/update-customer.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller, Param } from '@nestjs/common';
import { type Member, MemberOf } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { writeWithAudit, changesBetween } from '../programme/write-with-audit.js';
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
    who: 'admin',
    tag: 'Customers',
    summary: 'Change a customer',
    description:
      'Any field. Absent fields are unchanged. From then on, orders find the customer by the new e-mail address.',
    params: { id: 'id or externalId of the customer.' },
    body: { type: UpdateCustomerBody, example: { name: 'Ada King' }, optional: true },
    answer: { description: 'The customer.', shape: 'data', type: CustomerView, example: customerExample },
    refusals: [...customerRefusals, notFound('customer')],
  })
  async handle(
    @MemberOf() member: Member,
    @Param('id') id: string,
    @Body() body: UpdateCustomerBody,
  ): Promise<CustomerView> {
    const data = await writeWithAudit(this.db, member, id, async (tx) => {
      const email = body.email === undefined ? undefined : emailKey(body.email);
      const name = body.name?.trim() === '' ? null : body.name;
      const change = { ...body, email, name };
      const { before, after } = await updateCustomer(tx, member.merchantId, id, change);
      const view = new CustomerView(after);
      // The names of the fields without values: no e-mail in a log.
      const fields = Object.keys(changesBetween(new CustomerView(before), view));
      const entry = { action: 'customer.updated', subjectId: after.id, details: { fields } };
      return { result: view, entry: fields.length === 0 ? null : entry };
    });
    return data;
  }
}

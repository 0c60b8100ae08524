import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { pageQuery } from '#http/openapi/documented-answer.js';
import { findCustomer } from '#persistence/customers/customer.store.js';
import { Database } from '#persistence/database/database.js';
import type { Reader } from '#persistence/database/statement.js';
import { listVouchersOfCustomer } from '#persistence/vouchers/voucher.store.js';
import { Controller, Param } from '@nestjs/common';
import { type Caller, CurrentCaller, CurrentQuery } from '../edge/caller.js';
import { CursorSecret } from '#http/input/cursor-secret.js';
import { QueryParameters } from '#http/input/query-parameters.js';
import { type Page, readPage } from '#http/input/list-page.js';
import { Operation } from '../edge/operation.js';
import { voucherExample, voucherStatuses, VoucherView } from '#http/views/voucher.view.js';

@Controller()
export class ListVouchersOfCustomer {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @Operation({
    method: 'GET',
    path: '/customers/:customerId/vouchers',
    id: 'listVouchersOfCustomer',
    anyScope: ['vouchers:read', 'customers:read'],
    tag: 'Vouchers',
    summary: "List a customer's vouchers",
    description: 'The vouchers that a customer owns, newest first.',
    params: { customerId: 'id or externalId of the customer.' },
    query: [
      ...pageQuery,
      {
        name: 'status',
        description: 'Only vouchers of this status.',
        schema: { type: 'string', enum: [...voucherStatuses] },
      },
    ],
    answer: { description: 'A page of vouchers.', shape: 'page', type: VoucherView, example: voucherExample },
    refusals: ['customer_not_found', 'search_too_broad'],
  })
  async handle(
    @CurrentCaller() { merchantId }: Caller,
    @Param('customerId') customerId: string,
    @CurrentQuery() query: QueryParameters,
  ): Promise<Page<VoucherView>> {
    query.requireValidLimit();
    const status = query.choice('status', voucherStatuses);
    const customer = await findCustomer(this.db, merchantId, parseReference('customer', customerId));
    if (!customer) throw notFound('customer');
    const load = (before: string, count: number) => {
      const list = (reader: Reader) => listVouchersOfCustomer(reader, merchantId, customer.id, status, before, count);
      // Vouchers of a rare status may be behind very many others.
      return status === undefined ? list(this.db) : this.db.runSlowRead(merchantId, list);
    };
    const filters = { customer: customer.id, status };
    return readPage(query, this.cursors.secret, filters, load, (voucher) => new VoucherView(voucher, voucher.readAt));
  }
}

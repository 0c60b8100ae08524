import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { findCustomer } from '#persistence/customers/customer.store.js';
import { Database } from '#persistence/database/database.js';
import { findVoucher } from '#persistence/vouchers/voucher.store.js';
import { Controller, Param } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../edge/caller.js';
import { Operation } from '../edge/operation.js';
import { voucherExample, VoucherView } from '#http/views/voucher.view.js';

@Controller()
export class ReadVoucherOfCustomer {
  constructor(private readonly db: Database) {}

  @Operation({
    method: 'GET',
    path: '/customers/:customerId/vouchers/:voucherId',
    id: 'readVoucherOfCustomer',
    anyScope: ['vouchers:read', 'customers:read'],
    tag: 'Vouchers',
    summary: "Read a customer's voucher",
    description: "One voucher that a customer owns. Another customer's voucher is a 404.",
    params: { customerId: 'id or externalId of the customer.', voucherId: 'id or externalId of the issued voucher.' },
    answer: { description: 'The voucher.', shape: 'data', type: VoucherView, example: voucherExample },
    refusals: ['customer_not_found', 'voucher_not_found'],
  })
  async handle(
    @CurrentCaller() { merchantId }: Caller,
    @Param('customerId') customerId: string,
    @Param('voucherId') voucherId: string,
  ): Promise<VoucherView> {
    const customer = await findCustomer(this.db, merchantId, parseReference('customer', customerId));
    if (!customer) throw notFound('customer');
    const voucher = await findVoucher(this.db, merchantId, parseReference('voucher', voucherId));
    if (voucher?.customerId !== customer.id) throw notFound('voucher');
    return new VoucherView(voucher, voucher.readAt);
  }
}

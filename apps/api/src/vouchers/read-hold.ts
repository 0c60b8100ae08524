import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { holdAnswer, holdParams, VoucherHoldView } from '#http/views/voucher-hold.view.js';
import { Database } from '#persistence/database/database.js';
import { findVoucher } from '#persistence/vouchers/voucher.store.js';
import { findHold } from '#persistence/vouchers/voucher-hold.store.js';
import { Controller, Param } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../edge/caller.js';
import { Operation } from '../edge/operation.js';

@Controller()
export class ReadHold {
  constructor(private readonly db: Database) {}

  @Operation({
    method: 'GET',
    path: '/vouchers/:id/holds/:holdId',
    id: 'readHold',
    anyScope: ['vouchers:read', 'vouchers:hold'],
    tag: 'Vouchers',
    summary: 'Read a hold',
    description: 'One hold of a voucher. A hold of another voucher is a 404.',
    params: holdParams,
    answer: holdAnswer('The hold.'),
    refusals: ['voucher_not_found', 'hold_not_found'],
  })
  async handle(
    @CurrentCaller() { merchantId }: Caller,
    @Param('id') id: string,
    @Param('holdId') holdId: string,
  ): Promise<VoucherHoldView> {
    const reference = parseReference('voucher', id);
    const voucher = await findVoucher(this.db, merchantId, reference);
    if (!voucher) throw notFound('voucher');
    const hold = await findHold(this.db, merchantId, reference, parseReference('hold', holdId));
    if (!hold) throw notFound('hold');
    return new VoucherHoldView(hold, voucher.currency, hold.readAt);
  }
}

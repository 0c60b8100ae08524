import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { voucherParams } from '#http/views/voucher.view.js';
import { Database } from '#persistence/database/database.js';
import { findVoucher } from '#persistence/vouchers/voucher.store.js';
import { listVoucherEntries } from '#persistence/vouchers/voucher-ledger.store.js';
import { Controller, Param } from '@nestjs/common';
import { type Member, MemberOf } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { voucherWithLedgerExample, VoucherWithLedgerView } from './voucher-with-ledger.view.js';

/** The newest ledger entries, as many as the page shows. */
const maxEntries = 100;

@Controller()
export class ReadVoucher {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/vouchers/:id',
    id: 'readVoucher',
    who: 'viewer',
    tag: 'Vouchers',
    summary: 'Read an issued voucher',
    description: 'One issued voucher with its ledger. The id of a template is not accepted here.',
    params: voucherParams,
    answer: {
      description: 'The voucher.',
      shape: 'data',
      type: VoucherWithLedgerView,
      example: voucherWithLedgerExample,
    },
    refusals: [notFound('voucher')],
  })
  async handle(@MemberOf() { merchantId }: Member, @Param('id') id: string): Promise<VoucherWithLedgerView> {
    const voucher = await findVoucher(this.db, merchantId, parseReference('voucher', id));
    if (!voucher) throw notFound('voucher');
    const ledger = await listVoucherEntries(this.db, merchantId, voucher.id, maxEntries);
    return new VoucherWithLedgerView(voucher, voucher.readAt, ledger);
  }
}

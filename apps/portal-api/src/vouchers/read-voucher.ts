import { notFound } from '#domain/errors.js';
import { maxUuid, parseReference } from '#domain/ids.js';
import { maxEntryNumber } from '#http/input/list-page.js';
import { voucherParams } from '#http/views/voucher.view.js';
import { Database } from '#persistence/database/database.js';
import { findVoucher } from '#persistence/vouchers/voucher.store.js';
import { listHolds } from '#persistence/vouchers/voucher-hold.store.js';
import { listVoucherEntries } from '#persistence/vouchers/voucher-entry.store.js';
import { Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { voucherWithLedgerExample, VoucherWithLedgerView } from './voucher-with-ledger.view.js';

/** The newest entries and holds, as many as the page shows. */
const maxEntries = 100;

/** What the routes of members and of support share. */
export const voucherRoute = {
  method: 'GET',
  summary: 'Read an issued voucher',
  description: 'One issued voucher with its ledger and its holds. The id of a template is not accepted here.',
  params: voucherParams,
  answer: {
    description: 'The voucher.',
    shape: 'data',
    type: VoucherWithLedgerView,
    example: voucherWithLedgerExample,
  },
  refusals: [notFound('voucher')],
} as const;

/** @throws Refusal `not_found` voucher_not_found */
export async function voucherWithLedger(db: Database, merchantId: string, id: string): Promise<VoucherWithLedgerView> {
  const voucher = await findVoucher(db, merchantId, parseReference('voucher', id));
  if (!voucher) throw notFound('voucher');
  const { id: voucherId, readAt } = voucher;
  const [ledger, holds] = await db.pipeline((reader) =>
    Promise.all([
      listVoucherEntries(reader, merchantId, voucherId, maxEntryNumber, maxEntries),
      listHolds(reader, merchantId, voucherId, maxUuid, maxEntries),
    ]),
  );
  return new VoucherWithLedgerView(voucher, readAt, { ledger, holds });
}

@Controller()
export class ReadVoucher {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    ...voucherRoute,
    path: '/merchants/:m/vouchers/:id',
    id: 'readVoucher',
    who: 'viewer',
    tag: 'Vouchers',
  })
  handle(@CurrentMember() { merchantId }: Member, @Param('id') id: string): Promise<VoucherWithLedgerView> {
    return voucherWithLedger(this.db, merchantId, id);
  }
}

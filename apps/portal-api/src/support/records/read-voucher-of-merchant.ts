import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { type Support, CurrentSupport } from '../../edge/portal-access.js';
import { PortalOperation } from '../../edge/portal-operation.js';
import { voucherRoute, voucherWithLedger } from '../../vouchers/read-voucher.js';
import type { VoucherWithLedgerView } from '../../vouchers/voucher-with-ledger.view.js';
import { recordAccessTo } from '../record-access.js';
import { withoutCode } from './without-codes.js';

@Controller()
export class ReadVoucherOfMerchant {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    ...voucherRoute,
    path: '/support/merchants/:m/vouchers/:id',
    id: 'readVoucherOfMerchant',
    who: 'support',
    tag: 'Support',
    summary: 'Read an issued voucher of a merchant',
    description: `${voucherRoute.description} Only the last four characters of its code are shown. This access is recorded in the merchant's audit log.`,
  })
  async handle(
    @CurrentSupport() support: Support,
    @Param('m') m: string,
    @Param('id') id: string,
  ): Promise<VoucherWithLedgerView> {
    const merchant = await recordAccessTo(this.db, support, m, 'voucher', id);
    return withoutCode(await voucherWithLedger(this.db, merchant.id, id));
  }
}

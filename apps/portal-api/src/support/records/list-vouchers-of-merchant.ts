import type { QueryParameters } from '#http/input/query-parameters.js';
import type { NumberedPage } from '#http/input/list-page.js';
import type { VoucherView } from '#http/views/voucher.view.js';
import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { CurrentQuery, type Support, CurrentSupport } from '../../edge/portal-access.js';
import { PortalOperation } from '../../edge/portal-operation.js';
import { voucherPage, vouchersRoute } from '../../vouchers/list-vouchers.js';
import { accessMerchant } from '../record-access.js';
import { withoutCode } from './without-codes.js';

@Controller()
export class ListVouchersOfMerchant {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    ...vouchersRoute,
    path: '/support/merchants/:m/vouchers',
    id: 'listVouchersOfMerchant',
    who: 'support',
    tag: 'Support',
    summary: 'List the vouchers of a merchant',
    description: `${vouchersRoute.description} Only the last four characters of codes are shown. A search finds a code by these characters or by the whole code. This access is recorded in the merchant's audit log.`,
  })
  async handle(
    @CurrentSupport() support: Support,
    @Param('m') m: string,
    @CurrentQuery() query: QueryParameters,
  ): Promise<NumberedPage<VoucherView>> {
    const { merchant, record } = await accessMerchant(this.db, support, m, 'vouchers');
    const { data, pagination } = await voucherPage(query, this.db, merchant.id, { wholeCodes: true }, record);
    return { data: data.map(withoutCode), pagination };
  }
}

import type { QueryParameters } from '#http/input/query-parameters.js';
import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { CurrentQuery, type Support, CurrentSupport } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { explainVoucher, explainVoucherRoute } from '../vouchers/explain-voucher.js';
import type { ExplanationView } from '../vouchers/explanation.view.js';
import { accessThing } from './record-access.js';

@Controller()
export class ExplainVoucherOfMerchant {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    ...explainVoucherRoute,
    method: 'GET',
    path: '/support/merchants/:m/vouchers/:id/explain',
    id: 'explainVoucherOfMerchant',
    who: 'support',
    tag: 'Support',
    description: `${explainVoucherRoute.description} This access is recorded in the merchant's audit log.`,
  })
  async handle(
    @CurrentSupport() support: Support,
    @Param('m') m: string,
    @Param('id') id: string,
    @CurrentQuery() query: QueryParameters,
  ): Promise<ExplanationView> {
    const { merchant, record } = await accessThing(this.db, support, m, 'voucher', id);
    return explainVoucher(this.db, merchant.id, id, query, record);
  }
}

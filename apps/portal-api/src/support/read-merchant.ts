import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { type Support, CurrentSupport } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { recordMerchantAccess } from './record-access.js';
import { supportedMerchantExample, SupportedMerchantView } from './supported-merchant.view.js';

@Controller()
export class ReadMerchant {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/support/merchants/:m',
    id: 'readMerchant',
    who: 'support',
    tag: 'Support',
    summary: 'Read a merchant',
    description: "This access is recorded in the merchant's audit log.",
    answer: {
      description: 'The merchant.',
      shape: 'data',
      type: SupportedMerchantView,
      example: supportedMerchantExample,
    },
  })
  async handle(@CurrentSupport() support: Support, @Param('m') m: string): Promise<SupportedMerchantView> {
    return new SupportedMerchantView(await recordMerchantAccess(this.db, support, m, 'merchant'));
  }
}

import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { customerRoute, wholeCustomer, type WholeCustomerView } from '../../customers/read-customer.js';
import { type Support, CurrentSupport } from '../../edge/portal-access.js';
import { PortalOperation } from '../../edge/portal-operation.js';
import { recordAccessTo } from '../record-access.js';
import { withoutCode, withoutCoupon } from './without-codes.js';

@Controller()
export class ReadCustomerOfMerchant {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    ...customerRoute,
    path: '/support/merchants/:m/customers/:id',
    id: 'readCustomerOfMerchant',
    who: 'support',
    tag: 'Support',
    summary: 'Read a customer of a merchant',
    description: `${customerRoute.description} Only the last four characters of codes are shown. This access is recorded in the merchant's audit log.`,
  })
  async handle(
    @CurrentSupport() support: Support,
    @Param('m') m: string,
    @Param('id') id: string,
  ): Promise<WholeCustomerView> {
    const merchant = await recordAccessTo(this.db, support, m, 'customer', id);
    const { rewards, vouchers, ...rest } = await wholeCustomer(this.db, merchant.id, id);
    return { ...rest, rewards: rewards.map(withoutCoupon), vouchers: vouchers.map(withoutCode) };
  }
}

import { CursorSecret } from '#http/input/cursor-secret.js';
import type { QueryParameters } from '#http/input/query-parameters.js';
import type { CountedPage } from '#http/input/list-range.js';
import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { customerPage, customersRoute } from '../../customers/list-customers.js';
import type { ListedCustomerView } from '../../customers/listed-customer.view.js';
import { CurrentQuery, type Support, CurrentSupport } from '../../edge/portal-access.js';
import { PortalOperation } from '../../edge/portal-operation.js';
import { accessMerchant } from '../record-access.js';

@Controller()
export class ListCustomersOfMerchant {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @PortalOperation({
    ...customersRoute,
    path: '/support/merchants/:m/customers',
    id: 'listCustomersOfMerchant',
    who: 'support',
    tag: 'Support',
    summary: 'List the customers of a merchant',
    description: `${customersRoute.description} This access is recorded in the merchant's audit log.`,
  })
  async handle(
    @CurrentSupport() support: Support,
    @Param('m') m: string,
    @CurrentQuery() query: QueryParameters,
  ): Promise<CountedPage<ListedCustomerView>> {
    const { merchant, record } = await accessMerchant(this.db, support, m, 'customers');
    return customerPage(query, this.db, this.cursors.secret, merchant.id, record);
  }
}

import { Database } from '#persistence/database.js';
import {
  countForOverview,
  listOrderDays,
  sumOutstandingVouchers,
  sumRedeemedVouchers,
} from '#persistence/overview.store.js';
import { Controller } from '@nestjs/common';
import { type Member, MemberOf } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { overviewExample, OverviewView } from './overview.view.js';

@Controller()
export class ReadOverview {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/overview',
    id: 'readOverview',
    who: 'viewer',
    tag: 'Overview',
    summary: 'Read the overview',
    description:
      'The figures of the first page. 30 days are whole days in the time zone of the merchant, today among them.',
    answer: { description: 'The figures.', shape: 'data', type: OverviewView, example: overviewExample },
  })
  async handle(@MemberOf() { merchantId, timeZone, currency }: Member): Promise<object> {
    const [counts, days, outstanding, redeemed] = await this.db.together((reader) =>
      Promise.all([
        countForOverview(reader, merchantId, timeZone),
        listOrderDays(reader, merchantId, timeZone),
        sumOutstandingVouchers(reader, merchantId),
        sumRedeemedVouchers(reader, merchantId, timeZone),
      ]),
    );
    return { success: true, data: new OverviewView({ counts, days, outstanding, redeemed }, currency) };
  }
}

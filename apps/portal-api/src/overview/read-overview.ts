import { Database } from '#persistence/database/database.js';
import {
  countCustomers,
  countRequests,
  countRewards,
  sumOpenVouchers,
  sumRedeemedVouchers,
} from '#persistence/overview/overview.store.js';
import { isTooBroad, tooManySlowReads } from '#persistence/database/connections/slow-reads.js';
import type { Reader } from '#persistence/database/statement.js';
import { Controller } from '@nestjs/common';
import { type Member, MemberOf } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { OrderDays } from './order-days.js';
import { overviewExample, type OverviewFigure, OverviewView } from './overview.view.js';

@Controller()
export class ReadOverview {
  private readonly days = new OrderDays();

  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/overview',
    id: 'readOverview',
    who: 'viewer',
    tag: 'Overview',
    summary: 'Read the overview',
    description:
      "The figures of the overview page. The last 30 days are whole days in the merchant's time zone, including " +
      'today. A figure that takes too long to compute is 0 or empty, and is listed in `notCounted`.',
    answer: { description: 'The figures.', shape: 'data', type: OverviewView, example: overviewExample },
    refusals: [tooManySlowReads()],
  })
  async handle(@MemberOf() { merchantId, timeZone, currency }: Member): Promise<OverviewView> {
    const notCounted: OverviewFigure[] = [];
    /** Each figure is read by itself: a timeout of one does not affect the others. */
    const figure = async <Found>(
      names: OverviewFigure | readonly OverviewFigure[],
      read: () => Promise<Found>,
      none: Found,
    ): Promise<Found> => {
      try {
        return await read();
      } catch (error) {
        if (!isTooBroad(error)) throw error;
        notCounted.push(...[names].flat());
        return none;
      }
    };
    const slowly = <Found>(read: (reader: Reader) => Promise<Found>) => this.db.runSlowRead(merchantId, read);
    const facts = {
      customers: await figure('customers', () => slowly((reader) => countCustomers(reader, merchantId, timeZone)), {
        customers: 0,
        newCustomers: 0,
        newCustomersBefore: 0,
      }),
      days: await figure('orders30d', () => this.days.of(this.db, merchantId, timeZone), []),
      rewards: await figure('rewards30d', () => slowly((reader) => countRewards(reader, merchantId, timeZone)), {
        rewardsIssued: 0,
        rewardsRedeemed: 0,
        rewardsIssuedBefore: 0,
      }),
      openVouchers: await figure(
        ['vouchers.active', 'vouchers.outstanding'],
        () => slowly((reader) => sumOpenVouchers(reader, merchantId)),
        [],
      ),
      redeemed: await figure(
        'vouchers.redeemed30d',
        () => slowly((reader) => sumRedeemedVouchers(reader, merchantId, timeZone)),
        [],
      ),
      api: await slowly((reader) => countRequests(reader, merchantId)),
    };
    return new OverviewView({ ...facts, notCounted }, currency);
  }
}

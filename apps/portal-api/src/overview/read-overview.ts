import { readOverview } from '#operations/overview/read-overview.js';
import { tooManySlowReads } from '#persistence/database/connections/slow-reads.js';
import { Database } from '#persistence/database/database.js';
import { countRequests } from '#persistence/overview/overview.store.js';
import { Controller } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
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
      "The figures of the overview page. The last 30 days are whole days in the merchant's time zone, including " +
      'today. A figure that takes too long to compute is 0 or empty and is listed in `notCounted`. The worker then ' +
      'counts the figures in the background. Once it has counted them, all figures except `keys` and `requests24h` ' +
      'are those of its last count, made at `countedAt`.',
    answer: { description: 'The figures.', shape: 'data', type: OverviewView, example: overviewExample },
    refusals: [tooManySlowReads()],
  })
  async handle(@CurrentMember() { merchantId, timeZone, currency }: Member): Promise<OverviewView> {
    const overview = await readOverview(this.db, { merchantId, timeZone });
    const api = await this.db.runSlowRead(merchantId, (reader) => countRequests(reader, merchantId));
    return new OverviewView({ ...overview, api }, currency);
  }
}

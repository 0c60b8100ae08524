import type { QueryParameters } from '#http/input/query-parameters.js';
import { recordSupportAccess } from '#operations/audit/record-support-access.js';
import { Database } from '#persistence/database/database.js';
import { Controller } from '@nestjs/common';
import { CurrentQuery, type Support, CurrentSupport } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { runWrite } from '../edge/run-write.js';
import { HitView } from '../search/hit.view.js';
import { search, searchRoute } from '../search/search.js';

@Controller()
export class SearchMerchants {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    ...searchRoute,
    path: '/support/search',
    id: 'searchMerchants',
    who: 'support',
    tag: 'Support',
    summary: 'Search all merchants',
    description:
      'Finds what the text names at any merchant, exact matches first, at most 20 hits. Names are not found by their ' +
      'beginning. The search is recorded in the audit log of each merchant that has a hit, without the text.',
  })
  async handle(
    @CurrentSupport() { staffId, address }: Support,
    @CurrentQuery() query: QueryParameters,
  ): Promise<HitView[]> {
    const found = await search(this.db, null, query);
    const merchants = new Set(found.map(({ merchantId }) => merchantId));
    if (merchants.size > 0) {
      await runWrite(this.db, { owner: staffId, row: undefined }, async (tx) => {
        for (const merchantId of merchants) {
          const seen = { merchantId, staffId, address, subjectId: null };
          await recordSupportAccess(tx, { ...seen, subject: 'search_results' });
        }
      });
    }
    return found.map((hit) => new HitView(hit, 'support/merchants'));
  }
}

import type { QueryParameters } from '#http/input/query-parameters.js';
import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { CurrentQuery, type Support, CurrentSupport } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { explainReward, explainRewardRoute } from '../rewards/explain-reward.js';
import type { ExplanationView } from '../vouchers/explanation.view.js';
import { accessThing } from './record-access.js';

@Controller()
export class ExplainRewardOfMerchant {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    ...explainRewardRoute,
    method: 'GET',
    path: '/support/merchants/:m/rewards/:id/explain',
    id: 'explainRewardOfMerchant',
    who: 'support',
    tag: 'Support',
    description: `${explainRewardRoute.description} This access is recorded in the merchant's audit log.`,
  })
  async handle(
    @CurrentSupport() support: Support,
    @Param('m') m: string,
    @Param('id') id: string,
    @CurrentQuery() query: QueryParameters,
  ): Promise<ExplanationView> {
    const { merchant, record } = await accessThing(this.db, support, m, 'reward', id);
    return explainReward(this.db, merchant.id, id, query, record);
  }
}

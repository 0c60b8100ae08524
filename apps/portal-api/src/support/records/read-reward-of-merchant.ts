import type { RewardView } from '#http/views/reward.view.js';
import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { type Support, CurrentSupport } from '../../edge/portal-access.js';
import { PortalOperation } from '../../edge/portal-operation.js';
import { issuedReward, rewardRoute } from '../../rewards/read-reward.js';
import { recordAccessTo } from '../record-access.js';
import { withoutCoupon } from './without-codes.js';

@Controller()
export class ReadRewardOfMerchant {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    ...rewardRoute,
    path: '/support/merchants/:m/rewards/:id',
    id: 'readRewardOfMerchant',
    who: 'support',
    tag: 'Support',
    summary: 'Read an issued reward of a merchant',
    description: `${rewardRoute.description} Only the last four characters of its coupon code are shown. This access is recorded in the merchant's audit log.`,
  })
  async handle(
    @CurrentSupport() support: Support,
    @Param('m') m: string,
    @Param('id') id: string,
  ): Promise<RewardView> {
    const merchant = await recordAccessTo(this.db, support, m, 'reward', id);
    return withoutCoupon(await issuedReward(this.db, merchant.id, id));
  }
}

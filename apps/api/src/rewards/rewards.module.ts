import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { GiveReward } from './give-reward.js';
import { ListAffordableRewards } from './list-affordable-rewards.js';
import { ListRewardTemplates } from './list-reward-templates.js';
import { ListRewardsOfCustomer } from './list-rewards-of-customer.js';
import { ReadRewardOfCustomer } from './read-reward-of-customer.js';
import { ReadRewardTemplate } from './read-reward-template.js';
import { RedeemReward } from './redeem-reward.js';
import { RedeemRewardById } from './redeem-reward-by-id.js';
import { ReverseReward } from './reverse-reward.js';
import { UpdateCoupon } from './update-coupon.js';

/** Reward templates, and customers' rewards. */
@Module({
  imports: [EdgeModule],
  controllers: [
    ListRewardTemplates,
    ReadRewardTemplate,
    GiveReward,
    ListRewardsOfCustomer,
    ReadRewardOfCustomer,
    RedeemReward,
    RedeemRewardById,
    ReverseReward,
    UpdateCoupon,
    ListAffordableRewards,
  ],
})
export class RewardsModule {}

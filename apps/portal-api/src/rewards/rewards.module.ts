import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { ExplainReward } from './explain-reward.js';
import { GiveReward } from './give-reward.js';
import { ReadReward } from './read-reward.js';
import { RedeemReward } from './redeem-reward.js';
import { ReverseReward } from './reverse-reward.js';

/** Issued rewards. */
@Module({
  imports: [EdgeModule],
  controllers: [ReadReward, GiveReward, RedeemReward, ReverseReward, ExplainReward],
})
export class RewardsModule {}

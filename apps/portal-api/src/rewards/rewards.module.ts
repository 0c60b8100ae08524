import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { ExplainReward } from './explain-reward.js';

/** Issued rewards. */
@Module({
  imports: [EdgeModule],
  controllers: [ExplainReward],
})
export class RewardsModule {}

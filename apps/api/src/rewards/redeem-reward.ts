import { RedeemRewardBody } from '#http/rewards/reward-bodies.js';
import { rewardOperations } from '#http/rewards/reward-operations.js';
import { RewardView } from '#http/views/reward.view.js';
import type { LedgerActor } from '#operations/actor.js';
import { redeemReward } from '#operations/rewards/redeem-reward.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';

@Controller()
export class RedeemReward {
  @Operation({
    ...rewardOperations.redeem,
    path: '/customers/:customerId/rewards/:rewardId/redeem',
    anyScope: ['rewards:redeem'],
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: LedgerActor,
    @Param('customerId') customerId: string,
    @Param('rewardId') rewardId: string,
    @Body() { locationId }: RedeemRewardBody,
  ): Promise<RewardView> {
    const reward = await redeemReward(tx, actor, { customerId, rewardId, locationId });
    return new RewardView(reward, await tx.now());
  }
}

import { ReverseRewardBody } from '#http/rewards/reward-bodies.js';
import { rewardOperations } from '#http/rewards/reward-operations.js';
import { RewardView } from '#http/views/reward.view.js';
import type { LedgerActor } from '#operations/actor.js';
import { reverseRewardRedemption } from '#operations/rewards/reverse-reward-redemption.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';

@Controller()
export class ReverseReward {
  @Operation({
    ...rewardOperations.reverse,
    path: '/customers/:customerId/rewards/:rewardId/reverse',
    anyScope: ['rewards:redeem'],
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: LedgerActor,
    @Param('customerId') customerId: string,
    @Param('rewardId') rewardId: string,
    @Body() { reason }: ReverseRewardBody,
  ): Promise<RewardView> {
    const reward = await reverseRewardRedemption(tx, actor, { customerId, rewardId, reason });
    return new RewardView(reward, await tx.now());
  }
}

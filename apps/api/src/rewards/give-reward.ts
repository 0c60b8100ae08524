import { GiveRewardBody } from '#http/rewards/reward-bodies.js';
import { rewardOperations } from '#http/rewards/reward-operations.js';
import { RewardView } from '#http/views/reward.view.js';
import type { LedgerActor } from '#operations/actor.js';
import { giveReward } from '#operations/rewards/give-reward.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';

@Controller()
export class GiveReward {
  @Operation({
    ...rewardOperations.give,
    path: '/customers/:customerId/rewards',
    anyScope: ['customers:write'],
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: LedgerActor,
    @Param('customerId') customerId: string,
    @Body() { rewardId: rewardTemplateId, quantity = 1, locationId }: GiveRewardBody,
  ): Promise<RewardView[]> {
    const gift = { customerId, rewardTemplateId, quantity, locationId };
    const rewards = await giveReward(tx, actor, gift);
    const now = await tx.now();
    return rewards.map((reward) => new RewardView(reward, now));
  }
}

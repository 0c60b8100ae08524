import { IdField } from '#http/input/fields.js';
import type { Actor } from '#operations/actor.js';
import { redeemReward } from '#operations/rewards/redeem-reward.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';
import { redeemedRewardAnswer, redeemRewardRefusals, rewardParams, RewardView } from '#http/views/reward.view.js';

export class RedeemRewardBody {
  @IdField({
    optional: true,
    description: 'id or externalId of the active location where it is redeemed.',
    example: 'loc_01k9zq3f8te5rb8s6yw2m4n7pd',
  })
  locationId?: string;
}

@Controller()
export class RedeemReward {
  @Operation({
    method: 'POST',
    path: '/customers/:customerId/rewards/:rewardId/redeem',
    id: 'redeemReward',
    anyScope: ['rewards:redeem'],
    idempotency: 'required',
    tag: 'Rewards',
    summary: 'Redeem a reward',
    description: 'Redeems an active reward of a customer. Of several concurrent requests exactly one succeeds.',
    params: rewardParams,
    body: { type: RedeemRewardBody, example: {}, optional: true },
    answer: redeemedRewardAnswer,
    refusals: ['customer_not_found', ...redeemRewardRefusals],
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: Actor,
    @Param('customerId') customerId: string,
    @Param('rewardId') rewardId: string,
    @Body() { locationId }: RedeemRewardBody,
  ): Promise<RewardView> {
    const reward = await redeemReward(tx, actor, { customerId, rewardId, locationId }, 'unaudited');
    return new RewardView(reward, await tx.now());
  }
}

import { TextField } from '#http/input/fields.js';
import { reversedRewardAnswer, reverseRewardRefusals, rewardParams, RewardView } from '#http/views/reward.view.js';
import type { Actor } from '#operations/actor.js';
import { reverseRedemption } from '#operations/rewards/reverse-redemption.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';

export class ReverseRewardBody {
  @TextField(1, 500, { description: 'Why.', example: 'Scanned by mistake' }) reason: string;
}

@Controller()
export class ReverseReward {
  @Operation({
    method: 'POST',
    path: '/customers/:customerId/rewards/:rewardId/reverse',
    id: 'reverseReward',
    anyScope: ['rewards:redeem'],
    idempotency: 'required',
    tag: 'Rewards',
    summary: 'Reverse the redemption of a reward',
    description:
      'A redeemed reward is active again, or reads expired. Its coupon code is cleared where it belongs to another active reward ' +
      'meanwhile.',
    params: rewardParams,
    body: { type: ReverseRewardBody, example: { reason: 'Scanned by mistake' } },
    answer: reversedRewardAnswer,
    refusals: reverseRewardRefusals,
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: Actor,
    @Param('customerId') customerId: string,
    @Param('rewardId') rewardId: string,
    @Body() { reason }: ReverseRewardBody,
  ): Promise<RewardView> {
    const reward = await reverseRedemption(tx, actor, { customerId, rewardId, reason }, 'unaudited');
    return new RewardView(reward, await tx.now());
  }
}

import { IdField, TextField } from '#http/input/fields.js';
import { redeemedRewardAnswer, redeemRewardRefusals, rewardParams, RewardView } from '#http/views/reward.view.js';
import { redeemReward } from '#operations/rewards/redeem-reward.js';
import { Body, Controller, Param } from '@nestjs/common';
import { noteField } from '../edge/given-by-hand.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

export class RedeemRewardBody {
  @TextField(1, 500, noteField) reason?: string;

  @IdField({
    optional: true,
    description: 'id or externalId of the active location where it is redeemed.',
    example: 'loc_01k9zq3f8te5rb8s6yw2m4n7pd',
  })
  locationId?: string;
}

@Controller()
export class RedeemReward {
  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/customers/:customerId/rewards/:rewardId/redeem',
    id: 'redeemReward',
    who: 'staff',
    idempotency: 'required',
    tag: 'Rewards',
    summary: 'Redeem a reward',
    description: 'Redeems an active reward of a customer. Of several concurrent requests exactly one succeeds.',
    params: rewardParams,
    body: { type: RedeemRewardBody, example: {}, optional: true },
    answer: redeemedRewardAnswer,
    refusals: ['customer_not_found', ...redeemRewardRefusals],
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('customerId') customerId: string,
    @Param('rewardId') rewardId: string,
    @Body() body: RedeemRewardBody,
  ): Promise<string> {
    return write(customerId, async (tx, by, actor) => {
      const reward = await redeemReward(tx, actor, { customerId, rewardId, ...body }, by);
      return new RewardView(reward, await tx.now());
    });
  }
}

import { IdField } from '#http/input/fields.js';
import { redeemReward } from '#operations/rewards/redeem-reward.js';
import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Operation } from '../edge/operation.js';
import { WriteOnce } from '../edge/write-once.js';
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
  constructor(private readonly writes: WriteOnce) {}

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
  handle(
    @Param('customerId') customerId: string,
    @Param('rewardId') rewardId: string,
    @Body() { locationId }: RedeemRewardBody,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.writes.answer(request, reply, async (tx, actor) => {
      const reward = await redeemReward(tx, actor, { customerId, rewardId, locationId });
      return { status: 200, body: { success: true, data: new RewardView(reward, await tx.now()) } };
    });
  }
}

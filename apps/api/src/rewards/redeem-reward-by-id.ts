import { redeemReward } from '#operations/rewards/redeem-reward.js';
import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Operation } from '../edge/operation.js';
import { WriteOnce } from '../edge/write-once.js';
import { redeemedRewardAnswer, redeemRewardRefusals, RewardView } from '#http/views/reward.view.js';
import { RedeemRewardBody } from './redeem-reward.js';

/** The path of before rewards were read below their customer. (docs/reference/rewards.md#redeem-by-id) */
@Controller()
export class RedeemRewardById {
  constructor(private readonly writes: WriteOnce) {}

  @Operation({
    method: 'POST',
    path: '/rewards/:id/redeem',
    id: 'redeemRewardById',
    anyScope: ['rewards:redeem'],
    idempotency: 'required',
    deprecated: {
      since: new Date('2026-11-01T00:00:00Z'),
      successor: '/v1/public/customers/%7BcustomerId%7D/rewards/%7BrewardId%7D/redeem',
    },
    tag: 'Rewards',
    summary: 'Redeem a reward by its id alone',
    description: 'Deprecated: use the operation under `/customers/{customerId}`, which does the same.',
    params: { id: 'id or externalId of the reward.' },
    body: { type: RedeemRewardBody, example: {}, optional: true },
    answer: redeemedRewardAnswer,
    refusals: redeemRewardRefusals,
  })
  handle(
    @Param('id') rewardId: string,
    @Body() { locationId }: RedeemRewardBody,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.writes.answer(request, reply, async (tx, actor) => {
      const reward = await redeemReward(tx, actor, { rewardId, locationId });
      return { status: 200, body: { success: true, data: new RewardView(reward, await tx.now()) } };
    });
  }
}

import { IdField, WholeNumber } from '#http/input/fields.js';
import { giveReward } from '#operations/rewards/give-reward.js';
import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Operation } from '../edge/operation.js';
import { WriteOnce } from '../edge/write-once.js';
import { rewardExample, RewardView } from '#http/views/reward.view.js';

export class GiveRewardBody {
  @IdField({ description: 'id or externalId of an active reward template.', example: 'free-coffee' }) rewardId: string;

  @WholeNumber(1, 50, { optional: true, description: 'How many to issue. Default: 1.', example: 1 })
  quantity?: number;

  @IdField({
    optional: true,
    description: 'id or externalId of the active location where they are given.',
    example: 'loc_01k9zq3f8te5rb8s6yw2m4n7pd',
  })
  locationId?: string;
}

@Controller()
export class GiveReward {
  constructor(private readonly writes: WriteOnce) {}

  @Operation({
    method: 'POST',
    path: '/customers/:customerId/rewards',
    id: 'giveReward',
    anyScope: ['customers:write'],
    idempotency: 'required',
    tag: 'Rewards',
    summary: 'Give a reward',
    description: 'Issues one or more rewards of a template to a customer: all of them or none.',
    params: { customerId: 'id or externalId of the customer.' },
    body: { type: GiveRewardBody, example: { rewardId: 'free-coffee', quantity: 1 } },
    answer: {
      status: 201,
      description: 'The issued rewards.',
      shape: 'list',
      type: RewardView,
      example: rewardExample,
    },
    refusals: [
      'customer_not_found',
      'reward_template_not_found',
      'location_not_found',
      'reward_template_inactive',
      'location_inactive',
    ],
  })
  handle(
    @Param('customerId') customerId: string,
    @Body() { rewardId: rewardTemplateId, quantity = 1, locationId }: GiveRewardBody,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.writes.answer(request, reply, async (tx, actor) => {
      const rewards = await giveReward(tx, actor, { customerId, rewardTemplateId, quantity, locationId });
      const now = await tx.now();
      return { status: 201, body: { success: true, data: rewards.map((reward) => new RewardView(reward, now)) } };
    });
  }
}

import { IdField, IntegerField } from '#http/input/fields.js';
import type { Actor } from '#operations/actor.js';
import { giveReward } from '#operations/rewards/give-reward.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';
import { rewardExample, RewardView } from '#http/views/reward.view.js';

export class GiveRewardBody {
  @IdField({ description: 'id or externalId of an active reward template.', example: 'free-coffee' }) rewardId: string;

  @IntegerField(1, 50, { optional: true, description: 'How many to issue. Default: 1.', example: 1 })
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
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: Actor,
    @Param('customerId') customerId: string,
    @Body() { rewardId: rewardTemplateId, quantity = 1, locationId }: GiveRewardBody,
  ): Promise<RewardView[]> {
    const gift = { customerId, rewardTemplateId, quantity, locationId };
    const rewards = await giveReward(tx, actor, gift, 'unaudited');
    const now = await tx.now();
    return rewards.map((reward) => new RewardView(reward, now));
  }
}

import { IdField, IntegerField } from '#http/input/fields.js';
import { rewardExample, RewardView } from '#http/views/reward.view.js';
import { giveReward } from '#operations/rewards/give-reward.js';
import { Body, Controller, Param } from '@nestjs/common';
import { GivenByHand } from '../edge/given-by-hand.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

export class GiveRewardBody extends GivenByHand {
  @IdField({ description: 'id or externalId of an active reward template.', example: 'free-coffee' }) rewardId: string;

  @IntegerField(1, 50, { optional: true, description: 'How many to issue. Default: 1.', example: 1 })
  quantity?: number;
}

@Controller()
export class GiveReward {
  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/customers/:customerId/rewards',
    id: 'giveReward',
    who: 'staff',
    idempotency: 'required',
    tag: 'Rewards',
    summary: 'Give a reward',
    description: 'Issues one or more rewards of a template to a customer: all of them or none.',
    params: { customerId: 'id or externalId of the customer.' },
    body: { type: GiveRewardBody, example: { rewardId: 'free-coffee', quantity: 1, reason: 'The order was late' } },
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
    @WriteOnce() write: WriteOnceAs,
    @Param('customerId') customerId: string,
    @Body() { rewardId: rewardTemplateId, quantity = 1, ...given }: GiveRewardBody,
  ): Promise<string> {
    return write(customerId, async (tx, by, actor) => {
      const rewards = await giveReward(tx, actor, { customerId, rewardTemplateId, quantity, ...given }, by);
      const now = await tx.now();
      return rewards.map((reward) => new RewardView(reward, now));
    });
  }
}

import { TextField } from '#http/input/fields.js';
import * as bodies from '#http/rewards/reward-bodies.js';
import { rewardOperations } from '#http/rewards/reward-operations.js';
import { RewardView } from '#http/views/reward.view.js';
import { giveReward } from '#operations/rewards/give-reward.js';
import { Body, Controller, Param } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { reasonOfGiftField } from '../edge/reason-fields.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

export class GiveRewardBody extends bodies.GiveRewardBody {
  @TextField(1, 500, reasonOfGiftField) reason: string;
}

@Controller()
export class GiveReward {
  @PortalOperation({
    ...rewardOperations.give,
    path: '/merchants/:m/customers/:customerId/rewards',
    who: 'staff',
    body: { type: GiveRewardBody, example: { rewardId: 'free-coffee', quantity: 1, reason: 'The order was late' } },
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('customerId') customerId: string,
    @Body() { rewardId: rewardTemplateId, quantity = 1, ...given }: GiveRewardBody,
  ): Promise<string> {
    return write(customerId, async (tx, actor) => {
      const rewards = await giveReward(tx, actor, { customerId, rewardTemplateId, quantity, ...given });
      const now = await tx.now();
      return rewards.map((reward) => new RewardView(reward, now));
    });
  }
}

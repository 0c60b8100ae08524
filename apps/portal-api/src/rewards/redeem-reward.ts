import { TextField } from '#http/input/fields.js';
import * as bodies from '#http/rewards/reward-bodies.js';
import { rewardOperations } from '#http/rewards/reward-operations.js';
import { RewardView } from '#http/views/reward.view.js';
import { redeemReward } from '#operations/rewards/redeem-reward.js';
import { Body, Controller, Param } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { noteField } from '../edge/reason-fields.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

export class RedeemRewardBody extends bodies.RedeemRewardBody {
  @TextField(1, 500, noteField) reason?: string;
}

@Controller()
export class RedeemReward {
  @PortalOperation({
    ...rewardOperations.redeem,
    path: '/merchants/:m/customers/:customerId/rewards/:rewardId/redeem',
    who: 'staff',
    body: { type: RedeemRewardBody, example: {}, optional: true },
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('customerId') customerId: string,
    @Param('rewardId') rewardId: string,
    @Body() body: RedeemRewardBody,
  ): Promise<string> {
    return write(customerId, async (tx, actor) => {
      const reward = await redeemReward(tx, actor, { customerId, rewardId, ...body });
      return new RewardView(reward, await tx.now());
    });
  }
}

import { ReverseRewardBody } from '#http/rewards/reward-bodies.js';
import { rewardOperations } from '#http/rewards/reward-operations.js';
import { RewardView } from '#http/views/reward.view.js';
import { reverseRewardRedemption } from '#operations/rewards/reverse-reward-redemption.js';
import { Body, Controller, Param } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

/** Only admins may reverse a redemption. (docs/decisions/0086) */
@Controller()
export class ReverseReward {
  @PortalOperation({
    ...rewardOperations.reverse,
    path: '/merchants/:m/customers/:customerId/rewards/:rewardId/reverse',
    who: 'admin',
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('customerId') customerId: string,
    @Param('rewardId') rewardId: string,
    @Body() { reason }: ReverseRewardBody,
  ): Promise<string> {
    return write(customerId, async (tx, actor) => {
      const reward = await reverseRewardRedemption(tx, actor, { customerId, rewardId, reason });
      return new RewardView(reward, await tx.now());
    });
  }
}

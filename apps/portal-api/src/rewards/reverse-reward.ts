import { TextField } from '#http/input/fields.js';
import { reversedRewardAnswer, reverseRewardRefusals, rewardParams, RewardView } from '#http/views/reward.view.js';
import { reverseRedemption } from '#operations/rewards/reverse-redemption.js';
import { Body, Controller, Param } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

export class ReverseRewardBody {
  @TextField(1, 500, { description: 'Recorded permanently in the audit log.', example: 'Scanned by mistake' })
  reason: string;
}

/** For admins, as all that takes a redemption back. (docs/decisions/0086) */
@Controller()
export class ReverseReward {
  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/customers/:customerId/rewards/:rewardId/reverse',
    id: 'reverseReward',
    who: 'admin',
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
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('customerId') customerId: string,
    @Param('rewardId') rewardId: string,
    @Body() { reason }: ReverseRewardBody,
  ): Promise<string> {
    return write(customerId, async (tx, by, actor) => {
      const reward = await reverseRedemption(tx, actor, { customerId, rewardId, reason }, by);
      return new RewardView(reward, await tx.now());
    });
  }
}

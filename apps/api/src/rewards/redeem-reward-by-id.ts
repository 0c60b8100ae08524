import { RedeemRewardBody } from '#http/rewards/reward-bodies.js';
import { redeemRewardRefusals, rewardOperations } from '#http/rewards/reward-operations.js';
import { RewardView } from '#http/views/reward.view.js';
import type { LedgerActor } from '#operations/actor.js';
import { redeemReward } from '#operations/rewards/redeem-reward.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';

/** The path of before rewards were read below their customer. (docs/reference/rewards.md#redeem-by-id) */
@Controller()
export class RedeemRewardById {
  @Operation({
    ...rewardOperations.redeem,
    path: '/rewards/:id/redeem',
    id: 'redeemRewardById',
    anyScope: ['rewards:redeem'],
    deprecated: {
      since: new Date('2026-11-01T00:00:00Z'),
      successor: ({ customerId = '%7BcustomerId%7D', id = '%7BrewardId%7D' }) =>
        `/v1/public/customers/${customerId}/rewards/${id}/redeem`,
    },
    summary: 'Redeem a reward by its id',
    description: 'Deprecated: use the operation under `/customers/{customerId}`, which does the same.',
    params: { id: 'id or externalId of the reward.' },
    refusals: redeemRewardRefusals,
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: LedgerActor,
    @Param('id') rewardId: string,
    @Body() { locationId }: RedeemRewardBody,
  ): Promise<RewardView> {
    const reward = await redeemReward(tx, actor, { rewardId, locationId });
    return new RewardView(reward, await tx.now());
  }
}

import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { findCustomer } from '#persistence/customers/customer.store.js';
import { Database } from '#persistence/database/database.js';
import { findRewardOfCustomer } from '#persistence/rewards/reward.store.js';
import { Controller, Param } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../edge/caller.js';
import { Operation } from '../edge/operation.js';
import { rewardExample, rewardParams, RewardView } from '#http/views/reward.view.js';

@Controller()
export class ReadRewardOfCustomer {
  constructor(private readonly db: Database) {}

  @Operation({
    method: 'GET',
    path: '/customers/:customerId/rewards/:rewardId',
    id: 'readRewardOfCustomer',
    anyScope: ['customers:read', 'rewards:read'],
    tag: 'Rewards',
    summary: "Read a customer's reward",
    description: "One reward of a customer. Another customer's reward is a 404.",
    params: rewardParams,
    answer: { description: 'The reward.', shape: 'data', type: RewardView, example: rewardExample },
    refusals: ['customer_not_found', 'reward_not_found'],
  })
  async handle(
    @CurrentCaller() { merchantId }: Caller,
    @Param('customerId') customerId: string,
    @Param('rewardId') rewardId: string,
  ): Promise<RewardView> {
    const customer = await findCustomer(this.db, merchantId, parseReference('customer', customerId));
    if (!customer) throw notFound('customer');
    const reward = await findRewardOfCustomer(this.db, merchantId, parseReference('reward', rewardId), customer.id);
    if (!reward) throw notFound('reward');
    return new RewardView(reward, reward.readAt);
  }
}

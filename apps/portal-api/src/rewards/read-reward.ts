import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { rewardExample, RewardView } from '#http/views/reward.view.js';
import { Database } from '#persistence/database/database.js';
import { findReward } from '#persistence/rewards/reward.store.js';
import { Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';

/** What the routes of members and of support share. */
export const rewardRoute = {
  method: 'GET',
  summary: 'Read an issued reward',
  description: 'One issued reward. The id of a template is not accepted here.',
  params: { id: 'id or externalId of the issued reward (not of its template).' },
  answer: { description: 'The reward.', shape: 'data', type: RewardView, example: rewardExample },
  refusals: [notFound('reward')],
} as const;

/** @throws Refusal `not_found` reward_not_found */
export async function issuedReward(db: Database, merchantId: string, id: string): Promise<RewardView> {
  const reward = await findReward(db, merchantId, parseReference('reward', id));
  if (!reward) throw notFound('reward');
  return new RewardView(reward, reward.readAt);
}

@Controller()
export class ReadReward {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    ...rewardRoute,
    path: '/merchants/:m/rewards/:id',
    id: 'readReward',
    who: 'viewer',
    tag: 'Rewards',
  })
  handle(@CurrentMember() { merchantId }: Member, @Param('id') id: string): Promise<RewardView> {
    return issuedReward(this.db, merchantId, id);
  }
}

import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { Database } from '#persistence/database/database.js';
import { findRewardTemplate } from '#persistence/rewards/reward-template.store.js';
import { Controller, Param } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../edge/caller.js';
import { Operation } from '../edge/operation.js';
import { rewardTemplateExample, RewardTemplateView } from '#http/views/reward-template.view.js';

@Controller()
export class ReadRewardTemplate {
  constructor(private readonly db: Database) {}

  @Operation({
    method: 'GET',
    path: '/rewards/:id',
    id: 'readRewardTemplate',
    anyScope: ['rewards:read'],
    tag: 'Rewards',
    summary: 'Read a reward template',
    description: "One reward template, by its id or externalId. The id of a customer's reward is not accepted here.",
    params: { id: 'id or externalId of the reward template.' },
    answer: {
      description: 'The reward template.',
      shape: 'data',
      type: RewardTemplateView,
      example: rewardTemplateExample,
    },
    refusals: ['reward_template_not_found'],
  })
  async handle(@CurrentCaller() { merchantId }: Caller, @Param('id') id: string): Promise<RewardTemplateView> {
    const template = await findRewardTemplate(this.db, merchantId, parseReference('reward_template', id));
    if (!template) throw notFound('reward template');
    return new RewardTemplateView(template);
  }
}

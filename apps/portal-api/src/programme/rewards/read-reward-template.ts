import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { rewardTemplateExample, RewardTemplateView } from '#http/views/reward-template.view.js';
import { findRewardTemplate } from '#persistence/rewards/reward-template.store.js';
import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember } from '../../edge/portal-access.js';
import { PortalOperation } from '../../edge/portal-operation.js';

@Controller()
export class ReadRewardTemplate {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/reward-templates/:id',
    id: 'readRewardTemplate',
    who: 'viewer',
    tag: 'Programme',
    summary: 'Read a reward template',
    description: 'One reward template, by its id or externalId. The id of an issued reward is not accepted here.',
    params: { id: 'id or externalId of the reward template.' },
    answer: {
      description: 'The reward template.',
      shape: 'data',
      type: RewardTemplateView,
      example: rewardTemplateExample,
    },
    refusals: [notFound('reward template')],
  })
  async handle(@CurrentMember() { merchantId }: Member, @Param('id') id: string): Promise<RewardTemplateView> {
    const template = await findRewardTemplate(this.db, merchantId, parseReference('reward_template', id));
    if (!template) throw notFound('reward template');
    return new RewardTemplateView(template);
  }
}

import { CursorSecret } from '#http/input/cursor-secret.js';
import { QueryParameters } from '#http/input/query-parameters.js';
import { readPage, type Page } from '#http/input/list-page.js';
import { rewardTemplateExample, RewardTemplateView } from '#http/views/reward-template.view.js';
import { listRewardTemplates } from '#persistence/rewards/reward-template.store.js';
import { Database } from '#persistence/database/database.js';
import { Controller } from '@nestjs/common';
import { type Member, CurrentMember, CurrentQuery } from '../../edge/portal-access.js';
import { PortalOperation } from '../../edge/portal-operation.js';
import { programmeQuery } from '../programme-fields.js';

@Controller()
export class ListRewardTemplates {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/reward-templates',
    id: 'listRewardTemplates',
    who: 'viewer',
    tag: 'Programme',
    summary: 'List the reward templates',
    description: 'The reward templates, newest first.',
    query: programmeQuery,
    answer: {
      description: 'A page of reward templates.',
      shape: 'page',
      type: RewardTemplateView,
      example: rewardTemplateExample,
    },
  })
  async handle(
    @CurrentMember() { merchantId }: Member,
    @CurrentQuery() query: QueryParameters,
  ): Promise<Page<RewardTemplateView>> {
    const active = query.flag('active');
    const load = (before: string, count: number) => listRewardTemplates(this.db, merchantId, active, before, count);
    return readPage(query, this.cursors.secret, { active }, load, (template) => new RewardTemplateView(template));
  }
}

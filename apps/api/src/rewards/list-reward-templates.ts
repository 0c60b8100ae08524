import { pageQuery } from '#http/openapi/documented-answer.js';
import { listRewardTemplates } from '#persistence/rewards/reward-template.store.js';
import { Database } from '#persistence/database/database.js';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller, CurrentQuery } from '../edge/caller.js';
import { CursorSecret } from '#http/input/cursor-secret.js';
import { QueryParameters } from '#http/input/query-parameters.js';
import { type Page, readPage } from '#http/input/list-page.js';
import { Operation } from '../edge/operation.js';
import { rewardTemplateExample, RewardTemplateView } from '#http/views/reward-template.view.js';

@Controller()
export class ListRewardTemplates {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @Operation({
    method: 'GET',
    path: '/rewards',
    id: 'listRewardTemplates',
    anyScope: ['rewards:read'],
    tag: 'Rewards',
    summary: 'List reward templates',
    description: "The templates that customers' rewards are issued from, newest first.",
    query: [
      ...pageQuery,
      {
        name: 'active',
        description: 'Only active (`true`) or only inactive (`false`) items.',
        schema: { type: 'boolean' },
      },
    ],
    answer: {
      description: 'A page of reward templates.',
      shape: 'page',
      type: RewardTemplateView,
      example: rewardTemplateExample,
    },
  })
  async handle(
    @CurrentCaller() { merchantId }: Caller,
    @CurrentQuery() query: QueryParameters,
  ): Promise<Page<RewardTemplateView>> {
    const active = query.flag('active');
    const load = (before: string, count: number) => listRewardTemplates(this.db, merchantId, active, before, count);
    return readPage(query, this.cursors.secret, { active }, load, (template) => new RewardTemplateView(template));
  }
}

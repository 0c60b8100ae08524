import { pageQuery } from '#http/openapi/documented-answer.js';
import { listRewardTemplates } from '#persistence/rewards/reward-template.store.js';
import { Database } from '#persistence/database/database.js';
import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Caller, CallerOf } from '../edge/caller.js';
import { CursorSecret } from '#http/input/cursor-secret.js';
import { cursorPage, ListQuery, type Page } from '#http/input/list-query.js';
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
  async handle(@CallerOf() { merchantId }: Caller, @Req() request: FastifyRequest): Promise<Page<RewardTemplateView>> {
    const query = new ListQuery(request, merchantId);
    const active = query.flag('active');
    const load = (before: string, count: number) => listRewardTemplates(this.db, merchantId, active, before, count);
    return cursorPage(query, this.cursors.secret, { active }, load, (template) => new RewardTemplateView(template));
  }
}

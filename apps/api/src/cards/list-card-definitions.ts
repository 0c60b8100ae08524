import { pageQuery } from '#http/openapi/documented-answer.js';
import { listCardDefinitions } from '#persistence/cards/card-definition.store.js';
import { Database } from '#persistence/database/database.js';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller, CurrentQuery } from '../edge/caller.js';
import { CursorSecret } from '#http/input/cursor-secret.js';
import { QueryParameters } from '#http/input/query-parameters.js';
import { type Page, readPage } from '#http/input/list-page.js';
import { Operation } from '../edge/operation.js';
import { cardDefinitionExample, CardDefinitionView } from '#http/views/card-definition.view.js';

@Controller()
export class ListCardDefinitions {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @Operation({
    method: 'GET',
    path: '/cards',
    id: 'listCardDefinitions',
    anyScope: ['cards:read'],
    tag: 'Cards',
    summary: 'List card definitions',
    description: "The definitions that customers' cards are created from, newest first.",
    query: [
      ...pageQuery,
      {
        name: 'active',
        description: 'Only active (`true`) or only inactive (`false`) items.',
        schema: { type: 'boolean' },
      },
    ],
    answer: {
      description: 'A page of card definitions.',
      shape: 'page',
      type: CardDefinitionView,
      example: cardDefinitionExample,
    },
  })
  async handle(
    @CurrentCaller() { merchantId }: Caller,
    @CurrentQuery() query: QueryParameters,
  ): Promise<Page<CardDefinitionView>> {
    const active = query.flag('active');
    const load = (before: string, count: number) => listCardDefinitions(this.db, merchantId, active, before, count);
    return readPage(query, this.cursors.secret, { active }, load, (definition) => new CardDefinitionView(definition));
  }
}

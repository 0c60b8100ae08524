import { CursorSecret } from '#http/input/cursor-secret.js';
import { QueryParameters } from '#http/input/query-parameters.js';
import { readPage, type Page } from '#http/input/list-page.js';
import { cardDefinitionExample, CardDefinitionView } from '#http/views/card-definition.view.js';
import { listCardDefinitions } from '#persistence/cards/card-definition.store.js';
import { Database } from '#persistence/database/database.js';
import { Controller } from '@nestjs/common';
import { type Member, CurrentMember, CurrentQuery } from '../../edge/portal-access.js';
import { PortalOperation } from '../../edge/portal-operation.js';
import { programmeQuery } from '../programme-fields.js';

@Controller()
export class ListCardDefinitions {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/cards',
    id: 'listCardDefinitions',
    who: 'viewer',
    tag: 'Programme',
    summary: 'List the cards',
    description: 'The card definitions, newest first.',
    query: programmeQuery,
    answer: {
      description: 'A page of cards.',
      shape: 'page',
      type: CardDefinitionView,
      example: cardDefinitionExample,
    },
  })
  async handle(
    @CurrentMember() { merchantId }: Member,
    @CurrentQuery() query: QueryParameters,
  ): Promise<Page<CardDefinitionView>> {
    const active = query.flag('active');
    const load = (before: string, count: number) => listCardDefinitions(this.db, merchantId, active, before, count);
    return readPage(query, this.cursors.secret, { active }, load, (definition) => new CardDefinitionView(definition));
  }
}

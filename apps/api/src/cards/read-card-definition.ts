import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { findCardDefinition } from '#persistence/cards/card-definition.store.js';
import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../edge/caller.js';
import { Operation } from '../edge/operation.js';
import { cardDefinitionExample, CardDefinitionView } from '#http/views/card-definition.view.js';

@Controller()
export class ReadCardDefinition {
  constructor(private readonly db: Database) {}

  @Operation({
    method: 'GET',
    path: '/cards/:id',
    id: 'readCardDefinition',
    anyScope: ['cards:read'],
    tag: 'Cards',
    summary: 'Read a card definition',
    description: "One card definition, by its id or externalId. The id of a customer's card is not accepted here.",
    params: { id: 'id or externalId of the card definition.' },
    answer: {
      description: 'The card definition.',
      shape: 'data',
      type: CardDefinitionView,
      example: cardDefinitionExample,
    },
    refusals: ['card_definition_not_found'],
  })
  async handle(@CurrentCaller() { merchantId }: Caller, @Param('id') id: string): Promise<CardDefinitionView> {
    const definition = await findCardDefinition(this.db, merchantId, parseReference('card_definition', id));
    if (!definition) throw notFound('card definition');
    return new CardDefinitionView(definition);
  }
}

import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { cardDefinitionExample, CardDefinitionView } from '#http/views/card-definition.view.js';
import { findCardDefinition } from '#persistence/cards/card-definition.store.js';
import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember } from '../../edge/portal-access.js';
import { PortalOperation } from '../../edge/portal-operation.js';

@Controller()
export class ReadCardDefinition {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/cards/:id',
    id: 'readCardDefinition',
    who: 'viewer',
    tag: 'Programme',
    summary: 'Read a card',
    description: "One card, by its id or externalId. The id of a customer's card is not accepted here.",
    params: { id: 'id or externalId of the card.' },
    answer: { description: 'The card.', shape: 'data', type: CardDefinitionView, example: cardDefinitionExample },
    refusals: [notFound('card definition')],
  })
  async handle(@CurrentMember() { merchantId }: Member, @Param('id') id: string): Promise<CardDefinitionView> {
    const definition = await findCardDefinition(this.db, merchantId, parseReference('card_definition', id));
    if (!definition) throw notFound('card definition');
    return new CardDefinitionView(definition);
  }
}

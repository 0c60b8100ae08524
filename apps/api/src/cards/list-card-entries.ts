import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { CursorSecret } from '#http/input/cursor-secret.js';
import { type Page, readEntryPage } from '#http/input/list-page.js';
import { QueryParameters } from '#http/input/query-parameters.js';
import { pageQuery } from '#http/openapi/documented-answer.js';
import { cardEntryExample, CardEntryView } from '#http/views/card-entry.view.js';
import { cardParams } from '#http/views/card.view.js';
import { listCardEntries } from '#persistence/cards/card-entry.store.js';
import { findCard } from '#persistence/cards/card.store.js';
import { findCustomer } from '#persistence/customers/customer.store.js';
import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { type Caller, CurrentCaller, CurrentQuery } from '../edge/caller.js';
import { Operation } from '../edge/operation.js';

@Controller()
export class ListCardEntries {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @Operation({
    method: 'GET',
    path: '/customers/:customerId/cards/:cardId/entries',
    id: 'listCardEntries',
    anyScope: ['customers:read'],
    tag: 'Cards',
    summary: "List the ledger of a customer's card",
    description:
      'Every change of the balance of a card, newest first. The sum of `change` is the balance. Entries are never changed or removed.',
    params: cardParams,
    query: pageQuery,
    answer: { description: 'A page of entries.', shape: 'page', type: CardEntryView, example: cardEntryExample },
    refusals: ['customer_not_found', 'card_not_found'],
  })
  async handle(
    @CurrentCaller() { merchantId }: Caller,
    @Param('customerId') customerId: string,
    @Param('cardId') cardId: string,
    @CurrentQuery() query: QueryParameters,
  ): Promise<Page<CardEntryView>> {
    query.requireValidLimit();
    const customer = await findCustomer(this.db, merchantId, parseReference('customer', customerId));
    if (!customer) throw notFound('customer');
    const card = await findCard(this.db, merchantId, parseReference('card', cardId), customer.id);
    if (!card) throw notFound('card');
    const load = (before: number, count: number) => listCardEntries(this.db, merchantId, card.id, before, count);
    return readEntryPage(query, this.cursors.secret, { card: card.id }, load, (entry) => new CardEntryView(entry));
  }
}

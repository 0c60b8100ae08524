import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { pageQuery } from '#http/openapi/documented-answer.js';
import { listCardsOfCustomer } from '#persistence/cards/card.store.js';
import { withoutExpiredPoints } from '#persistence/cards/card-expiry.store.js';
import { findCustomer } from '#persistence/customers/customer.store.js';
import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { type Caller, CurrentCaller, CurrentQuery } from '../edge/caller.js';
import { CursorSecret } from '#http/input/cursor-secret.js';
import { QueryParameters } from '#http/input/query-parameters.js';
import { type Page, readPage } from '#http/input/list-page.js';
import { Operation } from '../edge/operation.js';
import { cardExample, CardView } from '#http/views/card.view.js';

@Controller()
export class ListCardsOfCustomer {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @Operation({
    method: 'GET',
    path: '/customers/:customerId/cards',
    id: 'listCardsOfCustomer',
    anyScope: ['customers:read'],
    tag: 'Customers',
    summary: "List a customer's cards",
    description: "A customer's cards (instances), newest first.",
    params: { customerId: 'id or externalId of the customer.' },
    query: pageQuery,
    answer: { description: 'A page of cards.', shape: 'page', type: CardView, example: cardExample },
    refusals: ['customer_not_found'],
  })
  async handle(
    @CurrentCaller() { merchantId }: Caller,
    @Param('customerId') customerId: string,
    @CurrentQuery() query: QueryParameters,
  ): Promise<Page<CardView>> {
    query.requireValidLimit();
    const customer = await findCustomer(this.db, merchantId, parseReference('customer', customerId));
    if (!customer) throw notFound('customer');
    const load = (before: string, count: number) =>
      listCardsOfCustomer(this.db, merchantId, customer.id, before, count).then((cards) =>
        withoutExpiredPoints(this.db, merchantId, cards),
      );
    return readPage(query, this.cursors.secret, { customer: customer.id }, load, (card) => new CardView(card));
  }
}

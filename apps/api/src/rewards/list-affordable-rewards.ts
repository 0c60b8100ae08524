import { richestOf } from '#domain/cards/correct.js';
import { notFound } from '#domain/errors.js';
import { encodeId, parseReference } from '#domain/ids.js';
import { CursorSecret } from '#http/input/cursor-secret.js';
import { type Page, readPage } from '#http/input/list-page.js';
import { QueryParameters } from '#http/input/query-parameters.js';
import { pageQuery } from '#http/openapi/documented-answer.js';
import { OrNull } from '#http/views/or-null.js';
import { rewardTemplateExample, RewardTemplateView } from '#http/views/reward-template.view.js';
import { withoutExpiredPoints } from '#persistence/cards/card-expiry.store.js';
import { listOpenEndedCards } from '#persistence/cards/card.store.js';
import { findCustomer } from '#persistence/customers/customer.store.js';
import { Database } from '#persistence/database/database.js';
import { listPricedTemplates, type PricedTemplate } from '#persistence/rewards/reward-template.store.js';
import { Controller, Param } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { type Caller, CurrentCaller, CurrentQuery } from '../edge/caller.js';
import { Operation } from '../edge/operation.js';

/** (docs/reference/rewards.md#affordable-rewards) */
export class AffordableRewardView extends RewardTemplateView {
  @OrNull(
    { type: 'string' },
    {
      description: "The customer's open-ended card with the most points. Null: there is none.",
      example: 'ccard_01k9zq3f8tf2nv7c1h5x9a3b6e',
    },
  )
  cardId: string | null;
  @ApiProperty({ description: 'Whether the card has enough points.', example: false }) affordable: boolean;
  @ApiProperty({ type: 'integer', description: 'The points of the card.', example: 120 }) available: number;
  @ApiProperty({ type: 'integer', description: 'How many points are missing.', example: 130 }) missing: number;

  constructor(template: PricedTemplate, card: { readonly id: string; readonly points: number } | undefined) {
    super(template);
    this.cardId = card ? encodeId('card', card.id) : null;
    this.available = card?.points ?? 0;
    this.missing = Math.max(0, template.pointsPrice - this.available);
    this.affordable = card !== undefined && this.missing === 0;
  }
}

@Controller()
export class ListAffordableRewards {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @Operation({
    method: 'GET',
    path: '/customers/:customerId/affordable-rewards',
    id: 'listAffordableRewards',
    anyScope: ['customers:read'],
    tag: 'Rewards',
    summary: 'List what a customer can buy with points',
    description:
      'The active reward templates with a `pointsPrice`, newest first, and whether the customer has enough points.',
    params: { customerId: 'id or externalId of the customer.' },
    query: pageQuery,
    answer: {
      description: 'A page of reward templates.',
      shape: 'page',
      type: AffordableRewardView,
      example: {
        ...rewardTemplateExample,
        cardId: 'ccard_01k9zq3f8tf2nv7c1h5x9a3b6e',
        affordable: false,
        available: 120,
        missing: 130,
      },
    },
    refusals: ['customer_not_found'],
  })
  async handle(
    @CurrentCaller() { merchantId }: Caller,
    @Param('customerId') customerId: string,
    @CurrentQuery() query: QueryParameters,
  ): Promise<Page<AffordableRewardView>> {
    query.requireValidLimit();
    const customer = await findCustomer(this.db, merchantId, parseReference('customer', customerId));
    if (!customer) throw notFound('customer');
    const cards = await listOpenEndedCards(this.db, merchantId, customer.id);
    const card = richestOf(await withoutExpiredPoints(this.db, merchantId, cards));
    const load = (before: string, count: number) => listPricedTemplates(this.db, merchantId, before, count);
    const view = (template: PricedTemplate) => new AffordableRewardView(template, card);
    return readPage(query, this.cursors.secret, { affordableTo: customer.id }, load, view);
  }
}

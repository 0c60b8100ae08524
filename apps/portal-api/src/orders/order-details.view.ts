import { encodeId } from '#domain/ids.js';
import type { OrderExplanation } from '#domain/orders/explain-order.js';
import { OpenEnum } from '#http/views/open-enum.js';
import { OrNull, ViewOrNull } from '#http/views/or-null.js';
import { OrderReturnView } from '#http/views/order-return.view.js';
import { rewardExample, RewardView } from '#http/views/reward.view.js';
import type { Reward } from '#domain/rewards/reward.js';
import type { OrderEntry } from '#persistence/orders/order-details.store.js';
import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';
import { listedOrderExample, ListedOrderView } from './listed-order.view.js';
import { UnusedCouponView } from './unused-coupon.js';

/** What an order wrote to the ledger of a card. */
export class OrderEntryView {
  @ApiProperty({ example: 'ccard_01k9zq3f8te5rb8s6yw2m4n7pd' }) cardId: string;
  @ApiProperty({ type: 'integer', description: 'Counts the entries of the card.', example: 4 }) number: number;
  @ApiProperty({ description: 'The title of the card.', example: 'Coffee card' }) title: string;
  @OpenEnum(['stamps', 'points'], { description: 'What was given.', example: 'stamps' }) kind: string;
  @ApiProperty({ type: 'integer', example: 1 }) change: number;
  @ApiProperty({
    type: 'integer',
    description: 'How many stamps or points full cards used up. A full card starts again.',
    example: 0,
  })
  consumed: number;
  @ApiProperty({ type: 'integer', description: 'The balance of the card after the entry.', example: 4 })
  balanceAfter: number;
  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' }) at: string;

  constructor({ cardId, number, title, type, change, consumed, balanceAfter, at }: OrderEntry) {
    this.cardId = encodeId('card', cardId);
    this.number = number;
    this.title = title;
    this.kind = type === 'stamp' ? 'stamps' : 'points';
    this.change = change;
    this.consumed = consumed;
    this.balanceAfter = balanceAfter;
    this.at = at.toISOString();
  }
}

/** A reward that an order issued, and what for. */
export class IssuedRewardView extends RewardView {
  @OrNull(
    { type: 'integer' },
    {
      description: 'The threshold of the card at which the reward was issued. Null: the order itself issued it.',
      example: 10,
    },
  )
  stepAt: number | null;
  @OrNull(
    { type: 'string' },
    { description: 'The title of this card, if its entry is in `ledger`.', example: 'Coffee card' },
  )
  cardTitle: string | null;
  @OrNull({ type: 'string' }, { description: 'What it counts: `stamps` or `points`.', example: 'stamps' })
  cardKind: string | null;

  constructor(reward: Reward, now: Date, ledger: readonly OrderEntryView[]) {
    super(reward, now);
    const cardId = reward.cardId && encodeId('card', reward.cardId);
    const entry = ledger.find((each) => each.cardId === cardId);
    this.stepAt = reward.stepAt;
    this.cardTitle = entry?.title ?? null;
    this.cardKind = entry?.kind ?? null;
  }
}

/** Why an order awarded what it did. */
export class OrderExplanationView {
  @OpenEnum(['of_order', 'current'], {
    description:
      '`of_order`: the order is explained with the settings that applied to it. `current`: the settings of an older ' +
      'order were not stored, and the programme may have changed since; it is explained with the current settings.',
    example: 'of_order',
  })
  settings: string;
  @OrNull(
    { type: 'string', format: 'date-time' },
    { description: 'When the order settings, a card or a reward template changed last.', example: null },
  )
  programmeChangedAt: string | null;
  @ApiProperty({ type: 'integer', description: 'What these settings award for the value of the order.', example: 1 })
  stamps: number;
  @ApiProperty({ type: 'integer', description: 'What these settings award for the value of the order.', example: 24 })
  points: number;
  @ApiProperty({ type: [String], description: 'Sentences for people.', example: ['1 stamp for the order.'] })
  sentences: string[];

  constructor(explanation: OrderExplanation, changedAt: Date | undefined) {
    this.settings = explanation.settings;
    this.programmeChangedAt = changedAt?.toISOString() ?? null;
    this.stamps = explanation.stamps;
    this.points = explanation.points;
    this.sentences = [...explanation.sentences];
  }
}

/** An order with all that it did. (docs/reference/portal.md#orders) */
@ApiExtraModels(UnusedCouponView)
export class OrderDetailsView {
  @ApiProperty() order: ListedOrderView;
  @ApiProperty() explanation: OrderExplanationView;
  @ApiProperty({
    type: [OrderEntryView],
    description:
      'The stamps and points that the order gave to cards. Old orders do not name their entries: of these, entries that ' +
      'have more than 10,000 newer entries on their card are left out.',
  })
  ledger: OrderEntryView[];
  @ApiProperty({
    type: [IssuedRewardView],
    description: 'The first 100 rewards that it issued, with their present status.',
  })
  rewards: IssuedRewardView[];
  @ViewOrNull(RewardView, { description: 'The reward that its coupon redeemed, as it stands now.' })
  coupon: RewardView | null;
  @ViewOrNull(UnusedCouponView, {
    description:
      'Why the coupon code of the order was not redeemed. Null: the order had no code, the code was redeemed, or the ' +
      'request is no longer stored.',
  })
  unusedCoupon: UnusedCouponView | null;
  @ApiProperty({ type: [OrderReturnView], description: 'Its newest 100 returns.' }) returns: OrderReturnView[];
}

export const orderDetailsExample = {
  order: listedOrderExample,
  explanation: {
    settings: 'of_order',
    programmeChangedAt: '2026-10-01T09:30:00.000Z',
    stamps: 1,
    points: 24,
    sentences: ['1 stamp for the order, whatever its value.'],
  },
  ledger: [
    {
      cardId: 'ccard_01k9zq3f8te5rb8s6yw2m4n7pd',
      number: 4,
      title: 'Coffee card',
      kind: 'stamps',
      change: 1,
      consumed: 0,
      balanceAfter: 4,
      at: '2026-11-20T09:30:00.000Z',
    },
  ],
  rewards: [{ ...rewardExample, stepAt: 10, cardTitle: 'Coffee card', cardKind: 'stamps' }],
  coupon: null,
  unusedCoupon: null,
  returns: [],
};

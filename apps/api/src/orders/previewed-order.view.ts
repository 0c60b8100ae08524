import { encodeId } from '#domain/ids.js';
import type { NotAwarded } from '#domain/orders/not-awarded.js';
import type { Reward } from '#domain/rewards/reward.js';
import { cardExample, CardView } from '#http/views/card.view.js';
import { OrNull, ViewOrNull } from '#http/views/or-null.js';
import type { CreatedOrder } from '#operations/orders/create-order.js';
import { ApiProperty, OmitType } from '@nestjs/swagger';

/** A reward that would be issued. It has no id, because it is not made. */
export class PreviewedRewardView {
  @ApiProperty({ description: 'The template it would be issued from.', example: 'rwt_01k9zq3f8te5rb8s6yw2m4n7pd' })
  rewardId: string;
  @ApiProperty({ example: 'A free coffee' }) title: string;
  @OrNull(
    { type: 'string', format: 'date-time' },
    { description: 'Expired from this time on. Null: never expires.', example: '2026-12-20T23:59:59.999Z' },
  )
  expiry: string | null;

  constructor(reward: Reward) {
    this.rewardId = encodeId('reward_template', reward.rewardTemplateId);
    this.title = reward.title;
    this.expiry = reward.expiresAt?.toISOString() ?? null;
  }
}

export class NotAwardedView {
  @ApiProperty({ description: 'A stable word to branch on.', example: 'below_minimum' }) error: string;
  @ApiProperty({ example: 'An order of less than 5.00 GBP awards nothing.' }) message: string;
}

/** A card as it would be. One that the order would create has no ids yet. */
export class PreviewedCardView extends OmitType(CardView, ['id', 'externalId', 'customerId', 'createdAt'] as const) {
  @OrNull({ type: 'string' }, { description: 'Null: the order would create it.', example: cardExample.id })
  id: string | null;
  @OrNull({ type: 'string' }, { description: 'Null: the order would create it.', example: cardExample.externalId })
  externalId: string | null;
  @OrNull(
    { type: 'string' },
    { description: 'Null: the order would create the customer.', example: cardExample.customerId },
  )
  customerId: string | null;
  @OrNull(
    { type: 'string', format: 'date-time' },
    { description: 'Null: the order would create it.', example: cardExample.createdAt },
  )
  createdAt: string | null;
}

export class PreviewedCardChangeView {
  @ApiProperty({ description: 'The definition of the card.', example: cardExample.cardId }) cardId: string;
  @ViewOrNull(CardView, { description: 'The card as it is. Null: the customer has none of this definition.' })
  before: CardView | null;
  @ApiProperty({ description: 'The card as it would be.' }) after: PreviewedCardView;

  constructor({ before, after }: CreatedOrder['cards'][number], customerExists: boolean) {
    const view = new CardView(after);
    this.cardId = view.cardId;
    this.before = before ? new CardView(before) : null;
    this.after = before ? view : { ...view, ...notMade, customerId: customerExists ? view.customerId : null };
  }
}

const notMade = { id: null, externalId: null, createdAt: null };

/** (docs/reference/orders.md#preview-an-order) */
export class PreviewedOrderView {
  @ApiProperty({ type: 'integer', description: 'Stamps that the order would award.', example: 1 }) stamps: number;
  @ApiProperty({ type: 'integer', description: 'Points that the order would award.', example: 24 }) points: number;
  @ApiProperty({ type: [PreviewedRewardView], description: 'Rewards that the order would issue.' })
  rewards: PreviewedRewardView[];
  @ApiProperty({ description: 'Whether the coupon would redeem a reward.', example: false })
  couponWouldBeRedeemed: boolean;
  @ApiProperty({
    description:
      'True if the order was processed before. The figures are then those of the first result, which would be ' +
      'returned again.',
    example: false,
  })
  duplicate: boolean;
  @ApiProperty({ description: 'False: the order would create the customer.', example: true }) customerExists: boolean;
  @ApiProperty({ type: [NotAwardedView], description: 'Why something is not awarded.' }) reasons: NotAwardedView[];
  @ApiProperty({ type: [PreviewedCardChangeView], description: 'The cards that the order would award to.' })
  cards: PreviewedCardChangeView[];

  constructor({ order, rewards, isDuplicate, customerExists, cards }: CreatedOrder, reasons: readonly NotAwarded[]) {
    this.stamps = order.stampsAwarded;
    this.points = order.pointsAwarded;
    this.rewards = rewards.map((reward) => new PreviewedRewardView(reward));
    this.couponWouldBeRedeemed = order.couponRewardId !== null;
    this.duplicate = isDuplicate;
    this.customerExists = customerExists;
    this.reasons = [...reasons];
    this.cards = cards.map((change) => new PreviewedCardChangeView(change, customerExists));
  }
}

export const previewedOrderExample = {
  stamps: 1,
  points: 24,
  rewards: [{ rewardId: 'rwt_01k9zq3f8te5rb8s6yw2m4n7pd', title: 'A free coffee', expiry: '2026-12-20T23:59:59.999Z' }],
  couponWouldBeRedeemed: false,
  duplicate: false,
  customerExists: true,
  reasons: [],
  cards: [{ cardId: cardExample.cardId, before: cardExample, after: { ...cardExample, stamps: 4 } }],
};

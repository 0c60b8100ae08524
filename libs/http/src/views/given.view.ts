import type { Reward } from '#domain/rewards/reward.js';
import type { TitledCard } from '#persistence/cards/card.store.js';
import { ApiProperty } from '@nestjs/swagger';
import type { DocumentedAnswer } from '../openapi/documented-answer.js';
import type { Documented } from '../openapi/documented-refusals.js';
import { cardExample, CardView } from './card.view.js';
import { rewardExample, RewardView } from './reward.view.js';

/** The result of a give: the card, and the rewards that it issued. (docs/reference/cards.md#give) */
export class GivenView {
  @ApiProperty({ description: 'The card with its new balance.' }) data: CardView;
  @ApiProperty({ type: [RewardView], description: 'Rewards issued by this request, in the order of their thresholds.' })
  rewards: RewardView[];
}

export const givenView = (
  { card, rewards }: { readonly card: TitledCard; readonly rewards: readonly Reward[] },
  now: Date,
): GivenView => ({
  data: new CardView(card),
  rewards: rewards.map((reward) => new RewardView(reward, now)),
});

export const givenAnswer: DocumentedAnswer = {
  description: 'The card with its new balance, and the rewards issued by this request.',
  shape: 'whole',
  type: GivenView,
  example: { data: cardExample, rewards: [rewardExample] },
};

export const giveRefusals: readonly Documented[] = [
  'customer_not_found',
  'card_not_found',
  'location_not_found',
  'location_inactive',
  'card_type_mismatch',
  'card_inactive',
  'balance_too_large',
  'too_many_rewards',
];

import type { Reward } from '#domain/rewards/reward.js';
import type { TitledCard } from '#persistence/cards/card.store.js';
import { ApiProperty } from '@nestjs/swagger';
import { CardView } from './card.view.js';
import { RewardView } from './reward.view.js';

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

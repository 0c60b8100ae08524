import type { Reward } from '#domain/rewards/reward.js';
import type { TitledCard } from '#persistence/cards/card.store.js';
import { ApiProperty } from '@nestjs/swagger';
import { CardView } from './card.view.js';
import { RewardView } from './reward.view.js';

interface Spent {
  readonly card: TitledCard;
  readonly spent: number;
  readonly rewards: readonly Reward[];
}

/** (docs/reference/cards.md#spend-points) */
export class SpentView {
  @ApiProperty({ description: 'The card with its new balance.' }) data: CardView;
  @ApiProperty({ type: 'integer', description: 'How many points were spent.', example: 250 }) spent: number;
  @ApiProperty({ type: [RewardView], description: 'The reward that they bought, if any.' }) rewards: RewardView[];

  constructor({ card, spent, rewards }: Spent, now: Date) {
    this.data = new CardView(card);
    this.spent = spent;
    this.rewards = rewards.map((reward) => new RewardView(reward, now));
  }
}

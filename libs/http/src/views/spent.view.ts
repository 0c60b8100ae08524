import type { Reward } from '#domain/rewards/reward.js';
import type { TitledCard } from '#persistence/cards/card.store.js';
import { ApiProperty } from '@nestjs/swagger';
import type { DocumentedAnswer } from '../openapi/documented-answer.js';
import type { Documented } from '../openapi/documented-refusals.js';
import { cardExample, CardView } from './card.view.js';
import { rewardExample, RewardView } from './reward.view.js';

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

export const spentAnswer: DocumentedAnswer = {
  description: 'The card with its new balance, what was spent, and the reward that it bought.',
  shape: 'whole',
  type: SpentView,
  example: {
    data: { ...cardExample, title: 'Points', type: 'points', stamps: 0, points: 30 },
    spent: 250,
    rewards: [rewardExample],
  },
};

export const spendRefusals: readonly Documented[] = [
  'customer_not_found',
  'card_not_found',
  'reward_template_not_found',
  'location_not_found',
  'location_inactive',
  'reward_template_inactive',
  'reward_has_no_price',
  'card_not_adjustable',
  'insufficient_points',
];

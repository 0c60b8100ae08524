import { encodeId } from '#domain/ids.js';
import type { RewardsTakenBack } from '#domain/rewards/take-back.js';
import type { Reward } from '#domain/rewards/reward.js';
import type { TitledCard } from '#persistence/cards/card.store.js';
import { ApiProperty } from '@nestjs/swagger';
import { CardView } from './card.view.js';
import { OpenEnum } from './open-enum.js';

type TakenBack = Pick<Reward, 'id' | 'rewardTemplateId' | 'title'>;

/** A reward that was taken back. */
export class RevokedRewardView {
  @ApiProperty({ description: 'Id of the issued reward.', example: 'rwd_01k9zq3f8tf2nv7c1h5x9a3b6e' }) id: string;
  @ApiProperty({ description: 'The template it was issued from.', example: 'rwt_01k9zq3f8te5rb8s6yw2m4n7pd' })
  rewardId: string;
  @ApiProperty({ example: 'A free coffee' }) title: string;

  constructor(reward: TakenBack) {
    this.id = encodeId('reward', reward.id);
    this.rewardId = encodeId('reward_template', reward.rewardTemplateId);
    this.title = reward.title;
  }
}

/** A reward that cannot be taken back any more. */
export class KeptRewardView extends RevokedRewardView {
  @OpenEnum(['redeemed', 'expired'], { description: 'Why it could not be taken back.', example: 'redeemed' })
  reason: string;

  constructor({ reward, reason }: { readonly reward: TakenBack; readonly reason: string }) {
    super(reward);
    this.reason = reason;
  }
}

/** (docs/reference/cards.md#reverse-an-entry) */
export class ReversedEntryView {
  @ApiProperty({ description: 'The card with its new balance.' }) data: CardView;
  @ApiProperty({
    type: [RevokedRewardView],
    description: 'Rewards that the entry had issued, and that are cancelled now.',
  })
  rewardsRevoked: RevokedRewardView[];
  @ApiProperty({ type: [KeptRewardView], description: 'Rewards that it had issued and that stay.' })
  rewardsKept: KeptRewardView[];

  constructor({ card, cancelled, kept }: RewardsTakenBack<Reward> & { readonly card: TitledCard }) {
    this.data = new CardView(card);
    this.rewardsRevoked = cancelled.map((reward) => new RevokedRewardView(reward));
    this.rewardsKept = kept.map((one) => new KeptRewardView(one));
  }
}

export const revokedRewardExample = {
  id: 'rwd_01k9zq3f8tf2nv7c1h5x9a3b6e',
  rewardId: 'rwt_01k9zq3f8te5rb8s6yw2m4n7pd',
  title: 'A free coffee',
};

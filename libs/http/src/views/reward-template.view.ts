import { encodeId } from '#domain/ids.js';
import type { RewardTemplate } from '#domain/rewards/reward.js';
import { ApiProperty } from '@nestjs/swagger';
import { OrNull } from './or-null.js';

/** (docs/reference/rewards.md#the-template) */
export class RewardTemplateView {
  @ApiProperty({ example: 'rwt_01k9zq3f8te5rb8s6yw2m4n7pd' }) id: string;
  @ApiProperty({ description: "The merchant's own id. Equal to `id` if none was set.", example: 'free-coffee' })
  externalId: string;
  @ApiProperty({ example: 'A free coffee' }) title: string;
  @ApiProperty({ description: 'Empty if there is none.', example: 'Any coffee, any size.' }) description: string;
  @ApiProperty({ description: 'Nothing can be issued from an inactive template.', example: true }) active: boolean;
  @OrNull(
    { type: 'integer' },
    { description: 'Days until a reward of this template expires, at the end of the day. Null: never.', example: 60 },
  )
  expiryDays: number | null;
  @OrNull(
    { type: 'integer' },
    { description: 'What it costs in points. Null: it cannot be bought with points.', example: 250 },
  )
  pointsPrice: number | null;
  @ApiProperty({ format: 'date-time', example: '2026-11-01T08:00:00.000Z' }) createdAt: string;

  constructor(template: RewardTemplate) {
    this.id = encodeId('reward_template', template.id);
    this.externalId = template.externalId ?? this.id;
    this.title = template.title;
    this.description = template.description ?? '';
    this.active = template.active;
    this.expiryDays = template.expiryDays;
    this.pointsPrice = template.pointsPrice;
    this.createdAt = template.createdAt.toISOString();
  }
}

export const rewardTemplateExample = {
  id: 'rwt_01k9zq3f8te5rb8s6yw2m4n7pd',
  externalId: 'free-coffee',
  title: 'A free coffee',
  description: 'Any coffee, any size.',
  active: true,
  expiryDays: 60,
  pointsPrice: 250,
  createdAt: '2026-11-01T08:00:00.000Z',
};

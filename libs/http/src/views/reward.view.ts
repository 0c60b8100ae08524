import { encodeId } from '#domain/ids.js';
import type { Reward } from '#domain/rewards/reward.js';
import { rewardStatus } from '#domain/rewards/status.js';
import { ApiProperty } from '@nestjs/swagger';
import { OpenEnum } from './open-enum.js';
import { OrNull } from './or-null.js';

/** Every status of a reward, also for filters. */
export const rewardStatuses = ['active', 'redeemed', 'expired', 'cancelled'] as const;

/** (docs/reference/rewards.md#the-reward) */
export class RewardView {
  @ApiProperty({
    description: 'Id of the issued reward. Use it in reward paths.',
    example: 'rwd_01k9zq3f8tf2nv7c1h5x9a3b6e',
  })
  id: string;
  @ApiProperty({
    description: "The merchant's own id. Equal to `id` if none was set.",
    example: 'rwd_01k9zq3f8tf2nv7c1h5x9a3b6e',
  })
  externalId: string;
  @ApiProperty({ description: 'The template it was issued from.', example: 'rwt_01k9zq3f8te5rb8s6yw2m4n7pd' })
  rewardId: string;
  @ApiProperty({ description: 'The customer who owns it.', example: 'cus_01k9zq3f8te5rb8s6yw2m4n7pd' })
  customerId: string;
  @ApiProperty({ example: 'A free coffee' }) title: string;
  @OpenEnum(rewardStatuses, { description: 'The current status.', example: 'active' }) status: string;
  @OrNull(
    { type: 'string', format: 'date-time' },
    { description: 'Expired from this time on. Null: never expires.', example: '2026-12-20T23:59:59.999Z' },
  )
  expiry: string | null;
  @OrNull({ type: 'string' }, { description: 'In upper case. Null until it is set.', example: 'ADA-COFFEE' })
  couponCode: string | null;
  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' }) issuedAt: string;
  @OrNull({ type: 'string', format: 'date-time' }, { description: 'Null until it is redeemed.', example: null })
  redeemedAt: string | null;
  @OrNull({ type: 'string' }, { description: 'The location where it was given or redeemed.', example: null })
  locationId: string | null;

  constructor(reward: Reward, now: Date) {
    this.id = encodeId('reward', reward.id);
    this.externalId = reward.externalId ?? this.id;
    this.rewardId = encodeId('reward_template', reward.rewardTemplateId);
    this.customerId = encodeId('customer', reward.customerId);
    this.title = reward.title;
    this.status = rewardStatus(reward, now);
    this.expiry = reward.expiresAt?.toISOString() ?? null;
    this.couponCode = reward.couponCode;
    this.issuedAt = reward.issuedAt.toISOString();
    this.redeemedAt = reward.redeemedAt?.toISOString() ?? null;
    this.locationId = reward.locationId && encodeId('location', reward.locationId);
  }
}

export const rewardExample = {
  id: 'rwd_01k9zq3f8tf2nv7c1h5x9a3b6e',
  externalId: 'rwd_01k9zq3f8tf2nv7c1h5x9a3b6e',
  rewardId: 'rwt_01k9zq3f8te5rb8s6yw2m4n7pd',
  customerId: 'cus_01k9zq3f8te5rb8s6yw2m4n7pd',
  title: 'A free coffee',
  status: 'active',
  expiry: '2026-12-20T23:59:59.999Z',
  couponCode: null,
  issuedAt: '2026-11-20T09:30:00.000Z',
  redeemedAt: null,
  locationId: null,
};

/** The path parameters of reward operations. */
export const rewardParams = {
  customerId: 'id or externalId of the customer.',
  rewardId: "id or externalId of the customer's reward (the issued one, not the template).",
};

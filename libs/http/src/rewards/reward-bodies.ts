import { IdField, IntegerField, TextField } from '../input/fields.js';

/** (docs/reference/rewards.md#give-rewards) */
export class GiveRewardBody {
  @IdField({ description: 'id or externalId of an active reward template.', example: 'free-coffee' }) rewardId: string;

  @IntegerField(1, 50, { optional: true, description: 'How many to issue. Default: 1.', example: 1 })
  quantity?: number;

  @IdField({
    optional: true,
    description: 'id or externalId of the active location where they are given.',
    example: 'loc_01k9zq3f8te5rb8s6yw2m4n7pd',
  })
  locationId?: string;
}

/** (docs/reference/rewards.md#redeem-a-reward) */
export class RedeemRewardBody {
  @IdField({
    optional: true,
    description: 'id or externalId of the active location where it is redeemed.',
    example: 'loc_01k9zq3f8te5rb8s6yw2m4n7pd',
  })
  locationId?: string;
}

/** (docs/reference/rewards.md#reverse-a-redemption) */
export class ReverseRewardBody {
  @TextField(1, 500, {
    description: 'Recorded permanently. It cannot be changed later.',
    example: 'Scanned by mistake',
  })
  reason: string;
}

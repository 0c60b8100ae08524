import { encodeId } from '#domain/ids.js';
import { CouponCodeField, IdField } from '#http/input/fields.js';
import type { LedgerActor } from '#operations/actor.js';
import { updateCoupon } from '#operations/rewards/update-coupon.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';

export class UpdateCouponBody {
  @IdField({ description: 'id or externalId of the issued reward.', example: 'rwd_01k9zq3f8tf2nv7c1h5x9a3b6e' })
  userRewardId: string;

  @CouponCodeField({ description: 'The code is stored in upper case.', example: 'ada-coffee' }) couponCode: string;
}

class CouponView {
  @ApiProperty({ example: 'rwd_01k9zq3f8tf2nv7c1h5x9a3b6e' }) userRewardId: string;
  @ApiProperty({ example: 'ADA-COFFEE' }) couponCode: string;
}

export class UpdatedCouponView extends CouponView {
  @ApiProperty({ description: 'The same fields again.' }) data: CouponView;
}

const coupon = { userRewardId: 'rwd_01k9zq3f8tf2nv7c1h5x9a3b6e', couponCode: 'ADA-COFFEE' };

@Controller()
export class UpdateCoupon {
  @Operation({
    method: 'POST',
    path: '/rewards/update-coupon',
    id: 'updateCoupon',
    anyScope: ['rewards:write'],
    idempotency: 'optional',
    tag: 'Rewards',
    summary: "Set a reward's coupon code",
    description:
      'Sets the code by which an order redeems this reward. It is unique among active rewards, and stored in upper case. ' +
      'An Idempotency-Key is optional here, and recommended.',
    body: { type: UpdateCouponBody, example: { ...coupon, couponCode: 'ada-coffee' } },
    answer: {
      description: 'The code as stored.',
      shape: 'whole',
      type: UpdatedCouponView,
      example: { ...coupon, data: coupon },
    },
    refusals: ['reward_not_found', 'reward_redeemed', 'reward_expired', 'reward_cancelled', 'coupon_code_taken'],
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: LedgerActor,
    @Body() body: UpdateCouponBody,
  ): Promise<UpdatedCouponView> {
    const asked = { rewardId: body.userRewardId, couponCode: body.couponCode };
    const { id, couponCode } = await updateCoupon(tx, actor, asked);
    const data = { userRewardId: encodeId('reward', id), couponCode };
    return { ...data, data };
  }
}

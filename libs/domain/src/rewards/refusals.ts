import { invalid, type Refusal } from '../errors.js';
import type { RewardStatus } from './reward.js';

/** `action` completes the message "it cannot ...". */
export const rewardHasStatus = (status: RewardStatus, action: string): Refusal =>
  invalid(`reward_${status}`, `The reward's status is ${status}, so it cannot ${action}.`);

export const rewardTemplateInactive = (): Refusal =>
  invalid('reward_template_inactive', 'The reward template in rewardId is inactive.');

export const rewardHasNoPrice = (): Refusal =>
  invalid(
    'reward_has_no_price',
    'The reward template in rewardId has no pointsPrice, so its reward cannot be bought with points.',
  );

export const rewardNotRedeemed = (): Refusal =>
  invalid('reward_not_redeemed', 'The reward is not redeemed, so its redemption cannot be reversed.');

export const couponCodeInvalid = (): Refusal =>
  invalid('coupon_code_invalid', 'couponCode must be 1 to 64 letters, digits, "-" and "_".');

export const couponCodeTaken = (): Refusal =>
  invalid('coupon_code_taken', 'couponCode is already used by another active reward.');

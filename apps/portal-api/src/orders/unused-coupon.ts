import type { OrderSettings } from '#domain/orders/order.js';
import { OpenEnum } from '#http/views/open-enum.js';
import type { Reader } from '#persistence/database/statement.js';
import type { ListedOrder } from '#persistence/orders/order-list.store.js';
import { findRequest } from '#persistence/requests/request.store.js';
import { ApiProperty } from '@nestjs/swagger';

const messages = {
  reward_automation_off: 'Reward automation was switched off in the order settings.',
  coupon_not_active:
    'No active reward of this customer had the code: it is wrong or of somebody else, or its reward was redeemed, cancelled or expired.',
} as const;

/** Why the coupon that an order sent was not redeemed. */
export class UnusedCouponView {
  @OpenEnum(Object.keys(messages), { description: 'A stable word to branch on.', example: 'coupon_not_active' })
  error: string;
  @ApiProperty({ example: messages.coupon_not_active }) message: string;

  constructor(error: keyof typeof messages) {
    this.error = error;
    this.message = messages[error];
  }
}

/**
 * Orders do not store a coupon that they did not redeem: their request has it, masked, for 30 days. Null: it sent none or
 * redeemed it, or its request or settings are not known. (docs/reference/portal.md#orders)
 */
export async function unusedCoupon(
  reader: Reader,
  order: ListedOrder,
  settings: OrderSettings | undefined,
): Promise<UnusedCouponView | null> {
  if (order.couponRewardId !== null || order.requestId === null || !settings) return null;
  const request = await findRequest(reader, order.merchantId, order.requestId);
  if (!request || !sendsCoupon(request.requestBody)) return null;
  return new UnusedCouponView(settings.rewardAutomation ? 'coupon_not_active' : 'reward_automation_off');
}

/**
 * Whether a request sent a coupon. The log masks a text of fewer than eight characters completely, so it may have been empty:
 * some shops send an empty text without a coupon.
 */
function sendsCoupon(body: string | null): boolean {
  try {
    const { coupon_code: masked } = JSON.parse(body ?? '') as { readonly coupon_code?: unknown };
    return typeof masked === 'string' && masked.length > '****'.length;
  } catch {
    // The stored body was truncated, so it is no JSON.
    return false;
  }
}

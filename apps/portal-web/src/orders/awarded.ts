import { pluralize } from '../format/words.js';
import type { Order } from '../api/types.js';

/** What an order awarded, in words. */
export function awarded({ stampsAwarded, pointsAwarded, couponRedeemed }: Order): string {
  const parts = [
    ...(stampsAwarded > 0 ? [pluralize(stampsAwarded, 'stamp')] : []),
    ...(pointsAwarded > 0 ? [pluralize(pointsAwarded, 'point')] : []),
    ...(couponRedeemed ? ['coupon redeemed'] : []),
  ];
  return parts.join(', ') || 'Nothing';
}

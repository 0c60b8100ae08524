/** The types of events. */
export const eventTypes: readonly string[] = [
  'order.created',
  'order.returned',
  'customer.created',
  'customer.updated',
  'card.created',
  'card.stamps_given',
  'card.points_given',
  'card.points_adjusted',
  'card.completed',
  'reward.issued',
  'reward.redeemed',
  'card.points_spent',
  'card.points_corrected',
  'card.stamps_corrected',
  'card.entry_reversed',
  'card.points_expiring',
  'card.points_expired',
  'card.stamps_taken_back',
  'card.points_taken_back',
  'reward.cancelled',
  'reward.redemption_reversed',
  'reward.expired',
  'reward.coupon_set',
  'voucher.issued',
  'voucher.activated',
  'voucher.redeemed',
  'voucher.redemption_reversed',
  'voucher.hold_created',
  'voucher.hold_captured',
  'voucher.hold_released',
  'voucher.hold_expired',
  'voucher.adjusted',
  'voucher.cancelled',
  'voucher.expired',
  'voucher.send_requested',
  'voucher.sent',
  'voucher.send_failed',
  'api_key.created',
  'api_key.rotated',
  'api_key.revoked',
  'webhook_endpoint.disabled',
];

/** What an endpoint can be sent: all events, those of one kind of object, or single types. */
export const eventPatterns: readonly string[] = [
  '*',
  ...new Set(eventTypes.map((type) => type.replace(/\..*/, '.*'))),
  ...eventTypes,
];

/** The types of an endpoint in words. */
export const typesText = (chosen: readonly string[]): string =>
  chosen.includes('*') ? 'All events' : chosen.join(', ');

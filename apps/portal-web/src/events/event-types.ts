import type { EventType } from '../api/types.js';

const types = [
  ...['order.created', 'customer.created', 'customer.updated', 'card.created', 'card.stamps_given'],
  ...['card.points_given', 'card.points_adjusted', 'card.completed', 'reward.issued', 'reward.redeemed'],
  ...['reward.expired', 'reward.coupon_set', 'voucher.issued', 'voucher.activated', 'voucher.redeemed'],
  ...['voucher.adjusted', 'voucher.cancelled', 'voucher.expired', 'voucher.send_requested', 'voucher.sent'],
  ...['voucher.send_failed', 'api_key.created', 'api_key.rotated', 'api_key.revoked', 'webhook_endpoint.disabled'],
] as const satisfies readonly EventType[];

/** The types of events. */
export const eventTypes: readonly EventType[] = types;

/** What an endpoint can be sent: all events, those of one kind of object, or single types. */
export const eventPatterns: readonly string[] = [
  '*',
  ...new Set(types.map((type) => type.replace(/\..*/, '.*'))),
  ...types,
];

/** The types of an endpoint in words. */
export const typesText = (chosen: readonly string[]): string =>
  chosen.includes('*') ? 'All events' : chosen.join(', ');

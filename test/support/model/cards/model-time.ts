import type { ModelExpiry } from './model-programme.js';

// The merchants of the model live by UTC. Other zones have tests of their own, by tables.

export const dayMs = 86_400_000;

function monthsLater(from: Date, months: number): Date {
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const midnight = Date.UTC(year, month, Math.min(last, from.getUTCDate()));
  return new Date(midnight + (from.getTime() % dayMs));
}

/** The last millisecond of the day that is so many days later. */
export const endOfDay = (from: Date, days = 0): Date =>
  new Date(from.getTime() - (from.getTime() % dayMs) + (days + 1) * dayMs - 1);

/** When points expire that were earned, or a card that was used, at an instant. (docs/reference/cards.md#expiry-of-points) */
export function expiryAfter(policy: NonNullable<ModelExpiry>, at: Date): Date {
  const later = monthsLater(at, policy.months);
  switch (policy.until) {
    case 'exact':
      return later;
    case 'inactive':
      return endOfDay(later);
    case 'end_of_month':
      return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + policy.months + 1, 1) - 1);
  }
}

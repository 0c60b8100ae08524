import { addMonths, endOfMonthLater } from '../../time.js';
import type { CardType, PointsExpiry } from '../card.js';
import { expiryOfLot, type Lot, type LotExpiry, neverExpires } from '../lots.js';
import { pointsExpiryInvalid } from '../refusals.js';

const isMonths = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 120;
const hasOnly = (value: unknown, ...keys: readonly string[]): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.keys(value).toSorted().join() === keys.join();

/** Whether a value from a request body has one of the two forms of PointsExpiry. */
export const isPointsExpiry = (value: unknown): value is PointsExpiry =>
  hasOnly(value, 'inactiveMonths')
    ? isMonths(value['inactiveMonths'])
    : hasOnly(value, 'after', 'until') &&
      hasOnly(value['after'], 'months') &&
      isMonths(value['after']['months']) &&
      (value['until'] === 'end_of_month' || value['until'] === 'exact');

/** @throws Refusal `invalid` points_expiry_invalid on a stamp card (docs/reference/cards.md#expiry-of-points) */
export function requirePointsExpiry(type: CardType, expiry: PointsExpiry | null): void {
  if (expiry !== null && type !== 'points') throw pointsExpiryInvalid();
}

/** When points expire that are earned at `at`, in the merchant's time zone. (docs/reference/cards.md#expiry-of-points) */
export function expiryOfEarning(expiry: PointsExpiry | null | undefined, at: Date, timeZone: string): LotExpiry {
  if (!expiry) return neverExpires;
  if ('inactiveMonths' in expiry) return { expiresAt: null, inactiveMonths: expiry.inactiveMonths };
  const { months } = expiry.after;
  const end = expiry.until === 'exact' ? addMonths : endOfMonthLater;
  return { expiresAt: end(at, months, timeZone), inactiveMonths: null };
}

/** Points that expire at an instant. */
export interface Expiration {
  readonly points: number;
  readonly expiresAt: Date;
}

/** How many of a card's next expirations are shown. */
export const shownExpirations = 12;

interface CardAt {
  readonly activeAt: Date | null;
  readonly timeZone: string;
  readonly now: Date;
  /**
   * When the worker processes the card next. After a change of the time zone this may be later than the end of the new local day.
   */
  readonly due?: Date | null;
}

/**
 * Returns how many points of a card's lots have expired at `now`, and what expires next.
 * (docs/reference/cards.md#expiry-of-points)
 */
export function expirationsOf(
  lots: readonly (LotExpiry & Pick<Lot, 'remaining'>)[],
  { activeAt, timeZone, now, due }: CardAt,
): { readonly expired: number; readonly expirations: readonly Expiration[] } {
  const byInstant = new Map<number, number>();
  for (const lot of lots) {
    const end = expiryOfLot(lot, activeAt, timeZone);
    const isEarly = end && lot.inactiveMonths !== null && end <= now && due && due > now;
    const at = (isEarly ? due : end)?.getTime();
    if (at !== undefined && lot.remaining > 0) byInstant.set(at, (byInstant.get(at) ?? 0) + lot.remaining);
  }
  const sorted = [...byInstant].toSorted(([one], [other]) => one - other);
  const [past, next] = [sorted.filter(([at]) => at <= now.getTime()), sorted.filter(([at]) => at > now.getTime())];
  return {
    expired: past.reduce((sum, [, points]) => sum + points, 0),
    expirations: next.slice(0, shownExpirations).map(([at, points]) => ({ points, expiresAt: new Date(at) })),
  };
}

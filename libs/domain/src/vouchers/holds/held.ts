import type { Voucher } from '../voucher.js';

/** A part of a hold that a redemption is judged by. Its amount is in minor units of the voucher's currency. */
export interface HeldAmount {
  readonly id: string;
  readonly amountMinor: number;
  /** In milliseconds since 1970. */
  readonly expiresAtMs: number;
}

/** The holds of a voucher that are stored as held; some may have expired. */
export interface HoldFacts {
  readonly holds: readonly HeldAmount[];
}

/** The holds that have not expired. */
export const liveHolds = ({ holds }: HoldFacts, now: Date): readonly HeldAmount[] =>
  holds.filter(({ expiresAtMs }) => expiresAtMs > now.getTime());

/** How much is held at an instant, whether or not a job has run. (docs/reference/vouchers.md#hold) */
export const heldAt = (voucher: HoldFacts, now: Date): number =>
  liveHolds(voucher, now).reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/**
 * How much may stay held when the voucher has `remainingMinor`. A voucher without partial redemption must be held and captured
 * whole, so holds of another amount must end. (docs/reference/vouchers.md#holds-and-other-changes)
 */
export const maxHeld = (
  voucher: HoldFacts & Pick<Voucher, 'allowPartialRedemption'>,
  remainingMinor: number,
  now: Date,
): number => (voucher.allowPartialRedemption || heldAt(voucher, now) === remainingMinor ? remainingMinor : 0);

/** What a redemption can use. */
export const available = (voucher: HoldFacts & Pick<Voucher, 'remainingMinor'>, now: Date): number =>
  voucher.remainingMinor - heldAt(voucher, now);

/** When the next hold expires. */
export const nextHoldEnd = (voucher: HoldFacts, now: Date): Date =>
  new Date(Math.min(...liveHolds(voucher, now).map(({ expiresAtMs }) => expiresAtMs)));

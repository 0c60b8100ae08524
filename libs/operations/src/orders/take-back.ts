import type { LocalNow } from '#domain/time.js';
import type { CardUnit } from '#domain/cards/progress.js';
import { moveOverSteps } from '#domain/cards/steps.js';
import type { ReturnsMode } from '#domain/orders/order.js';
import type { Reward } from '#domain/rewards/reward.js';
import { saveLedger, saveStepExceptions, sumExpiredOfLot } from '#persistence/cards/card-ledger.store.js';
import type { LockedCard } from '#persistence/cards/card.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { AwardEntry } from '#persistence/orders/order-return.store.js';
import type { RewardOrigin } from '#persistence/rewards/reward-history.store.js';
import { openLedger, shownBefore } from '../cards/open-ledger.js';
import { bringUpToDate } from '../cards/bring-up-to-date.js';
import { withoutCancelled } from '../cards/without-cancelled.js';
import { eventOf, type NewEvent } from '../events/new-event.js';

/** A card that an order awarded to, locked, with the entry of the order. */
export interface AwardedCard {
  readonly unit: CardUnit;
  readonly card: LockedCard;
  readonly entry: AwardEntry;
}

/** The part of the quantity that could not be taken from the balance, by what happened to it. */
export interface TakenBack {
  readonly owed: number;
  readonly forgiven: number;
  readonly expired: number;
}

interface TakingBack {
  readonly quantity: number;
  /** How many expired points of the order earlier returns have counted. */
  readonly expiredBefore: number;
  readonly mode: ReturnsMode;
  readonly reason: string | null;
  /** The rewards that the order issued, in the order of issue, and those that are taken back now. */
  readonly issued: readonly Reward[];
  readonly cancelled: readonly Reward[];
}

/**
 * Takes stamps or points from a card: first what is left of the order's own lot, then of the others. Points of the order that have
 * expired count as taken back. What the balance does not hold is owed or forgiven.
 */
export async function takeBack(
  tx: Tx,
  { unit, card: locked, entry }: AwardedCard,
  taking: TakingBack,
  moment: LocalNow,
  { origin, events }: { readonly origin: RewardOrigin; readonly events: NewEvent[] },
): Promise<TakenBack> {
  const { quantity, mode, reason } = taking;
  const card = await bringUpToDate(tx, locked, locked.progression, moment);
  const expiredOfOrder = unit === 'points' && quantity > 0 ? await sumExpiredOfLot(tx, card, entry.number) : 0;
  const ledger = await openLedger(tx, card, moment, { uses: quantity, lots: [entry.number] });
  const expired = Math.min(quantity, Math.max(0, expiredOfOrder - taking.expiredBefore));
  const taken = Math.min(quantity - expired, ledger.balance);
  const missing = quantity - expired - taken;
  const owed = mode === 'owed' ? missing : 0;
  if (taken > 0 || owed > 0) ledger.use('return', taken, { first: entry.number, owing: owed, reason });
  const moved = moveOverSteps(card.stepExceptions, card.progression, card[unit], ledger.balance);
  const stepExceptions = await withoutCancelled(tx, card, entry.number, taking, moved, ledger.balance);
  // Nothing was left to take, because all of it had expired or was taken back before. Only the rewards change.
  if (ledger.entries.length === 0 && stepExceptions !== moved) saveStepExceptions(tx, { ...card, stepExceptions });
  if (ledger.entries.length > 0) {
    const after = saveLedger(tx, card, ledger, origin, { events: 1, stepExceptions });
    const eventName = unit === 'stamps' ? 'stamps_taken_back' : 'points_taken_back';
    events.push(
      eventOf('card', eventName, moment.now, after, {
        before: shownBefore(card, ledger),
        quantity,
        ...(reason === null ? {} : { reason }),
      }),
    );
  }
  return { owed, forgiven: missing - owed, expired };
}

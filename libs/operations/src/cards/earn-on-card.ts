import type { LocalNow } from '#domain/time.js';
import type { CardLedger } from '#domain/cards/ledger.js';
import type { GivenBy } from '#domain/cards/refusals.js';
import {
  type CardProgress,
  type CardRules,
  type CardUnit,
  fillingsOf,
  maxCompleted,
  addToCard,
} from '#domain/cards/progress.js';
import { type EntryOrigin, saveLedger } from '#persistence/cards/card-ledger.store.js';
import type { TitledCard } from '#persistence/cards/card.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { eventOf, type NewEvent } from '../events/new-event.js';
import { openLedger, shownBefore } from './open-ledger.js';
import { bringUpToDate } from './bring-up-to-date.js';

export interface Earning {
  readonly unit: CardUnit;
  /** An integer, 1 or more. */
  readonly quantity: number;
  /** The cause that a refusal names. Default: the quantity. */
  readonly by?: GivenBy;
}

/** An earning that is decided, and not written yet. */
export interface CardEarning extends Earning {
  readonly card: TitledCard;
  readonly definition: CardRules;
  readonly ledger: CardLedger;
  readonly progress: CardProgress;
}

/**
 * Decides what stamps or points do to a locked card. What pays a debt of the card does not count.
 * @throws Refusal `invalid` card_type_mismatch, card_inactive, balance_too_large, too_many_rewards
 */
export async function earnOnCard(
  tx: Tx,
  locked: TitledCard,
  definition: CardRules,
  { unit, quantity, by }: Earning,
  moment: LocalNow,
): Promise<CardEarning> {
  const card = await bringUpToDate(tx, locked, definition.progression, moment);
  const ledger = await openLedger(tx, card, moment);
  const balances = { stamps: 0, points: 0, [unit]: ledger.balance };
  const counted = Math.max(0, quantity - ledger.owed);
  const progress = addToCard(balances, definition, unit, counted, card.stepExceptions, by);
  const isCompleted = progress.consumed > 0 && unit === 'points';
  const used = isCompleted ? await openLedger(tx, card, moment, { uses: progress.consumed }) : ledger;
  return { card: shownBefore(card, used), definition, unit, quantity, ledger: used, progress };
}

/** Writes an earning: its entry, one of each filling, the lot, the balance. Returns the card, the events, and the entry's number. */
export function saveEarning(
  tx: Tx,
  { card, definition, quantity, ledger, progress }: CardEarning,
  kind: 'order' | 'give',
  origin: EntryOrigin,
  reason?: string,
): { readonly card: TitledCard; readonly events: NewEvent[]; readonly number: number } {
  const { consumed, stepExceptions } = progress;
  const number = ledger.earn(kind, quantity, ledger.expiryOf(definition.pointsExpiry), { reason: reason ?? null });
  const fillings = fillingsOf(definition, consumed);
  const size = consumed / fillings;
  // Each filling is an entry, as it is an event: the last one then stands for the rest.
  for (let filled = 0; filled < Math.min(fillings, maxCompleted); filled += 1)
    ledger.use('complete', filled + 1 === maxCompleted ? consumed - filled * size : size);
  const after = saveLedger(tx, card, ledger, origin, { events: eventsOfGive(definition, consumed), stepExceptions });
  const events = givenEvents(ledger.lastEntry.createdAt, card, after, { definition, quantity, consumed, reason });
  return { card: after, events, number };
}

/** How many events tell of a give: itself, and each filling of the card. */
const eventsOfGive = (definition: CardRules, consumed: number): number =>
  1 + Math.min(fillingsOf(definition, consumed), maxCompleted);

/** The events of stamps or points that were given. `after` is the card with the balance and the version after all of them. */
function givenEvents(
  now: Date,
  before: TitledCard,
  after: TitledCard,
  given: { definition: CardRules; quantity: number; consumed: number; reason?: string | undefined },
): NewEvent[] {
  const { definition, quantity, consumed, reason } = given;
  const eventName = after.type === 'stamp' ? 'stamps_given' : 'points_given';
  const version = before.eventVersion + 1;
  const first = eventOf('card', eventName, now, { ...after, eventVersion: version }, { before, quantity, reason });
  const fillings = fillingsOf(definition, consumed);
  const completed = Array.from({ length: after.eventVersion - version }, (_, index) =>
    eventOf(
      'card',
      'completed',
      now,
      { ...after, eventVersion: version + index + 1 },
      {
        quantity: index + 1 === maxCompleted ? fillings - index : 1,
      },
    ),
  );
  return [first, ...completed];
}

import type { LocalNow } from '#domain/time.js';
import { CardLedger } from '#domain/cards/ledger.js';
import type { KnownLots } from '#domain/cards/ledger-facts.js';
import { listExpiringPoints } from '#persistence/cards/card-expiration.store.js';
import { listLotsByNumber, listLotsToUse, sumOpenLots } from '#persistence/cards/card-lot.store.js';
import type { TitledCard } from '#persistence/cards/card.store.js';
import type { Tx } from '#persistence/database/transaction.js';

/** The card as the API shows it before the write. A locked card lacks its expirations, so they come from the opened ledger. */
export const shownBefore = (card: TitledCard, { expirationsBefore }: CardLedger): TitledCard => ({
  ...card,
  expirations: expirationsBefore,
});

interface Needed {
  /** How many points a write may use at most. The balance may be less: then it refuses. */
  readonly uses?: number;
  /** Lots that it uses before others, or gives back to. */
  readonly lots?: readonly number[];
}

/**
 * Opens the ledger of a locked card that is up to date. Lots are read in the order of use until they cover what the write uses.
 * Earning uses nothing, unless it completes a card of points. (docs/decisions/0084)
 */
export async function openLedger(
  tx: Tx,
  card: TitledCard,
  moment: LocalNow,
  { uses = 0, lots = [] }: Needed = {},
): Promise<CardLedger> {
  if (card.type !== 'points' || card.lotsTo === 0) return new CardLedger(card, null, moment);
  // An earlier version has written last. (docs/decisions/0093)
  const isBehind = card.lotsTo !== card.entryCount;
  const held = isBehind ? await sumOpenLots(tx, card) : null;
  const quantity = Math.min(uses, card.points) + Math.max(0, (held ?? 0) - card.points);
  const [inUse, named] = await Promise.all([
    quantity > 0 ? listLotsToUse(tx, card, quantity, moment.timeZone) : [],
    lots.length > 0 ? listLotsByNumber(tx, card, lots) : [],
  ]);
  const known = [...new Map([...inUse, ...named].map((lot) => [lot.number, lot])).values()];
  const expiring =
    card.expiryDue === null ? [] : await listExpiringPoints(tx, card, moment.now, { more: known.length });
  return new CardLedger(card, { lots: known, expiring, held } satisfies KnownLots, moment);
}

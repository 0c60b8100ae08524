import { Refusal } from '#domain/errors.js';
import { LeftOut } from '#domain/events/left-out.js';
import { nextDue, warningsOf, warnedGroup } from '#domain/cards/expiry/expiring-points.js';
import { saveWarnings } from '#persistence/cards/card-expiration.store.js';
import {
  type DueCard,
  listMerchantsWithDueCards,
  lockDueCard,
  lockDueCards,
} from '#persistence/cards/due-card.store.js';
import type { Database } from '#persistence/database/database.js';
import { inTransaction, type Tx } from '#persistence/database/transaction.js';
import { lockOneWorker } from '#persistence/jobs/one-worker.js';
import { openExpired, saveExpired } from './bring-up-to-date.js';
import { eventOf, type NewEvent } from '../events/new-event.js';
import { recordDueEvents } from '../events/record-events.js';

/** Merchants of one round. Each has a turn, which is a transaction. */
const merchantsInRound = 20;
const cardsInTurn = 100;
/** What a turn writes at most of one card, and about what it writes of all. */
const lotsOfCard = 500;
const lotsInTurn = 5_000;
const warningsOfCard = 100;

export interface ExpiryRound {
  /** Where it ended; null: no merchants follow. */
  readonly last: string | null;
  /** Its merchants may have more that is due. */
  readonly isMoreDue: boolean;
}

interface Watch {
  readonly signal?: AbortSignal;
  readonly leftOut?: LeftOut;
  readonly onFailure?: (merchantId: string, error: unknown, cardId?: string) => void;
}

const rethrow = (_: string, error: unknown): never => {
  throw error;
};

/**
 * Writes that points have expired, and warns of points that will: the next merchants with due cards after `after` have a turn each.
 * A card with many lots, or a merchant with many cards, goes on in its next turn. `onFailure` is called for a card, or a turn, that
 * failed: the others follow, unless it throws. After `signal` none begins. (docs/decisions/0084)
 */
export async function expirePoints(
  db: Database,
  after: string | null = null,
  { signal, leftOut = new LeftOut(), onFailure = rethrow }: Watch = {},
): Promise<ExpiryRound> {
  const { merchants, last } = await listMerchantsWithDueCards(db, after, merchantsInRound);
  let isMoreDue = false;
  for (const merchantId of merchants) {
    if (signal?.aborted) break;
    if (leftOut.has(merchantId)) continue;
    try {
      const lock = (tx: Tx) => lockDueCards(tx, merchantId, leftOut.idsOf(merchantId), cardsInTurn);
      const turn = inTransaction(db, (tx) => expireInTurn(tx, merchantId, lock));
      isMoreDue =
        (await turn.catch(() => expireEach(db, merchantId, lock, { signal, leftOut, onFailure }))) || isMoreDue;
    } catch (error) {
      onFailure(merchantId, error);
    }
  }
  return { last, isMoreDue };
}

/** The cards of a turn that failed have a transaction each, so that what is damaged stops itself alone. */
async function expireEach(
  db: Database,
  merchantId: string,
  lock: LockCards,
  { signal, leftOut, onFailure }: Pick<Watch, 'signal'> & Required<Omit<Watch, 'signal'>>,
): Promise<boolean> {
  for (const { id } of await inTransaction(db, lock)) {
    if (signal?.aborted) break;
    try {
      await inTransaction(db, (tx) => expireInTurn(tx, merchantId, () => lockDueCard(tx, merchantId, id)));
    } catch (error) {
      leftOut.add(merchantId, id);
      onFailure(merchantId, error, id);
      // The database is away or busy: the next cards would each wait for it.
      if (error instanceof Refusal) break;
    }
  }
  return true;
}

type LockCards = (tx: Tx) => Promise<readonly DueCard[]>;

/** Each card with its events, in the order of the instants. Returns whether more may be due. (docs/reference/cards.md#expiry-of-points) */
async function expireInTurn(tx: Tx, merchantId: string, lock: LockCards): Promise<boolean> {
  if (!(await lockOneWorker(tx, 'expire_points'))) return false;
  const cards = await lock(tx);
  const now = await tx.now();
  const limits = { count: lotsOfCard, warnings: warningsOfCard };
  const opened = await Promise.all(
    cards.map(async (card) => ({ card, ...(await openExpired(tx, card, { now, timeZone: card.timeZone }, limits)) })),
  );
  const turn = firstOf(opened);
  const written = turn.map((one) => expireAndWarn(tx, one, now));
  const events = written.flatMap((one) => one.events);
  // A card's own are in this order already, so their versions are too.
  recordDueEvents(
    tx,
    merchantId,
    events.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
  );
  return cards.length >= cardsInTurn || turn.length < cards.length || written.some(({ isMore }) => isMore);
}

/** The first cards, until they have as many lots as a turn may write. */
function firstOf(opened: readonly Opened[]): Opened[] {
  const turn: Opened[] = [];
  let lots = 0;
  for (const one of opened) {
    if (lots >= lotsInTurn) break;
    turn.push(one);
    lots += one.lots;
  }
  return turn;
}

type Opened = Awaited<ReturnType<typeof openExpired>> & { readonly card: DueCard };

function expireAndWarn(tx: Tx, due: Opened, now: Date): { readonly events: NewEvent[]; readonly isMore: boolean } {
  const { ledger, expiring, isLast } = due;
  const { card, events: expired } = saveExpired(tx, due.card, due.card.progression, ledger);
  const at = { activeAt: card.activeAt, now, timeZone: due.card.timeZone };
  const warnings = isLast ? warningsOf(expiring, at) : [];
  const last = expired.at(-1)?.createdAt ?? due.card.lastEntryAt;
  const warned = warnings.map(({ at: dueAt, points, expiresAt }, index) => {
    const shown = { ...card, expirations: ledger.expirations, eventVersion: card.eventVersion + index + 1 };
    // Versions go with time: a warning that comes late, of points that were given back, is not before what it follows.
    const createdAt = last && dueAt < last ? last : dueAt;
    return eventOf('card', 'points_expiring', createdAt, shown, {
      quantity: points,
      expiresAt: expiresAt.toISOString(),
    });
  });
  const given = new Map(warnings.flatMap((warning) => warning.groups.map((group) => [group, warning] as const)));
  const next = expiring.map((group) => {
    const warning = given.get(group);
    return warning ? warnedGroup(group, warning) : group;
  });
  const isMore = !isLast || warnings.flatMap(({ groups }) => groups).length >= warningsOfCard;
  // What goes on in the next turn stands behind the merchant's other cards that are due.
  const expiryDue = isMore ? now : nextDue(next, at);
  saveWarnings(tx, { ...card, expiryDue, eventVersion: card.eventVersion + warnings.length }, warnings);
  return { events: [...expired, ...warned], isMore };
}

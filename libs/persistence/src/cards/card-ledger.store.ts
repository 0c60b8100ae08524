import type { Card, CardEntry, CardType } from '#domain/cards/card.js';
import type { CardLedger } from '#domain/cards/ledger.js';
import type { NewLot } from '#domain/cards/ledger-facts.js';
import type { StepExceptions } from '#domain/cards/steps.js';
import { insertInto, together, updateOf } from '../database/entities/entity-sql.js';
import { read, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { changedBalance, expiryEntries } from './card-ledger-sql.js';
import { CardEntryTable, CardTable } from './card.table.js';
import { CardLotTable } from './card-lot.table.js';

const newEntry = insertInto(CardEntryTable);
const newLot = insertInto(CardLotTable, { except: ['warnedFor', 'warnedDays'] });
const newBalance = together(newEntry, changedBalance);
const saveBalance = write<never>('save_card_balance', newBalance.text);
const newPoints = together(newLot, newEntry, changedBalance);
const savePoints = write<never>('save_card_points', newPoints.text);

const insertEntries = write<never>(
  'insert_card_entries',
  `insert into card_entries (merchant_id, card_id, order_id, location_id, api_key_id, staff_id, number, cause, change, consumed,
     paid_owed, balance_after, reverses, reason, reference, created_at)
   select $1, $2, $3, $4, $5, $6, e.number, e.cause, e.change, 0, e.paid_owed, e.balance_after, e.reverses, e.reason, e.reference, e.created_at
   from unnest($7::int[], $8::text[], $9::bigint[], $10::bigint[], $11::bigint[], $12::int[], $13::text[], $14::text[],
     $15::timestamptz[]) as e (number, cause, change, paid_owed, balance_after, reverses, reason, reference, created_at)`,
);

const expiredBalance = together(expiryEntries, changedBalance);
const saveExpired = write<never>('save_expired_points', expiredBalance.text);

const insertLot = write<never>('insert_card_lot', newLot.text);

const useLots = write<never>(
  'use_card_lots',
  `with used as (
     insert into lot_uses (merchant_id, card_id, number, lot_number, quantity)
     select $1, $2, u.* from unnest($3::int[], $4::int[], $5::bigint[]) as u)
   update card_lots l set remaining = l.remaining - u.quantity
   from (select lot_number, sum(quantity)::bigint as quantity
     from unnest($4::int[], $5::bigint[]) as u (lot_number, quantity) group by lot_number) u
   where l.merchant_id = $1 and l.card_id = $2 and l.number = u.lot_number`,
);

const reviveLots = write<never>(
  'revive_card_lots',
  `update card_lots l set expires_at = r.expires_at, inactive_months = r.inactive_months
   from unnest($3::int[], $4::timestamptz[], $5::int[]) as r (number, expires_at, inactive_months)
   where l.merchant_id = $1 and l.card_id = $2 and l.number = r.number`,
);

const expired = read<{ points: number }>(
  'sum_expired_of_lot',
  // "offset 0" keeps the look-up of an entry by its whole key. With statistics from before the card had many entries, PostgreSQL would
  // read all of them for each use of the lot.
  `select coalesce(sum(u.quantity), 0)::bigint as points from lot_uses u
   cross join lateral (select from card_entries e where e.merchant_id = u.merchant_id and e.card_id = u.card_id
     and e.number = u.number and e.cause = 'expire' offset 0) e
   where u.merchant_id = $1 and u.card_id = $2 and u.lot_number = $3`,
);

/** How many points of a lot have expired. */
export const sumExpiredOfLot = async (
  tx: Tx,
  { merchantId, id }: Pick<Card, 'merchantId' | 'id'>,
  lotNumber: number,
): Promise<number> => (await tx.query(expired, [merchantId, id, lotNumber]))[0]?.points ?? 0;

const stepsUpdate = updateOf(CardTable, { set: ['stepExceptions', 'stepsSeenToMs'], where: ['merchantId', 'id'] });
const saveSteps = write<never>('save_card_steps', stepsUpdate.text);

/** Saves which thresholds of a locked card may issue again, where its balance stays as it is. */
export const saveStepExceptions = (
  tx: Tx,
  card: Pick<Card, 'merchantId' | 'id' | 'stepExceptions' | 'stepsSeenToMs'>,
): void => tx.write(saveSteps, stepsUpdate.values(card));

/** The order, the location and the author of entries, equal for all of one write. */
export type EntryOrigin = Pick<CardEntry, 'orderId' | 'locationId' | 'apiKeyId' | 'staffId'>;

/** What a write changes of a card beside its balance. `events`: how many tell of it. */
interface Changes {
  readonly events: number;
  readonly stepExceptions: StepExceptions;
}

const cardAfter = <SomeCard extends Card>(
  card: SomeCard,
  ledger: CardLedger,
  { events, stepExceptions }: Changes,
): SomeCard => {
  const eventVersion = card.eventVersion + events;
  return { ...card, ...ledger.after, expirations: ledger.expirations, stepExceptions, eventVersion };
};

/**
 * Saves what of a card has expired. The entries have no author and no request, also where a request has found it expired: time alone
 * has caused them. Returns the card after it.
 */
export function saveExpiry<SomeCard extends Card>(
  tx: Tx,
  card: SomeCard,
  ledger: CardLedger,
  changes: Changes,
): SomeCard {
  const after = cardAfter(card, ledger, changes);
  tx.write(saveExpired, expiredBalance.values({ card, entries: ledger.entries }, after));
  const { merchantId, id: cardId } = card;
  for (const lot of ledger.lots.made)
    tx.write(insertLot, newLot.values({ ...lot, remaining: lot.quantity, merchantId, cardId }));
  saveUses(tx, card, ledger.lots.uses);
  return after;
}

/**
 * Saves a card's new balance together with the ledger entries and the lots that explain it. There is no function that writes
 * only one of them. Returns the card after it.
 */
export function saveLedger<SomeCard extends Card & { readonly type: CardType }>(
  tx: Tx,
  card: SomeCard,
  ledger: CardLedger,
  origin: EntryOrigin,
  { events, stepExceptions }: Changes,
): SomeCard {
  const after = cardAfter(card, ledger, { events, stepExceptions });
  const { merchantId, id: cardId } = card;
  const [first, ...more] = ledger.entries;
  if (!first) throw new Error('The balance of a card changes with an entry.');
  const entry = { reverses: null, reason: null, reference: null, ...first, ...origin, merchantId, cardId, consumed: 0 };
  const lot = ledger.lots.made.find(({ number }) => number === first.number);
  const lotRow = (one: NewLot) => ({ ...one, remaining: one.quantity, merchantId, cardId });
  if (lot) tx.write(savePoints, newPoints.values(lotRow(lot), entry, after));
  else tx.write(saveBalance, newBalance.values(entry, after));
  if (more.length > 0) insertMore(tx, card, more, origin);
  for (const other of ledger.lots.made) if (other !== lot) tx.write(insertLot, newLot.values(lotRow(other)));
  saveUses(tx, card, ledger.lots.uses);
  saveExpiries(tx, card, ledger.lots.expiries);
  return after;
}

const lotsUpdate = updateOf(CardTable, { set: ['lotsTo'], where: ['merchantId', 'id'] });
const saveLotsTo = write<never>('save_card_lots_to', lotsUpdate.text);

/**
 * Saves the lots that hold the balance of a card that an earlier version has written to. Returns the card with lots.
 * (docs/decisions/0093)
 */
export function saveAlignedLots<SomeCard extends Card>(
  tx: Tx,
  card: SomeCard,
  { made, uses }: CardLedger['lots'],
): SomeCard {
  const { merchantId, id: cardId } = card;
  for (const lot of made) tx.write(insertLot, newLot.values({ ...lot, merchantId, cardId }));
  saveUses(tx, card, uses);
  const after = { ...card, lotsTo: card.entryCount };
  tx.write(saveLotsTo, lotsUpdate.values(after));
  return after;
}

function saveUses(tx: Tx, { merchantId, id }: Card, uses: CardLedger['lots']['uses']): void {
  if (uses.length === 0) return;
  const columns = [uses.map((use) => use.number), uses.map((use) => use.lotNumber)];
  tx.write(useLots, [merchantId, id, ...columns, uses.map((use) => use.quantity)]);
}

function saveExpiries(tx: Tx, { merchantId, id }: Card, expiries: CardLedger['lots']['expiries']): void {
  if (expiries.size === 0) return;
  const [numbers, values] = [[...expiries.keys()], [...expiries.values()]];
  const columns = [numbers, values.map((one) => one.expiresAt), values.map((one) => one.inactiveMonths)];
  tx.write(reviveLots, [merchantId, id, ...columns]);
}

function insertMore(tx: Tx, card: Card, entries: CardLedger['entries'], origin: EntryOrigin): void {
  const { orderId, locationId, apiKeyId, staffId } = origin;
  tx.write(insertEntries, [
    card.merchantId,
    card.id,
    orderId,
    locationId,
    apiKeyId,
    staffId,
    entries.map((entry) => entry.number),
    entries.map((entry) => entry.cause),
    entries.map((entry) => entry.change),
    entries.map((entry) => entry.paidOwed),
    entries.map((entry) => entry.balanceAfter),
    entries.map((entry) => entry.reverses ?? null),
    entries.map((entry) => entry.reason ?? null),
    entries.map((entry) => entry.reference ?? null),
    entries.map((entry) => entry.createdAt),
  ]);
}

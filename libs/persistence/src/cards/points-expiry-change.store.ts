import type { Card, CardType, PointsExpiry, ProgressionStep } from '#domain/cards/card.js';
import type { LotExpiry, Lot } from '#domain/cards/lots.js';
import { columnsOf, insertInto, updateOf } from '../database/entities/entity-sql.js';
import { lockingRead, queryOne, read, type Reader, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { CardTable } from './card.table.js';
import { CardLotTable, PointsExpiryChangeTable } from './card-lot.table.js';
import { progressionOf } from './progression.js';

const newChange = insertInto(PointsExpiryChangeTable, { except: ['doneCardId', 'doneLot'] });
const insertRow = write<never>('insert_points_expiry_change', newChange.text);

/** Records a change of the expiry that applies to existing points. */
export const insertExpiryChange = (
  tx: Tx,
  change: Pick<PointsExpiryChangeTable, 'merchantId' | 'id' | 'cardDefinitionId' | 'pointsExpiry' | 'createdAt'>,
): void => tx.write(insertRow, newChange.values(change));

/** A change of the expiry, with the current state of its card definition. */
export type LockedExpiryChange = PointsExpiryChangeTable & {
  readonly timeZone: string;
  readonly isNewest: boolean;
  /** The expiry of points that are earned now. */
  readonly currentExpiry: PointsExpiry | null;
};

const lock = lockingRead<LockedExpiryChange>(
  'lock_points_expiry_change',
  // One worker at a time goes on with a change.
  `select ${columnsOf(PointsExpiryChangeTable, 'p')}, m.time_zone as "timeZone", d.points_expiry as "currentExpiry",
     not exists (select 1 from points_expiry_changes n where n.merchant_id = p.merchant_id
       and n.card_definition_id = p.card_definition_id and n.id > p.id) as "isNewest"
   from points_expiry_changes p join merchants m on m.merchant_id = p.merchant_id
   join card_definitions d on d.merchant_id = p.merchant_id and d.id = p.card_definition_id
   where p.merchant_id = $1 and p.id = $2 for no key update of p`,
);

/** Locks the change until the transaction ends. `isNewest` is false where a later change of the same card definition exists. */
export const lockExpiryChange = (tx: Tx, merchantId: string, id: string): Promise<LockedExpiryChange | undefined> =>
  queryOne(tx, lock, [merchantId, id]);

const findNewest = read<Pick<PointsExpiryChangeTable, 'pointsExpiry' | 'createdAt'>>(
  'find_newest_points_expiry_change',
  `select p.points_expiry as "pointsExpiry", p.created_at as "createdAt" from points_expiry_changes p
   where p.merchant_id = $1 and p.card_definition_id = $2 order by p.id desc limit 1`,
);

/** The newest change of a card's expiry that applies to existing points, if there is one. */
export const findNewestExpiryChange = (
  reader: Reader,
  { merchantId, cardDefinitionId }: Pick<Card, 'merchantId' | 'cardDefinitionId'>,
): Promise<Pick<PointsExpiryChangeTable, 'pointsExpiry' | 'createdAt'> | undefined> =>
  queryOne(reader, findNewest, [merchantId, cardDefinitionId]);

const position = updateOf(PointsExpiryChangeTable, { set: ['doneCardId', 'doneLot'], where: ['merchantId', 'id'] });
const savePositionRow = write<never>('save_points_expiry_position', position.text);

/** Saves the card and lot up to which the change is done. */
export const saveExpiryPosition = (
  tx: Tx,
  change: Pick<PointsExpiryChangeTable, 'merchantId' | 'id' | 'doneCardId' | 'doneLot'>,
): void => tx.write(savePositionRow, position.values(change));

const cardsInPart = 5_000;

const part = read<{ cards: string[]; last: string | null }>(
  'list_cards_with_points',
  `with part as materialized (
     select k.id, k.card_definition_id, k.points from cards k where k.merchant_id = $1 and k.id > $3 order by k.id limit ${cardsInPart}),
   found as materialized (
     select id from part where card_definition_id = $2 and points > 0 order by id limit $4)
   select array(select id from found order by id) as cards,
     case when (select count(*) from found) = $4 then (select id from found order by id desc limit 1)
       else (select id from part order by id offset ${cardsInPart - 1} limit 1) end as last`,
);

/** The next cards of a definition with points, at most `count`, among the merchant's next 5,000 cards; and where to go on, null at the end. */
export const listCardsWithPoints = async (
  tx: Tx,
  merchantId: string,
  cardDefinitionId: string,
  after: string,
  count: number,
): Promise<{ readonly cards: readonly string[]; readonly last: string | null }> =>
  (await queryOne(tx, part, [merchantId, cardDefinitionId, after, count])) ?? { cards: [], last: null };

export type CardToChange = Card & {
  readonly title: string;
  readonly type: CardType;
  readonly progression: readonly ProgressionStep[];
  readonly lastUsedAt: Date;
};

const lockCard = lockingRead<Omit<CardToChange, 'lastUsedAt'>>(
  'lock_card_to_change_expiry',
  `select ${columnsOf(CardTable, 'k')}, d.title, d.type, ${progressionOf('d')} as progression
   from cards k join card_definitions d on d.merchant_id = k.merchant_id and d.id = k.card_definition_id
   where k.merchant_id = $1 and k.id = $2 for no key update of k`,
);

const findLastEntry = read<{ createdAt: Date }>(
  'find_time_of_last_card_entry',
  'select created_at as "createdAt" from card_entries where merchant_id = $1 and card_id = $2 order by number desc limit 1',
);

/** Locks a card against concurrent writes. Without a stored last use, the time of its last entry is its last use. */
export async function lockCardToChange(tx: Tx, merchantId: string, id: string): Promise<CardToChange | undefined> {
  const card = await queryOne(tx, lockCard, [merchantId, id]);
  if (!card) return undefined;
  if (card.activeAt) return { ...card, lastUsedAt: card.activeAt };
  // A separate statement, so that it sees what the lock waited for. (docs/decisions/0004)
  const last = await queryOne(tx, findLastEntry, [merchantId, id]);
  return { ...card, lastUsedAt: last?.createdAt ?? card.createdAt };
}

const lots = read<Lot>(
  'list_open_card_lots_by_number',
  `select ${columnsOf(CardLotTable, 'l', { except: ['merchantId', 'cardId', 'quantity', 'warnedFor', 'warnedDays'] })}
   from card_lots l where l.merchant_id = $1 and l.card_id = $2 and l.number > $3 and l.remaining > 0 order by l.number limit $4`,
);

/** The lots of a card that hold points above a number, at most `count`. */
export const listOpenLotsAfter = (
  tx: Tx,
  { merchantId, id }: { readonly merchantId: string; readonly id: string },
  after: number,
  count: number,
): Promise<Lot[]> => tx.query(lots, [merchantId, id, after, count]);

const changeLots = write<never>(
  'change_expiry_of_card_lots',
  `update card_lots l set expires_at = c.expires_at, inactive_months = c.inactive_months
   from unnest($3::int[], $4::timestamptz[], $5::int[]) as c (number, expires_at, inactive_months)
   where l.merchant_id = $1 and l.card_id = $2 and l.number = c.number`,
);
const cardUpdate = updateOf(CardTable, { set: ['activeAt', 'expiryDue'], where: ['merchantId', 'id'] });
const saveCard = write<never>('save_card_expiry_policy', cardUpdate.text);

/** Saves when lots of a card expire, when it was used last, and when it is due. */
export function saveChangedExpiry(
  tx: Tx,
  card: Pick<Card, 'merchantId' | 'id' | 'activeAt' | 'expiryDue'>,
  changed: readonly (LotExpiry & Pick<Lot, 'number'>)[],
): void {
  if (changed.length > 0) {
    const columns = [changed.map((lot) => lot.number), changed.map((lot) => lot.expiresAt)];
    tx.write(changeLots, [card.merchantId, card.id, ...columns, changed.map((lot) => lot.inactiveMonths)]);
  }
  tx.write(saveCard, cardUpdate.values(card));
}

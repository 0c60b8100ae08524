import type { Card, CardEntry } from '#domain/cards/card.js';
import type { LotPart } from '#domain/cards/lots.js';
import type { ReversibleEntry } from '#domain/cards/reverse.js';
import { columnsOf } from '../database/entities/entity-sql.js';
import { queryOne, read, type Reader } from '../database/statement.js';
import { CardEntryTable } from './card.table.js';

/** An entry as the API shows it. */
export interface ShownCardEntry extends Pick<
  CardEntry,
  'number' | 'cause' | 'paidOwed' | 'balanceAfter' | 'orderId' | 'reason' | 'reference' | 'reverses' | 'createdAt'
> {
  /** The change of the balance; in an entry of an earlier version it includes completed rounds. (docs/decisions/0075 and 0093) */
  readonly change: number;
  readonly reversedBy: number | null;
  /** The rewards that it issued. */
  readonly rewardIds: readonly string[];
  readonly requestId: string | null;
}

const columns = columnsOf(CardEntryTable, 'e', {
  only: [
    'number',
    'cause',
    'paidOwed',
    'balanceAfter',
    'orderId',
    'reason',
    'reference',
    'reverses',
    'requestId',
    'createdAt',
  ],
});

const list = read<ShownCardEntry>(
  'list_card_entries',
  `select ${columns}, e.change - e.consumed as change,
     (select r.number from card_entries r where r.merchant_id = e.merchant_id and r.card_id = e.card_id and r.reverses = e.number
       and r.cause = 'reverse') as "reversedBy",
     array(select r.id from rewards r where r.merchant_id = e.merchant_id and r.card_id = e.card_id and r.entry_number = e.number
       order by r.id) as "rewardIds"
   from card_entries e where e.merchant_id = $1 and e.card_id = $2 and e.number < $3 order by e.number desc limit $4`,
);

const find = read<ReversibleEntry>(
  'find_card_entry',
  `select e.number, e.cause, e.change, e.paid_owed as "paidOwed",
     (select r.number from card_entries r where r.merchant_id = $1 and r.card_id = $2 and r.reverses = $3 and r.cause = 'reverse')
       as "reversedBy"
   from card_entries e where e.merchant_id = $1 and e.card_id = $2 and e.number = $3`,
);

/** Finds an entry by its number. Read it under the card's lock. */
export const findEntry = (
  reader: Reader,
  merchantId: string,
  cardId: string,
  number: number,
): Promise<ReversibleEntry | undefined> => queryOne(reader, find, [merchantId, cardId, number]);

const listUses = read<LotPart>(
  'list_lot_uses',
  `select u.lot_number as "lotNumber", u.quantity from lot_uses u
   where u.merchant_id = $1 and u.card_id = $2 and u.number = $3 order by u.lot_number`,
);

/** What an entry took from lots. */
export const listLotUses = (
  reader: Reader,
  { merchantId, id }: Pick<Card, 'merchantId' | 'id'>,
  number: number,
): Promise<LotPart[]> => reader.query(listUses, [merchantId, id, number]);

/** Newest first, below the number `before`, at most `count`. */
export const listCardEntries = (
  reader: Reader,
  merchantId: string,
  cardId: string,
  before: number,
  count: number,
): Promise<ShownCardEntry[]> => reader.query(list, [merchantId, cardId, before, count]);

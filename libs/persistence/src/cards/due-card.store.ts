import type { Card, CardType, ProgressionStep } from '#domain/cards/card.js';
import { columnsOf } from '../database/entities/entity-sql.js';
import { clock, lockingRead, queryOne, read, type Reader } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { CardTable } from './card.table.js';
import { progressionOf } from './progression.js';

/** A card with points that expire now, or that need a warning. */
export type DueCard = Card & {
  readonly title: string;
  readonly type: CardType;
  readonly progression: readonly ProgressionStep[];
  readonly timeZone: string;
  /** The time of its last entry; null where that was written just now, while the card was looked for. */
  readonly lastEntryAt: Date | null;
};

// Cards that a write has locked are left for the next turn; it waits for none, so it cannot deadlock.
const lockDue = (name: string, condition: string) =>
  lockingRead<DueCard>(
    name,
    `select ${columnsOf(CardTable, 'k')}, d.title, d.type, ${progressionOf('d')} as progression, m.time_zone as "timeZone",
     (select e.created_at from card_entries e where e.merchant_id = k.merchant_id and e.card_id = k.id and e.number = k.entry_count)
       as "lastEntryAt"
   from cards k join card_definitions d on d.merchant_id = k.merchant_id and d.id = k.card_definition_id
   join merchants m on m.merchant_id = k.merchant_id
   where k.merchant_id = $1 and k.expiry_due <= ${clock} and ${condition} for no key update of k skip locked`,
  );
const lockMany = lockDue('lock_cards_to_expire', 'k.id <> all ($2::uuid[]) order by k.expiry_due limit $3');
const lockOne = lockDue('lock_card_to_expire', 'k.id = $2');

/** Locks the merchant's cards that have been due for longest, at most `count`, all but a few. */
export const lockDueCards = (
  tx: Tx,
  merchantId: string,
  except: readonly string[],
  count: number,
): Promise<DueCard[]> => tx.query(lockMany, [merchantId, except, count]);

/** Locks a card, if it is due. */
export const lockDueCard = (tx: Tx, merchantId: string, id: string): Promise<DueCard[]> =>
  tx.query(lockOne, [merchantId, id]);

interface DueMerchants {
  readonly merchants: readonly string[];
  /** The last merchant that was read; null when no more follow. */
  readonly last: string | null;
}

const findMerchants = read<DueMerchants>(
  'list_merchants_with_due_cards',
  'select merchants, last from merchants_with_due_cards($1, $2)',
);

/** The next merchants, at most `count`, with a card of which points expire now and an id above `after` (null: from the start). */
export const listMerchantsWithDueCards = async (
  reader: Reader,
  after: string | null,
  count: number,
): Promise<DueMerchants> => (await queryOne(reader, findMerchants, [after, count])) ?? { merchants: [], last: null };

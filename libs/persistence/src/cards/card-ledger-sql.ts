import type { Card } from '#domain/cards/card.js';
import type { CardLedger } from '#domain/cards/ledger.js';
import { type RowSql, updateOf } from '../database/entities/entity-sql.js';
import { CardTable } from './card.table.js';

/** What a change of a balance writes to its card. */
export const changedBalance = updateOf(CardTable, {
  set: [
    'stamps',
    'points',
    'stampsOwed',
    'pointsOwed',
    'entryCount',
    'lotsTo',
    'activeAt',
    'expiryDue',
    'stepExceptions',
    'stepsSeenToMs',
    'eventVersion',
  ],
  where: ['merchantId', 'id'],
});

/** The entries of an expiry. `together` gives each part parameters of its own, so the values stand in the order of these. */
export const expiryEntries: RowSql<{ readonly card: Card; readonly entries: CardLedger['entries'] }> = {
  text: `insert into card_entries (merchant_id, card_id, request_id, number, cause, change, consumed, balance_after, created_at)
   select $1, $2, null, e.number, 'expire', e.change, 0, e.balance_after, e.created_at
   from unnest($3::int[], $4::bigint[], $5::bigint[], $6::timestamptz[]) as e (number, change, balance_after, created_at)`,
  values: ({ card, entries }) => [
    card.merchantId,
    card.id,
    entries.map((entry) => entry.number),
    entries.map((entry) => entry.change),
    entries.map((entry) => entry.balanceAfter),
    entries.map((entry) => entry.createdAt),
  ],
};

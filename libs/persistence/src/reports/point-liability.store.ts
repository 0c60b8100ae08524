import type { LedgerCard } from '#domain/cards/ledger-facts.js';
import type { Lot } from '#domain/cards/lots.js';
import { groupedBy } from '#domain/grouped.js';
import type { ReportPeriod } from '#domain/reports/period.js';
import { columnsOf } from '../database/entities/entity-sql.js';
import { CardTable } from '../cards/card.table.js';
import { CardLotTable } from '../cards/card-lot.table.js';
import { clock, read, readAt, type ReadAt, type Reader } from '../database/statement.js';
import { type RowPart, ofPart, partValues } from './row-part.js';
import {
  addedTo,
  ageing,
  balances,
  beforeEnd,
  figureValues,
  flow,
  lineColumns,
  ofYearBefore,
  type PartFigures,
  sumColumns,
} from './liability-sql.js';

const earned = `('order', 'give')`;

/**
 * The entry with the number in a row, if it is before the end. OFFSET 0 makes the planner look it up for each row: a join could
 * compare all entries of a card with all its lots.
 */
const entryOf = (row: string, number: string): string =>
  `select n.cause, n.created_at from card_entries n
     where n.merchant_id = $1 and n.card_id = ${row}.card_id and n.number = ${row}.${number} and ${beforeEnd('n')} offset 0`;

const sum = read<PartFigures>(
  'sum_point_liability',
  // What is open has the age of its lot, which is that of the entry that earned it. A card of an earlier version has no lot: all
  // that it holds counts as earned by its newest entry, as its lot will. (docs/decisions/0075 and 0093)
  `with k as (
     select k.id, k.card_definition_id from cards k
     join card_definitions d on d.merchant_id = k.merchant_id and d.id = k.card_definition_id and d.type = 'points'
     where ${ofPart('k', 'id')}),
   e as (
     select e.card_id, e.cause, e.change, e.consumed, e.created_at from card_entries e
     where ${ofPart('e', 'card_id')} and ${beforeEnd('e')}),
   s as (
     select e.card_id, ${balances('e.change - e.consumed')},
       ${flow('issued', 'e.change', `e.cause in ${earned}`)},
       ${flow('givenBack', 'e.change', "e.cause = 'reverse' and e.change > 0")},
       ${flow('used', "e.consumed - case when e.cause in ('spend', 'complete') then e.change else 0 end", 'true')},
       ${flow('expired', '-e.change', "e.cause = 'expire'")},
       ${flow('adjusted', 'e.change', "e.cause in ('adjust', 'correct')")},
       ${flow('takenBack', '-e.change', "(e.cause = 'return' or e.cause = 'reverse' and e.change < 0)")},
       max(e.created_at) as newest
     from e group by e.card_id),
   moved as (
     select l.card_id, o.created_at as earned_at, l.quantity as open, case when o.cause in ${earned} then l.quantity else 0 end as issued,
       0 as used
     from card_lots l cross join lateral (${entryOf('l', 'number')}) o where ${ofPart('l', 'card_id')}
     union all
     select u.card_id, o.created_at, -u.quantity, 0,
       case when o.cause in ${earned} and (e.cause in ('spend', 'complete') or e.cause = 'reverse' and u.quantity < 0) then u.quantity
         else 0 end
     from lot_uses u cross join lateral (${entryOf('u', 'number')}) e cross join lateral (${entryOf('u', 'lot_number')}) o
     where ${ofPart('u', 'card_id')}),
   lots as (
     select card_id, sum(open) as open, ${sumColumns({
       ...ageing('moved.open', 'moved.earned_at'),
       ...ofYearBefore('moved.earned_at', 'moved.issued', 'moved.used'),
     })}
     from moved group by card_id)
   select k.card_definition_id::text as key, ${lineColumns('s', {
     ...addedTo('lots', ageing('s.closing - coalesce(lots.open, 0)', 's.newest')),
     yearIssued: 'lots."yearIssued"',
     yearUsed: 'lots."yearUsed"',
     cancelled: '0',
   })}
   from k join s on s.card_id = k.id left join lots on lots.card_id = k.id group by 1`,
);

/** The lines of the points of a part, by card definition, of what their ledgers hold. (docs/decisions/0082) */
export const sumPointLiability = (reader: Reader, part: RowPart, period: ReportPeriod): Promise<PartFigures[]> =>
  reader.query(sum, figureValues(part, period));

/** A card of which points may have expired that no entry says yet. */
export type DueCard = LedgerCard & ReadAt & { readonly id: string; readonly cardDefinitionId: string };

const findDue = read<DueCard>(
  'list_due_cards_of_part',
  `select ${columnsOf(CardTable, 'k', {
    only: [
      'id',
      'cardDefinitionId',
      'stamps',
      'points',
      'stampsOwed',
      'pointsOwed',
      'entryCount',
      'lotsTo',
      'activeAt',
      'expiryDue',
    ],
  })}, 'points' as type, ${readAt}
   from cards k join card_definitions d on d.merchant_id = k.merchant_id and d.id = k.card_definition_id and d.type = 'points'
   where ${ofPart('k', 'id')} and k.expiry_due <= ${clock}`,
);
const findLots = read<Lot & { readonly cardId: string }>(
  'list_lots_of_due_cards',
  `select ${columnsOf(CardLotTable, 'l', { except: ['merchantId', 'quantity', 'createdAt'] })}, e.created_at as "createdAt"
   from card_lots l join card_entries e on e.merchant_id = l.merchant_id and e.card_id = l.card_id and e.number = l.number
   where l.merchant_id = $1 and l.card_id = any($2::uuid[]) and l.remaining > 0`,
);

/** The cards of a part that are due, with the lots that hold points. A lot has the time of the entry that earned it. */
export async function listDueCards(
  reader: Reader,
  part: RowPart,
): Promise<readonly { readonly card: DueCard; readonly lots: readonly Lot[] }[]> {
  const cards = await reader.query(findDue, partValues(part));
  if (cards.length === 0) return [];
  const lots = await reader.query(findLots, [part.merchantId, cards.map(({ id }) => id)]);
  const lotsOf = groupedBy(lots, ({ cardId }) => cardId);
  return cards.map((card) => ({ card, lots: lotsOf.get(card.id) ?? [] }));
}

/** The title of a points card. */
export interface PointsCard {
  readonly id: string;
  readonly title: string;
}

const listTitles = read<PointsCard>(
  'list_points_cards',
  `select d.id, d.title from card_definitions d where d.merchant_id = $1 and d.type = 'points' order by d.id`,
);

/** The points cards of a merchant, the oldest first. */
export const listPointsCards = (reader: Reader, merchantId: string): Promise<PointsCard[]> =>
  reader.query(listTitles, [merchantId]);

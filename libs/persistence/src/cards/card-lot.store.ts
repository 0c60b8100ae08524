import type { Card } from '#domain/cards/card.js';
import { datedLots, inOrderOfUse, type Lot } from '#domain/cards/lots.js';
import { columnsOf } from '../database/entities/entity-sql.js';
import { read, type Reader } from '../database/statement.js';
import { CardLotTable } from './card-lot.table.js';

const columns = columnsOf(CardLotTable, 'l', {
  except: ['merchantId', 'cardId', 'quantity', 'warnedFor', 'warnedDays'],
});
const ofCard = 'l.merchant_id = $1 and l.card_id = $2';
// All columns of the index card_lots_by_use: what is equal in one part is named too, or the planner would sort all lots.
const inOrder = 'order by l.expires_at, l.inactive_months, l.number';

const firstInUse = read<Lot>(
  'list_card_lots_in_use',
  `(select ${columns} from card_lots l where ${ofCard} and l.remaining > 0 and l.expires_at is not null ${inOrder} limit $3)
   union all select one.* from card_expirations e cross join lateral (
     select ${columns} from card_lots l where ${ofCard} and l.remaining > 0 and l.expires_at is null
       and l.inactive_months = e.inactive_months ${inOrder} limit $3) one
     where e.merchant_id = $1 and e.card_id = $2 and e.expires_at = 'infinity'
   union all (select ${columns} from card_lots l where ${ofCard} and l.remaining > 0 and l.expires_at is null
     and l.inactive_months is null ${inOrder} limit $3)`,
);

type HeldCard = Pick<Card, 'merchantId' | 'id' | 'activeAt'>;

/** How many lots are read first. */
const lotsInPage = 100;

/**
 * The lots of a card that a use of `quantity` points may take, in the order of use. Reads the first hundred, then ten times as
 * many, until they cover the quantity. Call it under the card's lock.
 */
export async function listLotsToUse(
  reader: Reader,
  card: HeldCard,
  quantity: number,
  timeZone: string,
): Promise<Lot[]> {
  if (quantity === 0) return [];
  for (let count = lotsInPage; ; count *= 10) {
    const found = await reader.query(firstInUse, [card.merchantId, card.id, count]);
    const first = inOrderOfUse(datedLots(found, card.activeAt, timeZone)).slice(0, count);
    const held = first.reduce((sum, { lot }) => sum + lot.remaining, 0);
    if (held >= quantity || first.length < count) return first.map(({ lot }) => lot);
  }
}

const byNumber = read<Lot>(
  'list_card_lots_by_number',
  `select ${columns} from card_lots l where ${ofCard} and l.number = any($3::int[])`,
);

/** Lots by their numbers, also those that hold nothing. */
export const listLotsByNumber = (
  reader: Reader,
  { merchantId, id }: Pick<Card, 'merchantId' | 'id'>,
  numbers: readonly number[],
): Promise<Lot[]> => reader.query(byNumber, [merchantId, id, numbers]);

const expired = read<Lot>(
  'list_expired_card_lots',
  `(select ${columns} from card_lots l where ${ofCard} and l.remaining > 0 and l.expires_at <= $3 ${inOrder} limit $5)
   union all select one.* from card_expirations e cross join lateral (
     select ${columns} from card_lots l where ${ofCard} and l.remaining > 0 and l.expires_at is null
       and l.inactive_months = e.inactive_months ${inOrder} limit $5) one
     where e.merchant_id = $1 and e.card_id = $2 and e.expires_at = 'infinity' and e.inactive_months <= $4`,
);

/** The first lots that have expired, in their order, at most `count`. `months`: how long the card was not used. */
export async function listExpiredLots(
  reader: Reader,
  card: HeldCard,
  { now, months, timeZone }: { readonly now: Date; readonly months: number; readonly timeZone: string },
  count: number,
): Promise<Lot[]> {
  const found = await reader.query(expired, [card.merchantId, card.id, now, months, count]);
  return inOrderOfUse(datedLots(found, card.activeAt, timeZone))
    .slice(0, count)
    .map(({ lot }) => lot);
}

const held = read<{ points: number }>(
  'sum_open_card_lots',
  'select coalesce(sum(l.remaining), 0)::bigint as points from card_lots l where l.merchant_id = $1 and l.card_id = $2 and l.remaining > 0',
);

/**
 * What all lots of a card hold. It reads all of them: only for a card that an earlier version has written to.
 * (docs/decisions/0093)
 */
export const sumOpenLots = async (
  reader: Reader,
  { merchantId, id }: Pick<Card, 'merchantId' | 'id'>,
): Promise<number> => (await reader.query(held, [merchantId, id]))[0]?.points ?? 0;

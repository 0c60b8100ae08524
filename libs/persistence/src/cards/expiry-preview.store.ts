import type { PointsOfDay } from '#domain/cards/expiry/apply-expiry.js';
import { nilUuid } from '#domain/ids.js';
import type { Database } from '../database/database.js';
import { databaseBusy } from '../database/errors.js';
import { clock, queryOne, read, readAt, type ReadAt } from '../database/statement.js';

const cardsInPart = 1_000;

interface Part extends ReadAt {
  /** Parsed from JSON, so instants are text. */
  readonly days: readonly {
    readonly first: string;
    readonly last: string;
    readonly points: number;
    readonly cards: number;
  }[];
  readonly last: string | null;
}

const part = `part as materialized (
    select k.* from cards k where k.merchant_id = $1 and k.id > coalesce($3, '${nilUuid}'::uuid) order by k.id limit ${cardsInPart}),
  ours as materialized (select * from part where card_definition_id = $2 and points > 0)`;
const answer = `select (select coalesce(json_agg(d), '[]') from days d) as days,
  (select id from part order by id offset ${cardsInPart - 1} limit 1) as last, ${readAt}`;
const byDay = `select min(at) as first, max(at) as last, sum(points)::bigint as points, sum(cards)::int as cards
  from held group by (at at time zone $4)::date`;

const byEarning = read<Part>(
  'preview_expiry_by_earning',
  // A card of an earlier version, without lots, holds its balance as if it were earned now; one of which all points have
  // expired holds none. (docs/decisions/0093)
  `with ${part},
   lots as (
     select l.card_id, l.number, l.created_at as at, l.remaining as points from ours k join card_lots l on l.merchant_id = $1
       and l.card_id = k.id and l.remaining > 0 and (l.expires_at is null or l.expires_at > ${clock})
     union all
     select k.id, 2147483647, ${clock}, k.points - h.held from ours k cross join lateral (
       select coalesce(sum(l.remaining), 0)::bigint as held from card_lots l
       where l.merchant_id = $1 and l.card_id = k.id and l.remaining > 0) h
     where k.lots_to <> k.entry_count and k.points > h.held),
   held as (
     select at, points, case when row_number() over (partition by card_id order by at, number) = 1 then 1 else 0 end as cards from lots),
   days as (${byDay})
   ${answer}`,
);

const byUse = read<Part>(
  'preview_expiry_by_use',
  `with ${part},
   held as (
     select coalesce(k.active_at, (select e.created_at from card_entries e where e.merchant_id = $1 and e.card_id = k.id
         and e.number = k.entry_count), k.created_at) as at,
       k.points - (select coalesce(sum(x.points), 0)::bigint from card_expirations x
         where x.merchant_id = $1 and x.card_id = k.id and x.expires_at <= ${clock}) as points, 1 as cards
     from ours k),
   days as (${byDay})
   ${answer}`,
);

/**
 * What the merchant's next 1,000 cards after the id `after` hold of a definition, by the local day of the earning, or of the last use
 * of the card; the last of these cards, null when no more follow; and the time of the read. A slow read.
 */
export async function listHeldByDay(
  db: Database,
  merchantId: string,
  cardDefinitionId: string,
  { by, after, timeZone }: { readonly by: 'earning' | 'use'; readonly after: string | null; readonly timeZone: string },
): Promise<{ readonly days: PointsOfDay[]; readonly last: string | null; readonly readAt: Date }> {
  const values = [merchantId, cardDefinitionId, after, timeZone];
  const statement = by === 'earning' ? byEarning : byUse;
  const found = await db.runSlowRead(merchantId, (reader) => queryOne(reader, statement, values), {
    timeoutRefusal: databaseBusy,
  });
  if (!found) throw new Error('A part is one row.');
  const days = found.days.map(({ first, last, points, cards }) => ({
    first: new Date(first),
    last: new Date(last),
    points,
    cards,
  }));
  return { days, last: found.last, readAt: found.readAt };
}

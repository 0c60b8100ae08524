import type { Card } from '#domain/cards/card.js';
import { type Expiration, expirationsOf, shownExpirations } from '#domain/cards/expiry/points-expiry.js';
import { clock, isOneOf, read, readAt, type ReadAt, type Reader } from '../database/statement.js';

interface CardPoints extends ReadAt {
  readonly id: string;
  readonly points: number;
  readonly activeAt: Date | null;
  readonly expiryDue: Date | null;
  readonly timeZone: string;
  /** Points that have expired at a fixed time, but are not written off yet. */
  readonly expired: number;
  readonly next: readonly {
    readonly expiresAt: string | null;
    readonly inactiveMonths: number | null;
    readonly remaining: number;
  }[];
}

const shown = `select nullif(e.expires_at, 'infinity') as "expiresAt", nullif(e.inactive_months, 0) as "inactiveMonths",
  e.points as remaining from card_expirations e where e.merchant_id = k.merchant_id and e.card_id = k.id`;
const find = read<CardPoints>(
  'find_card_expirations',
  // One statement, so that the balance and the expirations are of the same time. Includes expired points not written off yet.
  `select k.id, k.points, k.active_at as "activeAt", k.expiry_due as "expiryDue", m.time_zone as "timeZone", ${readAt},
     (select coalesce(sum(e.points), 0)::bigint from card_expirations e
      where e.merchant_id = k.merchant_id and e.card_id = k.id and e.expires_at <= ${clock}) as expired,
     (select coalesce(json_agg(l), '[]') from (
        (${shown} and e.expires_at > ${clock} and e.expires_at < 'infinity'
          order by e.expires_at, e.inactive_months limit ${shownExpirations})
        union all (${shown} and e.expires_at = 'infinity')) l) as next
   from cards k join merchants m on m.merchant_id = k.merchant_id where k.merchant_id = $1 and ${isOneOf('k.id', '$2')}`,
);

/** What a card has at an instant. */
interface PointsNow {
  readonly points: number;
  readonly expirations: readonly Expiration[];
}

/** The points of these cards, by card id, minus expired points that the worker has not written off yet. */
export async function findPointsNow(
  reader: Reader,
  merchantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PointsNow>> {
  const found = ids.length === 0 ? [] : await reader.query(find, [merchantId, ids]);
  return new Map(found.map((card) => [card.id, pointsOf(card)]));
}

function pointsOf({ points, expired, next, activeAt, timeZone, readAt: now, expiryDue: due }: CardPoints): PointsNow {
  const groups = next.map(({ expiresAt, ...group }) => ({
    ...group,
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
  }));
  const later = expirationsOf(groups, { activeAt, timeZone, now, due });
  return { points: points - expired - later.expired, expirations: later.expirations };
}

/**
 * The cards as they are now: points that have expired are none. Cards of which no points expire are not read again.
 * (docs/reference/cards.md#expiry-of-points)
 */
export async function withoutExpiredPoints<SomeCard extends Card>(
  reader: Reader,
  merchantId: string,
  cards: readonly SomeCard[],
): Promise<SomeCard[]> {
  const ids = cards.flatMap(({ id, expiryDue }) => (expiryDue === null ? [] : [id]));
  const found = await findPointsNow(reader, merchantId, ids);
  return cards.map((card) => ({ ...card, ...found.get(card.id) }));
}

import type { Card, CardType, ProgressionStep } from '#domain/cards/card.js';
import type { LotExpiry } from '#domain/cards/lots.js';
import { expirationsOf } from '#domain/cards/points-expiry.js';
import { columnsOf } from '../database/entities/entity-sql.js';
import { clock, lockingRead, read, readAt, type ReadAt, type Reader } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { CardTable } from './card.table.js';
import { progressionOf } from './progression.js';

const cardsInBatch = 100;

/** A card of which points expire, or which warns of it. */
export type DueCard = Card & {
  readonly title: string;
  readonly type: CardType;
  readonly progression: readonly ProgressionStep[];
  readonly timeZone: string;
};

const lockDue = lockingRead<DueCard>(
  'lock_cards_to_expire',
  // Cards that a write has locked are left for the next batch; it waits for none, so it cannot deadlock.
  `select ${columnsOf(CardTable, 'k')}, d.title, d.type, ${progressionOf('d')} as progression, m.time_zone as "timeZone"
   from cards k join card_definitions d on d.merchant_id = k.merchant_id and d.id = k.card_definition_id
   join merchants m on m.merchant_id = k.merchant_id
   where k.expiry_due <= ${clock} order by k.expiry_due limit ${cardsInBatch} for no key update of k skip locked`,
);

/** Locks the cards that have been due for longest, at most 100. */
export const lockDueCards = (tx: Tx): Promise<DueCard[]> => tx.query(lockDue, []);
export const dueCardsInBatch = cardsInBatch;

interface CardLots extends ReadAt {
  readonly id: string;
  readonly points: number;
  readonly activeAt: Date | null;
  readonly timeZone: string;
  readonly lots: readonly {
    readonly expiresAt: string | null;
    readonly inactiveMonths: number | null;
    readonly remaining: number;
  }[];
}

const find = read<CardLots>(
  'find_expiring_lots',
  // The balance and the lots of one moment.
  `select k.id, k.points, k.active_at as "activeAt", m.time_zone as "timeZone", ${readAt},
     (select coalesce(json_agg(json_build_object('expiresAt', l.expires_at, 'inactiveMonths', l.inactive_months, 'remaining', l.remaining)), '[]')
      from (select expires_at, inactive_months, sum(remaining)::bigint as remaining from card_lots
        where merchant_id = $1 and card_id = k.id and remaining > 0 and (expires_at is not null or inactive_months is not null)
        group by 1, 2) l) as lots
   from cards k join merchants m on m.merchant_id = k.merchant_id where k.merchant_id = $1 and k.id = any($2::uuid[])`,
);

/**
 * The cards as they are now: points that have expired are none, also where the worker has not written it yet. Cards of which no
 * points expire are not read again. (docs/reference/cards.md#expiry-of-points)
 */
export async function atTheInstant<Held extends Card>(
  reader: Reader,
  merchantId: string,
  cards: readonly Held[],
): Promise<Held[]> {
  const ids = cards.flatMap(({ id, expiryDue }) => (expiryDue === null ? [] : [id]));
  const found = new Map(
    ids.length === 0 ? [] : (await reader.query(find, [merchantId, ids])).map((card) => [card.id, card] as const),
  );
  return cards.map((card) => {
    const now = found.get(card.id);
    if (!now) return card;
    const lots = now.lots.map(({ expiresAt, ...lot }): LotExpiry & { readonly remaining: number } => ({
      ...lot,
      expiresAt: expiresAt === null ? null : new Date(expiresAt),
    }));
    const { expired, expirations } = expirationsOf(lots, {
      activeAt: now.activeAt,
      timeZone: now.timeZone,
      now: now.readAt,
    });
    return { ...card, points: now.points - expired, expirations };
  });
}

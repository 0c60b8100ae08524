import type { Card } from '#domain/cards/card.js';
import { type ExpiringPoints, type Warning, warnedGroup } from '#domain/cards/expiry/expiring-points.js';
import { shownExpirations } from '#domain/cards/expiry/points-expiry.js';
import { updateOf } from '../database/entities/entity-sql.js';
import { read, type Reader, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { CardTable } from './card.table.js';

const columns = `nullif(e.expires_at, 'infinity') as "expiresAt", nullif(e.inactive_months, 0) as "inactiveMonths", e.points,
  e.warn_at as "warnAt", e.warned_for as "warnedFor", e.warned_days as "warnedDays"`;
const ofCard = 'e.merchant_id = $1 and e.card_id = $2';

const list = read<ExpiringPoints>(
  'list_card_expirations',
  `(select ${columns} from card_expirations e where ${ofCard} and e.expires_at > $3 and e.expires_at < 'infinity'
     order by e.expires_at, e.inactive_months limit $4)
   union (select ${columns} from card_expirations e where ${ofCard} and e.expires_at = 'infinity')
   union (select ${columns} from card_expirations e where ${ofCard} and e.warn_at is not null and e.expires_at > $3
     order by e.warn_at limit $5)`,
);

/**
 * The next expirations of a card: the groups with a fixed expiry that a card shows and `more` further ones, all groups that
 * expire by inactivity, and the first `warnings` groups that need a warning.
 */
export const listExpiringPoints = (
  reader: Reader,
  { merchantId, id }: Pick<Card, 'merchantId' | 'id'>,
  now: Date,
  { more = 0, warnings = 0 }: { readonly more?: number; readonly warnings?: number },
): Promise<ExpiringPoints[]> => reader.query(list, [merchantId, id, now, shownExpirations + 1 + more, warnings]);

const saveWarned = write<never>(
  'save_warned_expirations',
  `update card_expirations e set warn_at = w.warn_at, warned_for = w.warned_for, warned_days = w.warned_days
   from unnest($3::timestamptz[], $4::int[], $5::timestamptz[], $6::timestamptz[], $7::int[])
     as w (expires_at, inactive_months, warn_at, warned_for, warned_days)
   where ${ofCard} and e.expires_at = coalesce(w.expires_at, 'infinity') and e.inactive_months = coalesce(w.inactive_months, 0)`,
);
const dueUpdate = updateOf(CardTable, { set: ['expiryDue', 'eventVersion'], where: ['merchantId', 'id'] });
const saveDue = write<never>('save_card_expiry_due', dueUpdate.text);

/** Saves which warnings were sent, and when the card is due again. */
export function saveWarnings(
  tx: Tx,
  card: Pick<Card, 'merchantId' | 'id' | 'eventVersion' | 'expiryDue'>,
  warnings: readonly Warning[],
): void {
  const groups = warnings.flatMap((warning) => warning.groups.map((group) => warnedGroup(group, warning)));
  if (groups.length > 0) {
    tx.write(saveWarned, [
      card.merchantId,
      card.id,
      groups.map((group) => group.expiresAt),
      groups.map((group) => group.inactiveMonths),
      groups.map((group) => group.warnAt),
      groups.map((group) => group.warnedFor),
      groups.map((group) => group.warnedDays),
    ]);
  }
  tx.write(saveDue, dueUpdate.values(card));
}

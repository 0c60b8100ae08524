import { type ExpiryPreview, type PointsOfDay, previewExpiry } from '#domain/cards/expiry/apply-expiry.js';
import type { PointsExpiry } from '#domain/cards/card.js';
import { requirePointsExpiry } from '#domain/cards/expiry/points-expiry.js';
import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { findCardDefinition } from '#persistence/cards/card-definition.store.js';
import { listHeldByDay } from '#persistence/cards/expiry-preview.store.js';
import type { Database } from '#persistence/database/database.js';

/** Parts of 1,000 cards that a preview reads at most. */
const maxParts = 200;

export type PreviewedExpiry = ExpiryPreview & {
  /** Whether the merchant has more cards than were read: the figures are of the first of them. */
  readonly isPartial: boolean;
};

/**
 * What an expiry would do to the points that customers hold of a card, by the rule that applies it. It reads the merchant's cards in
 * parts, each a slow read; nothing is locked. (docs/decisions/0085)
 * @throws Refusal `not_found` for the definition; `invalid` points_expiry_invalid; `limited` concurrency_limited; `unavailable` database_busy
 */
export async function previewPointsExpiry(
  db: Database,
  { merchantId, timeZone }: { readonly merchantId: string; readonly timeZone: string },
  cardDefinitionId: string,
  pointsExpiry: PointsExpiry | null,
): Promise<PreviewedExpiry> {
  const definition = await findCardDefinition(db, merchantId, parseReference('card_definition', cardDefinitionId));
  if (!definition) throw notFound('card definition');
  requirePointsExpiry(definition.type, pointsExpiry);
  const by = pointsExpiry && 'inactiveMonths' in pointsExpiry ? 'use' : 'earning';
  const days: PointsOfDay[] = [];
  let [after, parts]: [string | null, number] = [null, 0];
  let now: Date;
  do {
    const part = await listHeldByDay(db, merchantId, definition.id, { by, after, timeZone });
    days.push(...part.days);
    after = part.last;
    now = part.readAt;
    parts += 1;
  } while (after !== null && parts < maxParts);
  return { ...previewExpiry(pointsExpiry, days, { now, timeZone }), isPartial: after !== null };
}

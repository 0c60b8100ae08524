import type { CardType, PointsExpiry } from '#domain/cards/card.js';
import { requirePointsExpiry } from '#domain/cards/expiry/points-expiry.js';
import { validateCardDefinition } from '#domain/cards/definition.js';
import { insertCardDefinition, type ShownCardDefinition } from '#persistence/cards/card-definition.store.js';
import { newId } from '#persistence/database/new-id.js';
import type { Tx } from '#persistence/database/transaction.js';
import { findProgression, type ProgressionStepInput } from './find-progression.js';
import { enqueueEnrolment } from './enqueue-enrolment.js';
import { validateExternalId } from '../external-id.js';
import { auditWrite } from '../audit/audit-write.js';
import type { Actor } from '../actor.js';

export interface NewCardDefinition {
  readonly title: string;
  readonly type: CardType;
  readonly numberOfStamps?: number | null;
  readonly openEnded?: boolean;
  readonly numberOfPoints?: number | null;
  readonly progression?: readonly ProgressionStepInput[];
  readonly active?: boolean;
  readonly pointsExpiry?: PointsExpiry | null;
  readonly autoEnrol?: boolean;
  readonly externalId?: string | null;
}

/**
 * Creates a card definition with its progression. When it enrols automatically, existing customers get a card in the
 * background.
 * @throws Refusal `invalid` card_size_invalid, progression_invalid, points_expiry_invalid, external_id_invalid; `not_found` for a reward
 *   template; `conflict` external_id_taken (docs/reference/cards.md#change-a-definition)
 */
export async function createCardDefinition(
  tx: Tx,
  actor: Actor,
  input: NewCardDefinition,
): Promise<ShownCardDefinition> {
  const { merchantId } = actor;
  const steps = input.progression ?? [];
  const size = validateCardDefinition(input, steps);
  requirePointsExpiry(input.type, input.pointsExpiry ?? null);
  const progression = await findProgression(tx, merchantId, steps);
  const now = await tx.now();
  const definition: ShownCardDefinition = {
    merchantId,
    id: newId(now),
    externalId: validateExternalId('card_definition', input.externalId),
    title: input.title,
    active: input.active ?? true,
    type: input.type,
    ...size,
    pointsExpiry: input.pointsExpiry ?? null,
    autoEnrol: input.autoEnrol ?? true,
    progression,
    createdAt: now,
  };
  await enqueueEnrolment(tx, merchantId, definition, undefined);
  insertCardDefinition(tx, definition);
  await auditWrite(tx, actor, {
    action: 'card.created',
    subjectId: definition.id,
    details: { name: definition.title },
  });
  return definition;
}

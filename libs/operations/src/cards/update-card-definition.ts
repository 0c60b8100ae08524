import { addSteps } from '#domain/cards/steps.js';
import { changedSize, type SizeChange } from '#domain/cards/change-definition.js';
import { requirePointsExpiry } from '#domain/cards/expiry/points-expiry.js';
import { applyToExistingNeedsExpiry } from '#domain/cards/refusals.js';
import type { PointsExpiry } from '#domain/cards/card.js';
import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import {
  findCardDefinition,
  lockCardDefinition,
  saveCardDefinition,
  type ShownCardDefinition,
} from '#persistence/cards/card-definition.store.js';
import { insertExpiryChange } from '#persistence/cards/points-expiry-change.store.js';
import { newId } from '#persistence/database/new-id.js';
import type { Tx } from '#persistence/database/transaction.js';
import { enqueueJob } from '#persistence/jobs/enqueue-job.js';
import { findProgression, type ProgressionStepInput } from './find-progression.js';
import { enqueueEnrolment } from './enqueue-enrolment.js';
import { changedExternalId } from '../external-id.js';
import { auditChange, type ShownAs, auditWrite } from '../audit/audit-write.js';
import type { Actor } from '../actor.js';

/** Absent fields stay as they are. */
export interface CardDefinitionChange extends SizeChange {
  readonly title?: string;
  readonly active?: boolean;
  /** The expiry of points that are earned after the change. */
  readonly pointsExpiry?: PointsExpiry | null;
  /** Whether `pointsExpiry` also applies to points that customers already hold. */
  readonly applyToExisting?: boolean;
  readonly autoEnrol?: boolean;
  /** Replaces the whole progression. */
  readonly progression?: readonly ProgressionStepInput[];
  readonly externalId?: string;
}

/**
 * Changes a card definition (id or externalId). The type never changes, balances stay, and no reward is issued or
 * withdrawn. When the definition starts to enrol automatically, existing customers get a card in the background. Call
 * refuseTooSmallCard() before. (docs/decisions/0027)
 * @throws Refusal `not_found` for the definition or a reward template; `invalid` card_type_fixed, card_size_invalid,
 *   progression_invalid, points_expiry_invalid, external_id_invalid; `conflict` external_id_taken
 */
export async function updateCardDefinition(
  tx: Tx,
  actor: Actor,
  cardDefinitionId: string,
  change: CardDefinitionChange,
  shownAs: ShownAs<ShownCardDefinition>,
): Promise<ShownCardDefinition> {
  const { merchantId } = actor;
  const reference = parseReference('card_definition', cardDefinitionId);
  const known = await findCardDefinition(tx, merchantId, reference);
  if (!known) throw notFound('card definition');
  const newSteps = change.progression && (await findProgression(tx, merchantId, change.progression));
  const [before, now] = await Promise.all([lockCardDefinition(tx, merchantId, reference), tx.now()]);
  if (!before) throw notFound('card definition');
  const progression = newSteps ? addSteps(before.progression, newSteps, now.getTime()) : before.progression;
  const size = changedSize(before, change, progression);
  const pointsExpiry = change.pointsExpiry === undefined ? before.pointsExpiry : change.pointsExpiry;
  requirePointsExpiry(before.type, pointsExpiry);
  const after: ShownCardDefinition = {
    ...before,
    ...size,
    externalId: changedExternalId('card_definition', before, change.externalId),
    title: change.title ?? before.title,
    active: change.active ?? before.active,
    autoEnrol: change.autoEnrol ?? before.autoEnrol,
    pointsExpiry,
    progression,
  };
  if (change.applyToExisting && change.pointsExpiry === undefined) throw applyToExistingNeedsExpiry();
  await enqueueEnrolment(tx, merchantId, after, before);
  saveCardDefinition(tx, after, newSteps !== undefined);
  const subject = { id: after.id, name: after.title };
  await auditChange(tx, actor, { action: 'card.updated', subject, before, after, shownAs });
  if (change.applyToExisting) await enqueueExpiry(tx, actor, after);
  return after;
}

/** Queues the job that applies the expiry of a definition to the points that customers hold. (docs/decisions/0085) */
async function enqueueExpiry(tx: Tx, actor: Actor, definition: ShownCardDefinition): Promise<void> {
  const { merchantId, id: cardDefinitionId, pointsExpiry, title: name, type } = definition;
  if (type !== 'points') return;
  const now = await tx.now();
  const id = newId(now);
  insertExpiryChange(tx, { merchantId, id, cardDefinitionId, pointsExpiry, createdAt: now });
  await enqueueJob(tx, merchantId, 'apply_points_expiry', id);
  await auditWrite(tx, actor, {
    action: 'card.expiry_applied',
    subjectId: cardDefinitionId,
    details: { name, pointsExpiry },
  });
}

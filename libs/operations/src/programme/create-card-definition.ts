import type { CardDefinition, CardType } from '#domain/card/card.js';
import { soundDefinition } from '#domain/card/definition.js';
import { notFound } from '#domain/errors.js';
import { refer } from '#domain/ids.js';
import { insertCardDefinition, type StoredStep } from '#persistence/card-definition.store.js';
import { newId } from '#persistence/new-id.js';
import { findRewardTemplate } from '#persistence/reward-template.store.js';
import type { Tx } from '#persistence/tx.js';
import { usableExternalId } from '../steps/usable-external-id.js';

export interface NewCardDefinition {
  readonly title: string;
  readonly type: CardType;
  readonly numberOfStamps?: number | null;
  readonly openEnded?: boolean;
  readonly numberOfPoints?: number | null;
  /** Reward templates by id or externalId. */
  readonly progression?: readonly { readonly at: number; readonly rewardTemplateId: string }[];
  readonly active?: boolean;
  readonly autoEnrol?: boolean;
  readonly externalId?: string | null;
}

/**
 * Adds a card definition with its progression.
 * @throws Refusal `invalid` card_size_invalid, progression_invalid, external_id_invalid; `not_found` for a reward template;
 *   `conflict` external_id_taken (portal.md, Bodies of the programme; decisions.md section 4)
 */
export async function createCardDefinition(
  tx: Tx,
  merchantId: string,
  input: NewCardDefinition,
): Promise<CardDefinition> {
  const progression = input.progression ?? [];
  const size = soundDefinition(input, progression);
  const steps = await Promise.all(progression.map((step) => storedStep(tx, merchantId, step)));
  const now = await tx.now();
  const definition: CardDefinition = {
    merchantId,
    id: newId(now),
    externalId: usableExternalId(input.externalId),
    title: input.title,
    active: input.active ?? true,
    type: input.type,
    ...size,
    autoEnrol: input.autoEnrol ?? true,
    createdAt: now,
  };
  insertCardDefinition(tx, definition, steps);
  return definition;
}

async function storedStep(
  tx: Tx,
  merchantId: string,
  { at, rewardTemplateId }: { at: number; rewardTemplateId: string },
): Promise<StoredStep> {
  const template = await findRewardTemplate(tx, merchantId, refer('reward_template', rewardTemplateId));
  if (!template) throw notFound('reward template');
  return { at, rewardTemplateId: template.id };
}

import type { CardType } from '#domain/cards/card.js';
import { validateCardDefinition } from '#domain/cards/definition.js';
import { insertCardDefinition, type ShownCardDefinition } from '#persistence/cards/card-definition.store.js';
import { newId } from '#persistence/database/new-id.js';
import type { Tx } from '#persistence/database/transaction.js';
import { findProgression, type GivenStep } from './find-progression.js';
import { enqueueEnrolment } from './enqueue-enrolment.js';
import { usableExternalId } from '../external-id.js';

export interface NewCardDefinition {
  readonly title: string;
  readonly type: CardType;
  readonly numberOfStamps?: number | null;
  readonly openEnded?: boolean;
  readonly numberOfPoints?: number | null;
  readonly progression?: readonly GivenStep[];
  readonly active?: boolean;
  readonly autoEnrol?: boolean;
  readonly externalId?: string | null;
}

/**
 * Creates a card definition with its progression. When it enrols automatically, existing customers get a card in the
 * background.
 * @throws Refusal `invalid` card_size_invalid, progression_invalid, external_id_invalid; `not_found` for a reward
 *   template; `conflict` external_id_taken (docs/reference/cards.md#change-a-definition)
 */
export async function createCardDefinition(
  tx: Tx,
  merchantId: string,
  input: NewCardDefinition,
): Promise<ShownCardDefinition> {
  const given = input.progression ?? [];
  const size = validateCardDefinition(input, given);
  const progression = await findProgression(tx, merchantId, given);
  const now = await tx.now();
  const definition: ShownCardDefinition = {
    merchantId,
    id: newId(now),
    externalId: usableExternalId(input.externalId),
    title: input.title,
    active: input.active ?? true,
    type: input.type,
    ...size,
    autoEnrol: input.autoEnrol ?? true,
    progression,
    createdAt: now,
  };
  await enqueueEnrolment(tx, merchantId, definition, undefined);
  insertCardDefinition(tx, definition);
  return definition;
}

import type { CardDefinition, ProgressionStep } from '#domain/cards/card.js';
import type { Reference } from '#domain/ids.js';
import { externalIdTaken } from '../database/external-id-taken.js';
import { columnsOf, insertInto, updateOf } from '../database/entities/entity-sql.js';
import { CardDefinitionTable, CardProgressionStepTable } from './card.table.js';
import { progressionOf } from './progression.js';
import { byReference, lockByReference } from '../database/reference.js';
import { read, type Reader, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';

/** A definition with its progression steps in their stored order. */
export type ShownCardDefinition = CardDefinition & { readonly progression: readonly ProgressionStep[] };

const columns = `${columnsOf(CardDefinitionTable, 'd')}, ${progressionOf('d')} as progression`;

const find = byReference<ShownCardDefinition>(
  'find_card_definition',
  (column) => `select ${columns} from card_definitions d where d.merchant_id = $1 and d.${column} = $2`,
);

/** Finds a card definition by id or externalId. */
export const findCardDefinition = (
  reader: Reader,
  merchantId: string,
  reference: Reference,
): Promise<ShownCardDefinition | undefined> => find(reader, merchantId, reference);

const lock = lockByReference<{ readonly id: string }>(
  'lock_card_definition',
  // Locks the definition against concurrent changes. Gives read it without a lock and use the committed version.
  (column) => `select d.id from card_definitions d where d.merchant_id = $1 and d.${column} = $2 for no key update`,
);

/** Locks a definition by id or externalId and returns it with its steps, read under the lock. */
export async function lockCardDefinition(
  tx: Tx,
  merchantId: string,
  reference: Reference,
): Promise<ShownCardDefinition | undefined> {
  // Sent together and executed in order: the second statement sees what the first one waited for.
  const [, definition] = await Promise.all([lock(tx, merchantId, reference), find(tx, merchantId, reference)]);
  return definition;
}

const list = read<ShownCardDefinition>(
  'list_card_definitions',
  `select ${columns} from card_definitions d where d.merchant_id = $1 and d.id < $2 and ($4::boolean is null or d.active = $4)
   order by d.id desc limit $3`,
);

/** Newest first, below the id `before`, at most `count`; filtered by `active` when it is set. */
export const listCardDefinitions = (
  reader: Reader,
  merchantId: string,
  active: boolean | undefined,
  before: string,
  count: number,
): Promise<ShownCardDefinition[]> => reader.query(list, [merchantId, before, count, active ?? null]);

/** What a new card takes from its definition. */
export type EnrollingDefinition = Pick<CardDefinition, 'id' | 'externalId' | 'title' | 'type'>;

const listEnrolling = read<EnrollingDefinition>(
  'list_enrolling_definitions',
  `select id, external_id as "externalId", title, type from card_definitions where merchant_id = $1 and active and auto_enrol order by id`,
);

/** The definitions that enrol new customers automatically. */
export const listEnrollingDefinitions = (reader: Reader, merchantId: string): Promise<EnrollingDefinition[]> =>
  reader.query(listEnrolling, [merchantId]);

const newDefinition = insertInto(CardDefinitionTable);
const insertRow = write<never>('insert_card_definition', newDefinition.text);

export function insertCardDefinition(tx: Tx, definition: ShownCardDefinition): void {
  tx.write(insertRow, newDefinition.values(definition), externalIdTaken('card_definitions'));
  insertSteps(tx, definition);
}

const newStep = insertInto(CardProgressionStepTable);
const insertStepRow = write<never>('insert_progression_step', newStep.text);

function insertSteps(tx: Tx, { merchantId, id, progression }: ShownCardDefinition): void {
  progression.forEach(({ at, rewardTemplate, addedAtMs = null }, position) => {
    const step = { merchantId, cardDefinitionId: id, position, at, rewardTemplateId: rewardTemplate.id, addedAtMs };
    tx.write(insertStepRow, newStep.values(step));
  });
}

const changedDefinition = updateOf(CardDefinitionTable, { except: ['type', 'createdAt'], where: ['merchantId', 'id'] });
const saveRow = write<never>('save_card_definition', changedDefinition.text);
const deleteSteps = write<never>(
  'delete_progression_steps',
  `delete from card_progression_steps where merchant_id = $1 and card_definition_id = $2`,
);

/** Saves a changed definition. With `newSteps`, all its steps are replaced. */
export function saveCardDefinition(tx: Tx, definition: ShownCardDefinition, newSteps: boolean): void {
  tx.write(saveRow, changedDefinition.values(definition), externalIdTaken('card_definitions'));
  if (!newSteps) return;
  tx.write(deleteSteps, [definition.merchantId, definition.id]);
  insertSteps(tx, definition);
}

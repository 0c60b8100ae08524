import type { CardDefinition, ProgressionStep } from '#domain/cards/card.js';
import type { Reference } from '#domain/ids.js';
import { externalIdTaken } from '../database/external-id-taken.js';
import { progressionOf } from './progression.js';
import { byReference } from '../database/reference.js';
import { type Reader, statement } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';

/** A definition with its progression steps in their stored order. */
export type ShownCardDefinition = CardDefinition & { readonly progression: readonly ProgressionStep[] };

const columns = `d.merchant_id as "merchantId", d.id, d.external_id as "externalId", d.title, d.active, d.type,
  d.number_of_stamps as "numberOfStamps", d.open_ended as "openEnded", d.number_of_points as "numberOfPoints",
  d.auto_enrol as "autoEnrol", d.created_at as "createdAt", ${progressionOf('d')} as progression`;

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

const lock = byReference<{ readonly id: string }>(
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

const list = statement<ShownCardDefinition>(
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

const listEnrolling = statement<Pick<CardDefinition, 'id'>>(
  'list_enrolling_definitions',
  `select id from card_definitions where merchant_id = $1 and active and auto_enrol order by id`,
);

/** The definitions that enrol new customers automatically. */
export const listEnrollingDefinitions = (reader: Reader, merchantId: string): Promise<Pick<CardDefinition, 'id'>[]> =>
  reader.query(listEnrolling, [merchantId]);

const insertRow = statement<never>(
  'insert_card_definition',
  `insert into card_definitions (merchant_id, id, external_id, title, active, type, number_of_stamps, open_ended,
     number_of_points, auto_enrol, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
);

const insertStepRow = statement<never>(
  'insert_progression_step',
  `insert into card_progression_steps (merchant_id, card_definition_id, position, at, reward_template_id)
   values ($1, $2, $3, $4, $5)`,
);

export function insertCardDefinition(tx: Tx, definition: ShownCardDefinition): void {
  tx.write(
    insertRow,
    [
      ...[definition.merchantId, definition.id, definition.externalId, definition.title, definition.active],
      ...[definition.type, definition.numberOfStamps, definition.openEnded, definition.numberOfPoints],
      ...[definition.autoEnrol, definition.createdAt],
    ],
    externalIdTaken('card_definitions'),
  );
  insertSteps(tx, definition);
}

function insertSteps(tx: Tx, { merchantId, id, progression }: ShownCardDefinition): void {
  progression.forEach(({ at, rewardTemplate }, position) => {
    tx.write(insertStepRow, [merchantId, id, position, at, rewardTemplate.id]);
  });
}

const saveRow = statement<never>(
  'save_card_definition',
  `update card_definitions set external_id = $3, title = $4, active = $5, number_of_stamps = $6, open_ended = $7,
     number_of_points = $8, auto_enrol = $9
   where merchant_id = $1 and id = $2`,
);
const deleteSteps = statement<never>(
  'delete_progression_steps',
  `delete from card_progression_steps where merchant_id = $1 and card_definition_id = $2`,
);

/** Saves a changed definition. With `newSteps`, all its steps are replaced. */
export function saveCardDefinition(tx: Tx, definition: ShownCardDefinition, newSteps: boolean): void {
  tx.write(
    saveRow,
    [
      ...[definition.merchantId, definition.id, definition.externalId, definition.title, definition.active],
      ...[definition.numberOfStamps, definition.openEnded, definition.numberOfPoints, definition.autoEnrol],
    ],
    externalIdTaken('card_definitions'),
  );
  if (!newSteps) return;
  tx.write(deleteSteps, [definition.merchantId, definition.id]);
  insertSteps(tx, definition);
}

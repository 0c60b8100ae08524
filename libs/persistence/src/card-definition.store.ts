import type { CardDefinition } from '#domain/card/card.js';
import type { Reference } from '#domain/ids.js';
import { externalIdTaken } from './external-id-taken.js';
import { progressionOf } from './progression.js';
import { byReference } from './reference.js';
import { type Reader, statement } from './statement.js';
import type { Tx } from './tx.js';

/** A step as its representation shows it. */
export interface ShownStep {
  readonly at: number;
  readonly rewardTemplate: { readonly id: string; readonly title: string };
}

export type ShownCardDefinition = CardDefinition & { readonly progression: readonly ShownStep[] };

const columns = `d.merchant_id as "merchantId", d.id, d.external_id as "externalId", d.title, d.active, d.type,
  d.number_of_stamps as "numberOfStamps", d.open_ended as "openEnded", d.number_of_points as "numberOfPoints",
  d.auto_enrol as "autoEnrol", d.created_at as "createdAt", ${progressionOf('d')} as progression`;

const find = byReference<ShownCardDefinition>(
  'find_card_definition',
  (column) => `select ${columns} from card_definitions d where d.merchant_id = $1 and d.${column} = $2`,
);

/** The merchant's card definition that a path names, or undefined. */
export const findCardDefinition = (
  reader: Reader,
  merchantId: string,
  reference: Reference,
): Promise<ShownCardDefinition | undefined> => find(reader, merchantId, reference);

const list = statement<ShownCardDefinition>(
  'list_card_definitions',
  `select ${columns} from card_definitions d where d.merchant_id = $1 and d.id < $2 and ($4::boolean is null or d.active = $4)
   order by d.id desc limit $3`,
);

/** Newest first, below the id `before`, at most `count`; only active or inactive ones where `active` says so. */
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

/** The definitions that a new customer gets an instance of. */
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

/** A step as it is stored: the template by its id. */
export interface StoredStep {
  readonly at: number;
  readonly rewardTemplateId: string;
}

export function insertCardDefinition(tx: Tx, definition: CardDefinition, progression: readonly StoredStep[]): void {
  tx.write(
    insertRow,
    [
      ...[definition.merchantId, definition.id, definition.externalId, definition.title, definition.active],
      ...[definition.type, definition.numberOfStamps, definition.openEnded, definition.numberOfPoints],
      ...[definition.autoEnrol, definition.createdAt],
    ],
    externalIdTaken('card_definitions'),
  );
  progression.forEach(({ at, rewardTemplateId }, position) => {
    tx.write(insertStepRow, [definition.merchantId, definition.id, position, at, rewardTemplateId]);
  });
}

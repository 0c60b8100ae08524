import type { Reference } from '#domain/ids.js';
import type { RewardTemplate } from '#domain/rewards/reward.js';
import { columnsOf, insertInto, updateOf } from '../database/entities/entity-sql.js';
import { externalIdTaken } from '../database/external-id-taken.js';
import { byReference, lockByReference } from '../database/reference.js';
import { read, type Reader, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { RewardTemplateTable } from './reward.table.js';

const columns = columnsOf(RewardTemplateTable, 't');

const find = byReference<RewardTemplate>(
  'find_reward_template',
  (column) => `select ${columns} from reward_templates t where t.merchant_id = $1 and t.${column} = $2`,
);

/** Finds a reward template by id or externalId. */
export const findRewardTemplate = (
  reader: Reader,
  merchantId: string,
  reference: Reference,
): Promise<RewardTemplate | undefined> => find(reader, merchantId, reference);

const lock = lockByReference<RewardTemplate>(
  'lock_reward_template',
  // Locks the template against concurrent changes. Issuing reads it without a lock.
  (column) => `select ${columns} from reward_templates t where t.merchant_id = $1 and t.${column} = $2
   for no key update`,
);

/** Finds a reward template by id or externalId and locks it until the transaction ends. */
export const lockRewardTemplate = (
  tx: Tx,
  merchantId: string,
  reference: Reference,
): Promise<RewardTemplate | undefined> => lock(tx, merchantId, reference);

const list = read<RewardTemplate>(
  'list_reward_templates',
  `select ${columns} from reward_templates t
   where t.merchant_id = $1 and t.id < $2 and ($4::boolean is null or t.active = $4) order by t.id desc limit $3`,
);

/** Newest first, below the id `before`, at most `count`; filtered by `active` when it is set. */
export const listRewardTemplates = (
  reader: Reader,
  merchantId: string,
  active: boolean | undefined,
  before: string,
  count: number,
): Promise<RewardTemplate[]> => reader.query(list, [merchantId, before, count, active ?? null]);

const listPriced = read<PricedTemplate>(
  'list_priced_reward_templates',
  `select ${columns} from reward_templates t where t.merchant_id = $1 and t.id < $2 and t.active and t.points_price is not null
   order by t.id desc limit $3`,
);

export type PricedTemplate = RewardTemplate & { readonly pointsPrice: number };

/** Lists active reward templates with a price in points, newest first, below the id `before`, at most `count`. */
export const listPricedTemplates = (
  reader: Reader,
  merchantId: string,
  before: string,
  count: number,
): Promise<PricedTemplate[]> => reader.query(listPriced, [merchantId, before, count]);

const newTemplate = insertInto(RewardTemplateTable);
const insertTemplateRow = write<never>('insert_reward_template', newTemplate.text);

export function insertRewardTemplate(tx: Tx, template: RewardTemplate): void {
  tx.write(insertTemplateRow, newTemplate.values(template), externalIdTaken('reward_templates'));
}

const changedTemplate = updateOf(RewardTemplateTable, { except: ['createdAt'], where: ['merchantId', 'id'] });
const saveRow = write<never>('save_reward_template', changedTemplate.text);

/** Saves a changed template. Issued rewards do not change. */
export function saveRewardTemplate(tx: Tx, template: RewardTemplate): void {
  tx.write(saveRow, changedTemplate.values(template), externalIdTaken('reward_templates'));
}

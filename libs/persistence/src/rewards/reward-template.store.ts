import type { Reference } from '#domain/ids.js';
import type { RewardTemplate } from '#domain/rewards/reward.js';
import { externalIdTaken } from '../database/external-id-taken.js';
import { byReference } from '../database/reference.js';
import { type Reader, statement } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';

const columns = `t.merchant_id as "merchantId", t.id, t.external_id as "externalId", t.title, t.description, t.active,
  t.expiry_days as "expiryDays", t.created_at as "createdAt"`;

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

const lock = byReference<RewardTemplate>(
  'lock_reward_template',
  // Locks the template against concurrent changes. Issuing reads it without a lock.
  (column) => `select ${columns} from reward_templates t where t.merchant_id = $1 and t.${column} = $2
   for no key update`,
);

/** The same, with a lock until the transaction ends. */
export const lockRewardTemplate = (
  tx: Tx,
  merchantId: string,
  reference: Reference,
): Promise<RewardTemplate | undefined> => lock(tx, merchantId, reference);

const list = statement<RewardTemplate>(
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

const insertTemplateRow = statement<never>(
  'insert_reward_template',
  `insert into reward_templates (merchant_id, id, external_id, title, description, active, expiry_days, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

export function insertRewardTemplate(tx: Tx, template: RewardTemplate): void {
  tx.write(
    insertTemplateRow,
    [
      ...[template.merchantId, template.id, template.externalId, template.title, template.description],
      ...[template.active, template.expiryDays, template.createdAt],
    ],
    externalIdTaken('reward_templates'),
  );
}

const saveRow = statement<never>(
  'save_reward_template',
  `update reward_templates set external_id = $3, title = $4, description = $5, active = $6, expiry_days = $7
   where merchant_id = $1 and id = $2`,
);

/** Saves a changed template. Issued rewards do not change. */
export function saveRewardTemplate(tx: Tx, template: RewardTemplate): void {
  tx.write(
    saveRow,
    [
      ...[template.merchantId, template.id, template.externalId, template.title, template.description],
      ...[template.active, template.expiryDays],
    ],
    externalIdTaken('reward_templates'),
  );
}

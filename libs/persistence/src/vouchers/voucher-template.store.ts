import type { Reference } from '#domain/ids.js';
import type { VoucherTemplate } from '#domain/vouchers/voucher.js';
import { columnsOf, insertInto, updateOf } from '../database/entities/entity-sql.js';
import { externalIdTaken } from '../database/external-id-taken.js';
import { byReference, lockByReference } from '../database/reference.js';
import { read, type Reader, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { VoucherTemplateTable } from './voucher.table.js';

const columns = columnsOf(VoucherTemplateTable, 't');

const find = byReference<VoucherTemplate>(
  'find_voucher_template',
  (column) => `select ${columns} from voucher_templates t where t.merchant_id = $1 and t.${column} = $2`,
);

/** Finds a voucher template by id or externalId. */
export const findVoucherTemplate = (
  reader: Reader,
  merchantId: string,
  reference: Reference,
): Promise<VoucherTemplate | undefined> => find(reader, merchantId, reference);

const lock = lockByReference<VoucherTemplate>(
  'lock_voucher_template',
  // Locks the template against concurrent changes. Issuing reads it without a lock.
  (column) => `select ${columns} from voucher_templates t where t.merchant_id = $1 and t.${column} = $2
   for no key update`,
);

/** Finds a voucher template by id or externalId and locks it until the transaction ends. */
export const lockVoucherTemplate = (
  tx: Tx,
  merchantId: string,
  reference: Reference,
): Promise<VoucherTemplate | undefined> => lock(tx, merchantId, reference);

const list = read<VoucherTemplate>(
  'list_voucher_templates',
  `select ${columns} from voucher_templates t
   where t.merchant_id = $1 and t.id < $2 and ($4::boolean is null or t.active = $4) order by t.id desc limit $3`,
);

/** Newest first, below the id `before`, at most `count`; filtered by `active` when it is set. */
export const listVoucherTemplates = (
  reader: Reader,
  merchantId: string,
  active: boolean | undefined,
  before: string,
  count: number,
): Promise<VoucherTemplate[]> => reader.query(list, [merchantId, before, count, active ?? null]);

const newTemplate = insertInto(VoucherTemplateTable);
const insertRow = write<never>('insert_voucher_template', newTemplate.text);

export function insertVoucherTemplate(tx: Tx, template: VoucherTemplate): void {
  tx.write(insertRow, newTemplate.values(template), externalIdTaken('voucher_templates'));
}

const changedTemplate = updateOf(VoucherTemplateTable, {
  except: ['type', 'currency', 'createdAt'],
  where: ['merchantId', 'id'],
});
const saveRow = write<never>('save_voucher_template', changedTemplate.text);

/** Saves a changed template. Issued vouchers do not change. */
export function saveVoucherTemplate(tx: Tx, template: VoucherTemplate): void {
  tx.write(saveRow, changedTemplate.values(template), externalIdTaken('voucher_templates'));
}

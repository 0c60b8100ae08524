import type { Reference } from '#domain/ids.js';
import type { VoucherTemplate } from '#domain/vouchers/voucher.js';
import { externalIdTaken } from '../database/external-id-taken.js';
import { byReference } from '../database/reference.js';
import { type Reader, statement } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';

const columns = `t.merchant_id as "merchantId", t.id, t.external_id as "externalId", t.title, t.type,
  t.value_minor as "valueMinor", t.min_value_minor as "minValueMinor", t.max_value_minor as "maxValueMinor", t.currency,
  t.active, t.allow_partial_redemption as "allowPartialRedemption", t.expiry_days as "expiryDays",
  t.activation_delay_days as "activationDelayDays", t.terms, t.created_at as "createdAt"`;

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

const lock = byReference<VoucherTemplate>(
  'lock_voucher_template',
  // Locks the template against concurrent changes. Issuing reads it without a lock.
  (column) => `select ${columns} from voucher_templates t where t.merchant_id = $1 and t.${column} = $2
   for no key update`,
);

/** The same, with a lock until the transaction ends. */
export const lockVoucherTemplate = (
  tx: Tx,
  merchantId: string,
  reference: Reference,
): Promise<VoucherTemplate | undefined> => lock(tx, merchantId, reference);

const list = statement<VoucherTemplate>(
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

const insertRow = statement<never>(
  'insert_voucher_template',
  `insert into voucher_templates (merchant_id, id, external_id, title, type, value_minor, min_value_minor, max_value_minor,
     currency, active, allow_partial_redemption, expiry_days, activation_delay_days, terms, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
);

export function insertVoucherTemplate(tx: Tx, template: VoucherTemplate): void {
  tx.write(
    insertRow,
    [
      ...[template.merchantId, template.id, template.externalId, template.title, template.type, template.valueMinor],
      ...[template.minValueMinor, template.maxValueMinor, template.currency, template.active],
      ...[template.allowPartialRedemption, template.expiryDays, template.activationDelayDays, template.terms],
      template.createdAt,
    ],
    externalIdTaken('voucher_templates'),
  );
}

const saveRow = statement<never>(
  'save_voucher_template',
  `update voucher_templates set external_id = $3, title = $4, value_minor = $5, min_value_minor = $6, max_value_minor = $7,
     active = $8, allow_partial_redemption = $9, expiry_days = $10, activation_delay_days = $11, terms = $12
   where merchant_id = $1 and id = $2`,
);

/** Saves a changed template. Issued vouchers do not change. */
export function saveVoucherTemplate(tx: Tx, template: VoucherTemplate): void {
  tx.write(
    saveRow,
    [
      ...[template.merchantId, template.id, template.externalId, template.title, template.valueMinor],
      ...[template.minValueMinor, template.maxValueMinor, template.active, template.allowPartialRedemption],
      ...[template.expiryDays, template.activationDelayDays, template.terms],
    ],
    externalIdTaken('voucher_templates'),
  );
}

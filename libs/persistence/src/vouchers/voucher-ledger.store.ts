import type { Voucher, VoucherEntry } from '#domain/vouchers/voucher.js';
import { type Reader, statement } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';

const insertRow = statement<never>(
  'insert_voucher',
  `insert into vouchers (merchant_id, id, voucher_template_id, customer_id, code, title, currency, value_minor,
     remaining_minor, status, allow_partial_redemption, activates_at, expires_at, recipient_name, recipient_email,
     external_reference, entry_count, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`,
);

const insertEntryRow = statement<never>(
  'insert_voucher_entry',
  `insert into voucher_entries (merchant_id, voucher_id, number, kind, change_minor, remaining_after_minor,
     redemption_type, reason, api_key_id, staff_id, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
);

const saveRow = statement<never>(
  'save_voucher',
  `update vouchers set status = $3, remaining_minor = $4, entry_count = $5, updated_at = $6, redemption_count = $7,
     redemptions_counted_to = $5
   where merchant_id = $1 and id = $2`,
);

export type VoucherActor = Pick<VoucherEntry, 'apiKeyId' | 'staffId'>;

/** Inserts a new voucher with its first ledger entry. When the code exists, the transaction is retried. */
export function insertVoucher(tx: Tx, voucher: Voucher, actor: VoucherActor): void {
  tx.write(insertRow, [
    ...[voucher.merchantId, voucher.id, voucher.voucherTemplateId, voucher.customerId, voucher.code, voucher.title],
    ...[voucher.currency, voucher.valueMinor, voucher.remainingMinor, voucher.status, voucher.allowPartialRedemption],
    ...[voucher.activatesAt, voucher.expiresAt, voucher.recipientName, voucher.recipientEmail],
    ...[voucher.externalReference, voucher.entryCount, voucher.createdAt, voucher.updatedAt],
  ]);
  insertEntry(tx, voucher, {
    ...actor,
    number: voucher.entryCount,
    kind: 'issue',
    changeMinor: voucher.valueMinor,
    remainingAfterMinor: voucher.remainingMinor,
    redemptionType: null,
    reason: null,
    createdAt: voucher.createdAt,
  });
}

/** The new state of a voucher, and the text fields of its ledger entry. */
export type VoucherChange = Pick<Voucher, 'status' | 'remainingMinor'> &
  Pick<VoucherEntry, 'kind' | 'redemptionType' | 'reason'>;

/** Saves a voucher's new state with the ledger entry that explains it. Returns the new voucher. */
export function saveVoucherChange<Held extends Voucher>(
  tx: Tx,
  voucher: Held,
  { status, remainingMinor, kind, redemptionType, reason }: VoucherChange,
  actor: VoucherActor,
  now: Date,
): Held {
  const entryCount = voucher.entryCount + 1;
  const redemptionCount = voucher.redemptionCount + (kind === 'redeem' ? 1 : 0);
  tx.write(saveRow, [voucher.merchantId, voucher.id, status, remainingMinor, entryCount, now, redemptionCount]);
  insertEntry(tx, voucher, {
    ...actor,
    number: entryCount,
    kind,
    changeMinor: remainingMinor - voucher.remainingMinor,
    remainingAfterMinor: remainingMinor,
    redemptionType,
    reason,
    createdAt: now,
  });
  return { ...voucher, status, remainingMinor, entryCount, redemptionCount, updatedAt: now };
}

function insertEntry(
  tx: Tx,
  { merchantId, id }: Pick<Voucher, 'merchantId' | 'id'>,
  entry: Omit<VoucherEntry, 'merchantId' | 'voucherId'>,
): void {
  tx.write(insertEntryRow, [
    ...[merchantId, id, entry.number, entry.kind, entry.changeMinor, entry.remainingAfterMinor],
    ...[entry.redemptionType, entry.reason, entry.apiKeyId, entry.staffId, entry.createdAt],
  ]);
}

/** A ledger entry of a voucher with the names of its author. */
export type ShownVoucherEntry = Omit<VoucherEntry, 'merchantId' | 'voucherId'> & {
  readonly apiKeyName: string | null;
  readonly staffName: string | null;
};

const listEntries = statement<ShownVoucherEntry>(
  'list_voucher_entries',
  `select e.number, e.kind, e.change_minor as "changeMinor", e.remaining_after_minor as "remainingAfterMinor",
     e.redemption_type as "redemptionType", e.reason, e.api_key_id as "apiKeyId", a.name as "apiKeyName",
     e.staff_id as "staffId", s.name as "staffName", e.created_at as "createdAt"
   from voucher_entries e
   left join api_keys a on a.merchant_id = e.merchant_id and a.id = e.api_key_id
   left join sign_in.staff s on s.id = e.staff_id
   where e.merchant_id = $1 and e.voucher_id = $2 order by e.number desc limit $3`,
);

/** The newest `count` ledger entries of a voucher, newest first. */
export const listVoucherEntries = (
  reader: Reader,
  merchantId: string,
  voucherId: string,
  count: number,
): Promise<ShownVoucherEntry[]> => reader.query(listEntries, [merchantId, voucherId, count]);

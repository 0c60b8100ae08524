import type { HeldAmount } from '#domain/vouchers/holds/held.js';
import type { RedemptionType, Voucher } from '#domain/vouchers/voucher.js';
import { columnsOf } from '../database/entities/entity-sql.js';
import { readAt, type ReadAt } from '../database/statement.js';
import { heldAmounts } from './held-amounts.js';
import { balanceOfEntry, reversedOf } from './voucher-balance.js';
import { VoucherTable } from './voucher.table.js';

/** A redemption as the API shows it. */
export interface ShownRedemption {
  /** The number of its ledger entry. */
  readonly number: number;
  readonly amountMinor: number;
  readonly type: RedemptionType;
  /** ISO 8601. */
  readonly date: string;
  readonly reversedMinor: number;
}

/** How many redemptions the API shows: the newest ones. */
export const maxShownRedemptions = 100;

export type ShownVoucher = Voucher & {
  /** The newest ones, oldest first. */
  readonly redemptions: readonly ShownRedemption[];
  /** The balance of the ledger: what remains; when cancelled or expired, only what is still held. (docs/decisions/0077) */
  readonly balanceMinor: number;
  /** The holds that are stored as held, oldest first. */
  readonly holds: readonly HeldAmount[];
};
export type ReadVoucher = ShownVoucher & ReadAt;

/** Without the count of redemptions, which the history has. */
export const voucherColumns = columnsOf(VoucherTable, 'v', { except: ['redemptionCount', 'redemptionsCountedTo'] });

/**
 * The part of a voucher's history that the API shows, and its holds, read from the index voucher_entries_redemptions: only the newest
 * redemptions, and their count, which starts from the stored count. (docs/decisions/0043)
 */
export const voucherHistory = `(
    select coalesce(json_agg(json_build_object('number', r.number, 'amountMinor', -r.change_minor, 'type', r.redemption_type,
        'date', r.created_at, 'reversedMinor', case when v.reversed_minor = 0 then 0 else ${reversedOf('v.merchant_id', 'v.id', 'r.number')} end)
        order by r.number), '[]')
    from (
      select e.number, e.change_minor, e.redemption_type, e.created_at from voucher_entries e
      where e.merchant_id = v.merchant_id and e.voucher_id = v.id and e.kind = 'redeem'
      order by e.number desc limit ${maxShownRedemptions}) r
  ) as redemptions,
  v.redemption_count + (
    select count(*) from voucher_entries e
    where e.merchant_id = v.merchant_id and e.voucher_id = v.id and e.kind = 'redeem'
      and e.number > v.redemptions_counted_to) as "redemptionCount",
  case when v.status in ('cancelled', 'expired') then (
    select ${balanceOfEntry} from voucher_entries e
    where e.merchant_id = v.merchant_id and e.voucher_id = v.id and e.number = v.entry_count)
    else v.remaining_minor end as "balanceMinor",
  case when v.held_minor = 0 then '[]' else (
    select ${heldAmounts('h')} from voucher_holds h
    where h.merchant_id = v.merchant_id and h.voucher_id = v.id and h.status = 'held') end as holds`;

/** The columns of a voucher with its history, with the alias `v`. */
export const shownColumns = `${voucherColumns}, ${voucherHistory}, ${readAt}`;

import type { RedemptionType, Voucher } from '#domain/voucher/voucher.js';
import { type Reader, type ReadAt, readAt, statement } from './statement.js';

/** A redemption as a voucher's representation shows it. */
export interface ShownRedemption {
  readonly amountMinor: number;
  readonly type: RedemptionType;
  /** ISO 8601 text, as JSON brings it. */
  readonly date: string;
}

/** A voucher with its redemptions, oldest first. */
export type ShownVoucher = Voucher & { readonly redemptions: readonly ShownRedemption[] };

const columns = `v.merchant_id as "merchantId", v.id, v.external_id as "externalId",
  v.voucher_template_id as "voucherTemplateId", v.customer_id as "customerId", v.code, v.title, v.currency,
  v.value_minor as "valueMinor", v.remaining_minor as "remainingMinor", v.status,
  v.allow_partial_redemption as "allowPartialRedemption", v.activates_at as "activatesAt", v.expires_at as "expiresAt",
  v.recipient_name as "recipientName", v.recipient_email as "recipientEmail",
  v.external_reference as "externalReference", v.entry_count as "entryCount",
  v.created_at as "createdAt", v.updated_at as "updatedAt"`;

const redemptions = `(
  select coalesce(json_agg(json_build_object('amountMinor', -e.change_minor, 'type', e.redemption_type,
      'date', e.created_at) order by e.number), '[]')
  from voucher_entries e
  where e.merchant_id = v.merchant_id and e.voucher_id = v.id and e.kind = 'redeem') as redemptions`;

const listOfCustomer = statement<ShownVoucher & ReadAt>(
  'list_vouchers_of_customer',
  `select ${columns}, ${redemptions}, ${readAt} from vouchers v
   where v.merchant_id = $1 and v.customer_id = $2 and v.id < $3 order by v.id desc limit $4`,
);

/** Newest first, below the id `before`, at most `count`. */
export const listVouchersOfCustomer = (
  reader: Reader,
  merchantId: string,
  customerId: string,
  before: string,
  count: number,
): Promise<(ShownVoucher & ReadAt)[]> => reader.query(listOfCustomer, [merchantId, customerId, before, count]);

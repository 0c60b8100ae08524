import type { Language } from '#domain/merchants/language.js';
import type {
  RedemptionType,
  Voucher,
  VoucherEntry,
  VoucherEntryKind,
  VoucherStatus,
  VoucherTemplate,
  VoucherTemplateType,
} from '#domain/vouchers/voucher.js';
import { Check, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import {
  Count,
  EventVersion,
  Flag,
  Id,
  Instant,
  MerchantId,
  Text,
  Uuid,
  WholeNumberColumn,
  nullable,
  RequestId,
} from '../database/columns.js';

@Entity('voucher_templates')
@Index('voucher_templates_by_external_id', ['externalId', 'merchantId'], { where: 'external_id is not null' })
@Unique(['merchantId', 'externalId'])
@ForeignKey('MerchantTable', ['merchantId'], ['id'])
@Check('voucher_templates_external_id_length', 'length(external_id) between 1 and 128')
@Check('voucher_templates_title_length', 'length(title) between 1 and 200')
@Check('voucher_templates_currency_form', "currency ~ '^[A-Z]{3}$'")
@Check('voucher_templates_expiry_positive', 'expiry_days >= 1')
@Check('voucher_templates_terms_length', 'length(terms) <= 2000')
@Check('voucher_templates_delay_not_negative', 'activation_delay_days >= 0')
@Check(
  'voucher_templates_value_fits_type',
  `case type
     when 'fixed' then value_minor is not null and value_minor between 1 and 9999999999
                       and min_value_minor is null and max_value_minor is null
     when 'monetary' then value_minor is null and min_value_minor is not null and max_value_minor is not null
                       and min_value_minor >= 1 and max_value_minor between min_value_minor and 9999999999
     else false
   end`,
)
export class VoucherTemplateTable implements VoucherTemplate {
  @MerchantId() merchantId: string;
  @Id() id: string;
  @Text(nullable) externalId: string | null;
  @Text() title: string;
  @Text() type: VoucherTemplateType;
  @WholeNumberColumn(nullable) valueMinor: number | null;
  @WholeNumberColumn(nullable) minValueMinor: number | null;
  @WholeNumberColumn(nullable) maxValueMinor: number | null;
  @Text() currency: string;
  @Flag() active: boolean;
  @Flag() allowPartialRedemption: boolean;
  @Count(nullable) expiryDays: number | null;
  @Count({ default: 0 }) activationDelayDays: number;
  @Text(nullable) terms: string | null;
  @Instant() createdAt: Date;
}

/**
 * Indexes from migrations: trigrams of codes and titles for `vouchers_search`, their first characters for short
 * searches, and the vouchers of a customer that changed last for the customer's history.
 */
@Entity('vouchers')
@Index('vouchers_by_external_id', ['externalId', 'merchantId'], { where: 'external_id is not null' })
@Index('vouchers_by_code', ['code', 'merchantId'])
@Index('vouchers_by_recipient', ['recipientEmail', 'merchantId', 'id'], { where: 'recipient_email is not null' })
@Index('vouchers_by_external_reference', ['externalReference', 'merchantId'], {
  where: 'external_reference is not null',
})
@Unique(['merchantId', 'externalId'])
@Unique(['merchantId', 'code'])
@Index('vouchers_of_customer', ['merchantId', 'customerId', 'id'])
@Index('vouchers_usable', ['merchantId', 'customerId', 'id'], {
  where: "status in ('pending', 'active', 'partial') and customer_id is not null",
})
@Index('vouchers_changed', { synchronize: false })
@Index('vouchers_by_status', ['merchantId', 'status', 'id'])
@Index('vouchers_search', { synchronize: false })
@Index('vouchers_title_start', { synchronize: false })
@Index('vouchers_code_start', { synchronize: false })
@Index('vouchers_to_expire', ['expiresAt'], {
  where: "status in ('pending', 'active', 'partial') and expires_at is not null",
})
@Index('vouchers_by_expiry', ['merchantId', 'expiresAt'], {
  where: "status in ('pending', 'active', 'partial') and expires_at is not null",
})
@Index('vouchers_to_activate', ['activatesAt'], { where: "status = 'pending'" })
@ForeignKey('VoucherTemplateTable', ['merchantId', 'voucherTemplateId'], ['merchantId', 'id'])
@ForeignKey('CustomerTable', ['merchantId', 'customerId'], ['merchantId', 'id'])
@Check('vouchers_external_id_length', 'length(external_id) between 1 and 128')
@Check('vouchers_code_form', "code ~ '^[2-9A-HJKMNP-TV-Z]{16}$'")
@Check('vouchers_status_known', "status in ('pending', 'active', 'partial', 'redeemed', 'expired', 'cancelled')")
@Check('vouchers_value_bounds', 'value_minor between 1 and 9999999999')
@Check('vouchers_remaining_bounds', 'remaining_minor between 0 and value_minor')
@Check('vouchers_held_bounds', 'held_minor = 0 or held_minor between 1 and remaining_minor')
@Check('vouchers_reversed_not_negative', 'reversed_minor >= 0')
@Check('vouchers_redeemed_is_empty', "status <> 'redeemed' or remaining_minor = 0")
@Check('vouchers_partial_is_between', "status <> 'partial' or (remaining_minor > 0 and remaining_minor < value_minor)")
@Check('vouchers_someone_holds_it', 'customer_id is not null or recipient_email is not null')
@Check('vouchers_external_reference_length', 'length(external_reference) <= 200')
@Check('vouchers_recipient_language_form', "recipient_language ~ '^[a-z]{2}$'")
export class VoucherTable implements Voucher {
  @MerchantId() merchantId: string;
  @Id() id: string;
  @Text(nullable) externalId: string | null;
  @Uuid() voucherTemplateId: string;
  @Uuid(nullable) customerId: string | null;
  @Text() code: string;
  @Text() title: string;
  @Text() currency: string;
  @WholeNumberColumn() valueMinor: number;
  @WholeNumberColumn() remainingMinor: number;
  @WholeNumberColumn({ default: 0 }) reversedMinor: number;
  @WholeNumberColumn({ default: 0 }) heldMinor: number;
  @Text() status: VoucherStatus;
  @Flag() allowPartialRedemption: boolean;
  @Instant() activatesAt: Date;
  @Instant(nullable) expiresAt: Date | null;
  @Text(nullable) recipientName: string | null;
  @Text(nullable) recipientEmail: string | null;
  @Text(nullable) recipientLanguage: Language | null;
  @Text(nullable) externalReference: string | null;
  @Count({ default: 0 }) entryCount: number;
  @Count({ default: 0 }) redemptionCount: number;
  /** The number of the ledger entry up to which redemptionCount is correct. An earlier version left it behind. (docs/decisions/0093) */
  @Count({ default: 0 }) redemptionsCountedTo: number;
  @Instant() createdAt: Date;
  @Instant() updatedAt: Date;
  @EventVersion() eventVersion: number;
}

/** Append-only: triggers (in the migration) refuse UPDATE, DELETE and TRUNCATE. */
@Entity('voucher_entries')
@Index('voucher_entries_redemptions', ['merchantId', 'voucherId', 'number'], { where: "kind = 'redeem'" })
@Index('voucher_entries_reversals', ['merchantId', 'voucherId', 'reverses', 'number'], {
  where: 'reverses is not null',
})
@ForeignKey('VoucherTable', ['merchantId', 'voucherId'], ['merchantId', 'id'])
@ForeignKey('VoucherHoldTable', ['merchantId', 'holdId'], ['merchantId', 'id'])
@ForeignKey('VoucherEntryTable', ['merchantId', 'voucherId', 'reverses'], ['merchantId', 'voucherId', 'number'])
@Check('voucher_entries_number_positive', 'number >= 1')
@Check('voucher_entries_remaining_not_negative', 'remaining_after_minor >= 0')
@Check('voucher_entries_captures', "hold_id is null or kind = 'redeem'")
@Check('voucher_entries_balance_bounds', 'balance_after_minor between 0 and remaining_after_minor')
@Check(
  'voucher_entries_reverses',
  `case when kind = 'reverse'
     then reverses is not null and reverses < number and reversed_after_minor is not null and reversed_after_minor >= change_minor
     else reverses is null and reversed_after_minor is null
   end`,
)
@Check('voucher_entries_reason_length', 'reason is null or length(btrim(reason)) between 1 and 500')
@Check(
  'voucher_entries_fit_kind',
  `case kind
     when 'issue' then change_minor > 0 and redemption_type is null and reason is null
     when 'redeem' then change_minor < 0 and redemption_type is not null
                        and (redemption_type = 'full') = (remaining_after_minor = 0)
     when 'reverse' then change_minor > 0 and redemption_type is null and reason is not null
     when 'adjust' then redemption_type is null and reason is not null
     when 'cancel' then change_minor <= 0 and redemption_type is null and reason is not null
     when 'expire' then change_minor <= 0 and redemption_type is null and reason is null
     else false
   end`,
)
@Check('voucher_entries_redemption_type_known', "redemption_type in ('full', 'partial')")
export class VoucherEntryTable implements VoucherEntry {
  @MerchantId() merchantId: string;
  @PrimaryColumn('uuid') voucherId: string;
  @PrimaryColumn('integer') number: number;
  @Text() kind: VoucherEntryKind;
  @WholeNumberColumn() changeMinor: number;
  @WholeNumberColumn() remainingAfterMinor: number;
  @WholeNumberColumn(nullable) balanceAfterMinor: number | null;
  @Text(nullable) redemptionType: RedemptionType | null;
  @Text(nullable) reason: string | null;
  @Count(nullable) reverses: number | null;
  @WholeNumberColumn(nullable) reversedAfterMinor: number | null;
  @Uuid(nullable) holdId: string | null;
  @Uuid(nullable) apiKeyId: string | null;
  @Uuid(nullable) staffId: string | null;
  @Instant() createdAt: Date;
  @RequestId() requestId?: string | null;
}

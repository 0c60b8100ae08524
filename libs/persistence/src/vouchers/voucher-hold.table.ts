import type { VoucherHold, VoucherHoldStatus } from '#domain/vouchers/voucher.js';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { Id, Instant, MerchantId, nullable, RequestId, Text, Uuid, WholeNumberColumn } from '../database/columns.js';

/** An amount of a voucher that nobody else can redeem for a while. `vouchers.held_minor` is the sum of those that are held. */
@Entity('voucher_holds')
@Index('voucher_holds_of_voucher', ['merchantId', 'voucherId', 'id'])
@Index('voucher_holds_held', ['merchantId', 'voucherId'], { where: "status = 'held'" })
@Index('voucher_holds_to_expire', ['expiresAt'], { where: "status = 'held'" })
@Index('voucher_holds_by_reference', ['reference', 'merchantId', 'id'], { where: 'reference is not null' })
@ForeignKey('VoucherTable', ['merchantId', 'voucherId'], ['merchantId', 'id'])
@Check('voucher_holds_amount_bounds', 'amount_minor between 1 and 9999999999')
@Check('voucher_holds_status_known', "status in ('held', 'captured', 'released', 'expired')")
@Check('voucher_holds_captured_bounds', 'captured_minor between 0 and amount_minor')
@Check('voucher_holds_captured_fits_status', "(status = 'captured') = (captured_minor > 0)")
@Check('voucher_holds_ended_fits_status', "(status = 'held') = (ended_at is null)")
@Check('voucher_holds_expires_later', 'expires_at > created_at')
@Check('voucher_holds_reference_length', 'length(reference) between 1 and 200')
export class VoucherHoldTable implements VoucherHold {
  @MerchantId() merchantId: string;
  @Id() id: string;
  @Uuid() voucherId: string;
  @WholeNumberColumn() amountMinor: number;
  @WholeNumberColumn() capturedMinor: number;
  @Text() status: VoucherHoldStatus;
  @Text(nullable) reference: string | null;
  @Instant() expiresAt: Date;
  @Uuid(nullable) apiKeyId: string | null;
  @Uuid(nullable) staffId: string | null;
  @Instant() createdAt: Date;
  @Instant(nullable) endedAt: Date | null;
  @RequestId() requestId?: string | null;
}

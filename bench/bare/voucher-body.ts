import { encodeId } from '#domain/ids.js';
import { toMajor } from '#domain/money.js';
import { formatVoucherCode } from '#domain/vouchers/code.js';
import type { VoucherRedemption } from '#domain/vouchers/redeem.js';
import type { RedemptionType, Voucher } from '#domain/vouchers/voucher.js';

export type VoucherRow = Omit<Voucher, 'merchantId' | 'redemptionCount' | 'updatedAt' | 'reversedMinor' | 'heldMinor'>;

export interface VoucherHistory {
  readonly count: number;
  readonly redemptions: readonly {
    readonly number: number;
    readonly amountMinor: number;
    readonly type: RedemptionType;
    readonly date: string;
  }[];
}

/** How many redemptions the answer shows: the newest ones. */
export const shownRedemptions = 100;

/** The answer to a redemption, as our API words it. */
export function redemptionBody(
  voucher: VoucherRow,
  history: VoucherHistory,
  { status, remainingMinor, redemption }: VoucherRedemption,
  now: Date,
): string {
  const { currency } = voucher;
  const id = encodeId('voucher', voucher.id);
  const redemptions = [
    ...history.redemptions,
    { number: voucher.entryCount + 1, ...redemption, date: now.toISOString() },
  ].slice(-shownRedemptions);
  return JSON.stringify({
    success: true,
    redeemedAmount: toMajor(redemption.amountMinor, currency),
    data: {
      id,
      externalId: voucher.externalId ?? id,
      voucherTemplateId: encodeId('voucher_template', voucher.voucherTemplateId),
      customerId: voucher.customerId && encodeId('customer', voucher.customerId),
      code: formatVoucherCode(voucher.code),
      title: voucher.title,
      value: toMajor(voucher.valueMinor, currency),
      remainingValue: toMajor(remainingMinor, currency),
      heldAmount: 0,
      availableValue: toMajor(remainingMinor, currency),
      currency,
      status,
      allowPartialRedemption: voucher.allowPartialRedemption,
      activation: voucher.activatesAt.toISOString(),
      expiry: voucher.expiresAt?.toISOString() ?? null,
      recipient: { name: voucher.recipientName ?? '', email: voucher.recipientEmail ?? '' },
      recipientLanguage: voucher.recipientLanguage,
      externalReference: voucher.externalReference,
      redemptions: redemptions.map(({ number, amountMinor, type, date }) => ({
        number,
        amount: toMajor(amountMinor, currency),
        type,
        date: new Date(date).toISOString(),
        reversedAmount: 0,
      })),
      redemptionCount: history.count + 1,
      createdAt: voucher.createdAt.toISOString(),
      updatedAt: now.toISOString(),
    },
  });
}

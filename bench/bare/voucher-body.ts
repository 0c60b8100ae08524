import { encodeId } from '#domain/ids.js';
import { toMajor } from '#domain/money.js';
import { formatVoucherCode } from '#domain/vouchers/code.js';
import type { VoucherRedemption } from '#domain/vouchers/redeem.js';
import type { RedemptionType, Voucher } from '#domain/vouchers/voucher.js';
import type { Happened } from './events.js';

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

/** The answer to a redemption, as our API words it, and its event. */
export function redemptionResult(
  voucher: VoucherRow,
  history: VoucherHistory,
  { status, remainingMinor, redemption }: VoucherRedemption,
  now: Date,
): { readonly body: string; readonly event: Happened } {
  const redeemedAmount = toMajor(redemption.amountMinor, voucher.currency);
  const redemptions = [
    ...history.redemptions,
    { number: voucher.entryCount + 1, ...redemption, date: now.toISOString() },
  ].slice(-shownRedemptions);
  const before = balanceView(voucher, history);
  const after = balanceView({ ...voucher, status, remainingMinor }, { count: history.count + 1, redemptions });
  const rest = voucherView(voucher, now);
  const data = { ...rest, ...after, code: formatVoucherCode(voucher.code) };
  const event = {
    type: 'voucher.redeemed',
    id: voucher.id,
    version: voucher.eventVersion + 1,
    externalId: voucher.externalId,
    customerId: voucher.customerId,
    object: { ...rest, ...after, codeLast4: voucher.code.slice(-4) },
    change: changeOf(before, after),
    amount: redeemedAmount,
  };
  return { body: JSON.stringify({ success: true, redeemedAmount, data }), event };
}

/** What a redemption changes of a voucher. */
const balanceView = (
  { status, remainingMinor, currency }: Pick<VoucherRow, 'status' | 'remainingMinor' | 'currency'>,
  { count, redemptions }: VoucherHistory,
): Readonly<Record<string, unknown>> => ({
  remainingValue: toMajor(remainingMinor, currency),
  availableValue: toMajor(remainingMinor, currency),
  status,
  redemptions: redemptions.map(({ number, amountMinor, type, date }) => ({
    number,
    amount: toMajor(amountMinor, currency),
    type,
    date: new Date(date).toISOString(),
    reversedAmount: 0,
  })),
  redemptionCount: count,
});

const changeOf = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, to]) =>
      to === before[name] ? [] : [[name, { from: before[name], to }] as const],
    ),
  );

function voucherView(voucher: VoucherRow, now: Date): object {
  const id = encodeId('voucher', voucher.id);
  return {
    id,
    externalId: voucher.externalId ?? id,
    voucherTemplateId: encodeId('voucher_template', voucher.voucherTemplateId),
    customerId: voucher.customerId && encodeId('customer', voucher.customerId),
    title: voucher.title,
    value: toMajor(voucher.valueMinor, voucher.currency),
    heldAmount: 0,
    currency: voucher.currency,
    allowPartialRedemption: voucher.allowPartialRedemption,
    activation: voucher.activatesAt.toISOString(),
    expiry: voucher.expiresAt?.toISOString() ?? null,
    recipient: { name: voucher.recipientName ?? '', email: voucher.recipientEmail ?? '' },
    recipientLanguage: voucher.recipientLanguage,
    externalReference: voucher.externalReference,
    createdAt: voucher.createdAt.toISOString(),
    updatedAt: now.toISOString(),
  };
}

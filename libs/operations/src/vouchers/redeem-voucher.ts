import { optionalAmountToMinor, toMajor } from '#domain/money.js';
import { redeem } from '#domain/vouchers/redeem.js';
import type { Tx } from '#persistence/database/transaction.js';
import { maxShownRedemptions, type ShownVoucher } from '#persistence/vouchers/voucher-columns.js';
import { saveVoucherChange } from '#persistence/vouchers/voucher-ledger.store.js';
import type { LedgerActor } from '../actor.js';
import { auditStaffWrite } from '../audit/audit-write.js';
import { eventOf } from '../events/new-event.js';
import { recordEvents } from '../events/record-events.js';
import { lockCurrentVoucher } from './lock-current-voucher.js';

export interface RedeemedVoucher {
  readonly redeemedMinor: number;
  readonly voucher: ShownVoucher;
}

export interface RedeemVoucherInput {
  /** id or externalId of the voucher. */
  readonly voucherId: string;
  /** In major units of its currency; undefined: all that is available. */
  readonly amount: number | undefined;
  /** What a person notes on it. */
  readonly reason?: string;
}

/**
 * Redeems a voucher, in part or as a whole.
 * @throws Refusal `not_found` for the voucher; `invalid` voucher_*, amount_*, partial_redemption_not_allowed
 *   (docs/reference/vouchers.md#redeem)
 */
export async function redeemVoucher(
  tx: Tx,
  actor: LedgerActor,
  { voucherId, amount, reason }: RedeemVoucherInput,
): Promise<RedeemedVoucher> {
  const { voucher, now } = await lockCurrentVoucher(tx, actor.merchantId, voucherId);
  const amountMinor = optionalAmountToMinor(amount, voucher.currency);
  const { status, remainingMinor, redemption } = redeem(voucher, amountMinor, now);

  const { type, amountMinor: redeemedMinor } = redemption;
  const change = { status, remainingMinor, kind: 'redeem', redemptionType: type, reason: reason ?? null } as const;
  const changed = saveVoucherChange(tx, voucher, change, actor, now);
  const redemptions = [
    ...voucher.redemptions,
    { number: changed.entryCount, amountMinor: redeemedMinor, type, date: now.toISOString(), reversedMinor: 0 },
  ];
  const redeemed = { ...changed, redemptions: redemptions.slice(-maxShownRedemptions) };
  const amountRedeemed = toMajor(redeemedMinor, voucher.currency);
  const event = eventOf('voucher', 'redeemed', now, redeemed, { before: voucher, amount: amountRedeemed, reason });
  recordEvents(tx, actor, [event]);
  const details = { name: voucher.title, amount: amountRedeemed, currency: voucher.currency, reason };
  await auditStaffWrite(tx, actor, { action: 'voucher.redeemed', subjectId: voucher.id, details });
  return { redeemedMinor, voucher: redeemed };
}

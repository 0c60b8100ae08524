import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { amountToMinor, toMajor } from '#domain/money.js';
import { redeem } from '#domain/vouchers/redeem.js';
import type { Tx } from '#persistence/database/transaction.js';
import { lockVoucher, maxShownRedemptions, type ShownVoucher } from '#persistence/vouchers/voucher.store.js';
import { saveVoucherChange } from '#persistence/vouchers/voucher-ledger.store.js';
import type { Actor } from '../actor.js';
import { activateIfDue } from '../events/timed-events.js';
import { eventOf } from '../events/new-event.js';
import { authorOf, recordEvents } from '../events/record-events.js';

export interface RedeemedVoucher {
  readonly redeemedMinor: number;
  readonly voucher: ShownVoucher;
}

/**
 * Redeems a voucher (id or externalId): `amount` in major units of its currency, or the whole remaining value when
 * undefined.
 * @throws Refusal `not_found` for the voucher; `invalid` voucher_*, amount_*, partial_redemption_not_allowed
 *   (docs/reference/vouchers.md#redeem)
 */
export async function redeemVoucher(
  tx: Tx,
  actor: Actor,
  { voucherId, amount }: { readonly voucherId: string; readonly amount: number | undefined },
): Promise<RedeemedVoucher> {
  const [locked, now] = await Promise.all([
    lockVoucher(tx, actor.merchantId, parseReference('voucher', voucherId)),
    tx.now(),
  ]);
  if (!locked) throw notFound('voucher');
  const voucher = activateIfDue(tx, locked, now);
  const amountMinor = amount === undefined ? undefined : amountToMinor(amount, voucher.currency, 'amount');
  const { status, remainingMinor, redemption } = redeem(voucher, amountMinor, now);

  const { type, amountMinor: redeemedMinor } = redemption;
  const change = { status, remainingMinor, kind: 'redeem', redemptionType: type, reason: null } as const;
  const changed = saveVoucherChange(tx, voucher, change, actor, now);
  const redemptions = [...voucher.redemptions, { amountMinor: redeemedMinor, type, date: now.toISOString() }];
  const redeemed = { ...changed, redemptions: redemptions.slice(-maxShownRedemptions) };
  const amountRedeemed = toMajor(redeemedMinor, voucher.currency);
  const event = eventOf('voucher', 'redeemed', now, redeemed, { before: voucher, amount: amountRedeemed });
  recordEvents(tx, authorOf(actor), [event]);
  return { redeemedMinor, voucher: redeemed };
}

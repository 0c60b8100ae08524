import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { cancel } from '#domain/vouchers/cancel.js';
import type { Tx } from '#persistence/database/transaction.js';
import { lockVoucher, type ShownVoucher } from '#persistence/vouchers/voucher.store.js';
import { saveVoucherChange } from '#persistence/vouchers/voucher-ledger.store.js';
import type { Actor } from '../actor.js';

/**
 * Cancels a voucher (id or externalId) and records the reason.
 * @throws Refusal `not_found` for the voucher; `invalid` voucher_redeemed, voucher_expired, voucher_cancelled
 *   (docs/reference/vouchers.md#cancel)
 */
export async function cancelVoucher(
  tx: Tx,
  actor: Actor,
  { voucherId, reason }: { readonly voucherId: string; readonly reason: string },
): Promise<ShownVoucher> {
  const [voucher, now] = await Promise.all([
    lockVoucher(tx, actor.merchantId, parseReference('voucher', voucherId)),
    tx.now(),
  ]);
  if (!voucher) throw notFound('voucher');
  const { status } = cancel(voucher, now);
  const { remainingMinor } = voucher;
  return saveVoucherChange(
    tx,
    voucher,
    { status, remainingMinor, kind: 'cancel', redemptionType: null, reason },
    actor,
    now,
  );
}

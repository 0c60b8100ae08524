import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { ShownVoucher } from '#persistence/vouchers/voucher-columns.js';
import { lockVoucher } from '#persistence/vouchers/voucher.store.js';
import { writeDueChangesOfVoucher } from './due-changes.js';

/**
 * Locks a voucher, by its id or externalId, and writes its due changes.
 * @throws Refusal `not_found` for the voucher
 */
export async function lockCurrentVoucher(
  tx: Tx,
  merchantId: string,
  voucherId: string,
): Promise<{ readonly voucher: ShownVoucher; readonly now: Date }> {
  const [locked, now] = await Promise.all([
    lockVoucher(tx, merchantId, parseReference('voucher', voucherId)),
    tx.now(),
  ]);
  if (!locked) throw notFound('voucher');
  return { voucher: writeDueChangesOfVoucher(tx, locked, now), now };
}

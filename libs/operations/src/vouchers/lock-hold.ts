import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import type { VoucherHold } from '#domain/vouchers/voucher.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { ShownVoucher } from '#persistence/vouchers/voucher-columns.js';
import { lockVoucher } from '#persistence/vouchers/voucher.store.js';
import { findHold } from '#persistence/vouchers/voucher-hold.store.js';
import { writeDueChangesOfVoucher } from './due-changes.js';

/** A hold of a voucher: the id or externalId of each. */
export interface NamedHold {
  readonly voucherId: string;
  readonly holdId: string;
}

/** A hold with its voucher, whose currency it has. */
export interface HoldOfVoucher {
  readonly hold: VoucherHold;
  readonly voucher: ShownVoucher;
}

/**
 * Locks a voucher and reads one of its holds: each change of a hold is under the lock of its voucher. Returns the voucher after its
 * due changes.
 * @throws Refusal `not_found` for the voucher and the hold
 */
export async function lockHold(
  tx: Tx,
  merchantId: string,
  { voucherId, holdId }: NamedHold,
): Promise<HoldOfVoucher & { readonly now: Date }> {
  const reference = parseReference('voucher', voucherId);
  // Sent together and executed in order: the hold is read behind the lock.
  const [locked, hold, now] = await Promise.all([
    lockVoucher(tx, merchantId, reference),
    findHold(tx, merchantId, reference, parseReference('hold', holdId)),
    tx.now(),
  ]);
  if (!locked) throw notFound('voucher');
  if (!hold) throw notFound('hold');
  return { voucher: writeDueChangesOfVoucher(tx, locked, now), hold, now };
}

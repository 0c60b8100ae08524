import type { Tx } from '#persistence/database/transaction.js';
import { saveVoucherState } from '#persistence/vouchers/voucher-ledger.store.js';
import { lockVoucher } from '#persistence/vouchers/voucher.store.js';
import { eventOf } from '../events/new-event.js';
import { recordEvents } from '../events/record-events.js';
import { systemOf } from '../actor.js';
import { writeDueChangesOfVoucher } from './due-changes.js';

/** The outcome of a voucher's e-mail. */
export type Sending = { readonly eventName: 'sent' } | { readonly eventName: 'send_failed'; readonly reason: string };

/** Records that the e-mail of a voucher was sent, or will not be. (docs/reference/events.md#types) */
export async function recordSending(tx: Tx, merchantId: string, voucherId: string, sending: Sending): Promise<void> {
  const [locked, now] = await Promise.all([lockVoucher(tx, merchantId, { by: 'id', value: voucherId }), tx.now()]);
  if (!locked) return;
  const before = writeDueChangesOfVoucher(tx, locked, now);
  const voucher = { ...before, eventVersion: before.eventVersion + 1 };
  saveVoucherState(tx, voucher);
  const { eventName, ...why } = sending;
  recordEvents(tx, systemOf(merchantId), [eventOf('voucher', eventName, now, voucher, { before, ...why })]);
}

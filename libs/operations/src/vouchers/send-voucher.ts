import type { EmailLimits } from '#domain/jobs/email-limits.js';
import { requireSendable } from '#domain/vouchers/send.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { ShownVoucher } from '#persistence/vouchers/voucher-columns.js';
import { saveVoucherRecipient, saveVoucherState } from '#persistence/vouchers/voucher-ledger.store.js';
import type { LedgerActor } from '../actor.js';
import { eventOf } from '../events/new-event.js';
import { recordEvents } from '../events/record-events.js';
import { enqueueVoucherEmail } from '../jobs/enqueue-email.js';
import { auditStaffWrite } from '../audit/audit-write.js';
import { lockCurrentVoucher } from './lock-current-voucher.js';

/**
 * Queues the e-mail of a voucher (id or externalId) to its recipient. `to`, in its stored form, becomes its recipient.
 * @throws Refusal `not_found` for the voucher; `invalid` voucher_redeemed, voucher_expired, voucher_cancelled,
 *   recipient_email_missing (docs/reference/vouchers.md#send); `limited` rate_limited (docs/decisions/0038)
 */
export async function sendVoucher(
  tx: Tx,
  actor: LedgerActor,
  voucherId: string,
  limits: EmailLimits,
  to?: string,
): Promise<ShownVoucher> {
  const { voucher, now } = await lockCurrentVoucher(tx, actor.merchantId, voucherId);
  const { recipientEmail } = requireSendable(to === undefined ? voucher : { ...voucher, recipientEmail: to }, now);
  const requested = { ...voucher, recipientEmail, eventVersion: voucher.eventVersion + 1 };
  await enqueueVoucherEmail(tx, requested, actor, limits);
  saveVoucherState(tx, requested);
  const isReadressed = recipientEmail !== voucher.recipientEmail;
  if (isReadressed) saveVoucherRecipient(tx, requested);
  recordEvents(tx, actor, [eventOf('voucher', 'send_requested', now, requested, { before: voucher })]);
  const details = { name: voucher.title, ...(isReadressed ? { changed: ['recipientEmail'] } : {}) };
  await auditStaffWrite(tx, actor, { action: 'voucher.sent', subjectId: voucher.id, details });
  return requested;
}

import {
  type EmailLimits,
  invitationLimits,
  requireInvitationEmail,
  requireVoucherEmail,
  voucherEmailLimits,
} from '#domain/jobs/email-limits.js';
import type { Invitation } from '#domain/team/staff.js';
import type { Voucher } from '#domain/vouchers/voucher.js';
import {
  countEmail,
  listEmailTimesOfInvitations,
  listEmailTimesOfVoucher,
} from '#persistence/jobs/email-count.store.js';
import { insertEmail } from '#persistence/jobs/email.store.js';
import { enqueueJob } from '#persistence/jobs/enqueue-job.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { LedgerActor } from '../actor.js';

/** A voucher to send. The caller holds its lock or has just created it. */
type VoucherToSend = Pick<Voucher, 'merchantId' | 'id'> & { readonly recipientEmail: string };

/** Who asks for an e-mail. */
type EmailAuthor = Pick<LedgerActor, 'apiKeyId' | 'staffId'>;

/**
 * Queues the e-mail of a voucher.
 * @throws EmailLimitReached by voucher, recipient or merchant (docs/decisions/0038)
 */
export async function enqueueVoucherEmail(
  tx: Tx,
  { merchantId, id: subjectId, recipientEmail: recipient }: VoucherToSend,
  { apiKeyId, staffId }: EmailAuthor,
  limits: EmailLimits,
): Promise<void> {
  const [sentAt, now] = await Promise.all([
    listEmailTimesOfVoucher(tx, merchantId, subjectId, voucherEmailLimits.perDay),
    tx.now(),
  ]);
  requireVoucherEmail(sentAt, now);
  await countEmail(tx, merchantId, recipient, limits);
  const job = await enqueueJob(tx, merchantId, 'send_voucher_email', subjectId);
  insertEmail(tx, { ...job, merchantId, kind: 'voucher', subjectId, recipient, apiKeyId, staffId });
}

/**
 * Queues the e-mail of an invitation. The caller holds the merchant's lock.
 * @throws EmailLimitReached by invitations of the merchant, recipient or merchant (docs/decisions/0038)
 */
export async function enqueueInvitationEmail(
  tx: Tx,
  { merchantId, id: subjectId, email: recipient }: Pick<Invitation, 'merchantId' | 'id' | 'email'>,
  staffId: string | null,
  limits: EmailLimits,
): Promise<void> {
  const [sentAt, now] = await Promise.all([
    listEmailTimesOfInvitations(tx, merchantId, invitationLimits.emailsPerHour),
    tx.now(),
  ]);
  requireInvitationEmail(sentAt, now);
  await countEmail(tx, merchantId, recipient, limits);
  const job = await enqueueJob(tx, merchantId, 'send_invitation', subjectId);
  insertEmail(tx, { ...job, merchantId, kind: 'invitation', subjectId, recipient, apiKeyId: null, staffId });
}

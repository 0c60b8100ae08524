import { createHash } from 'node:crypto';
import { type EmailLimits, merchantEmailsLimited, recipientEmailsLimited } from '#domain/jobs/email-limits.js';
import { queryOne, read, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';

const listVoucherEmails = read<{ createdAt: Date }>(
  'list_voucher_emails',
  `select created_at as "createdAt" from staged_jobs
   where merchant_id = $1 and subject_id = $2 and kind = 'send_voucher_email' order by created_at desc limit $3`,
);

/** The request times of a voucher's newest e-mails, newest first. Exact while the voucher is locked. */
export const listEmailTimesOfVoucher = async (
  tx: Tx,
  merchantId: string,
  voucherId: string,
  limit: number,
): Promise<Date[]> =>
  (await tx.query(listVoucherEmails, [merchantId, voucherId, limit])).map(({ createdAt }) => createdAt);

const listInvitationEmails = read<{ createdAt: Date }>(
  'list_invitation_emails',
  `select created_at as "createdAt" from staged_jobs
   where merchant_id = $1 and kind = 'send_invitation' order by created_at desc limit $2`,
);

/** The request times of a merchant's newest invitation e-mails, newest first. Exact while the merchant is locked. */
export const listEmailTimesOfInvitations = async (tx: Tx, merchantId: string, limit: number): Promise<Date[]> =>
  (await tx.query(listInvitationEmails, [merchantId, limit])).map(({ createdAt }) => createdAt);

const countOne = write<{ waitSeconds: number; ofRecipient: boolean }>(
  'count_email',
  `select wait_seconds as "waitSeconds", of_recipient as "ofRecipient" from count_email($1, $2, $3, $4)`,
);

/**
 * Counts one e-mail of a merchant to a recipient (in its stored form). It serializes all e-mails of the merchant until
 * the transaction ends, so it must be the last lock that is taken.
 * @throws EmailLimitReached when the daily limit of the merchant, or of this recipient, is reached
 */
export async function countEmail(tx: Tx, merchantId: string, recipient: string, limits: EmailLimits): Promise<void> {
  const { perMerchantPerDay, perRecipientPerDay } = limits;
  const digest = createHash('sha256').update(recipient).digest();
  const verdict = await queryOne(tx, countOne, [merchantId, digest, perMerchantPerDay, perRecipientPerDay]);
  if (!verdict || verdict.waitSeconds === 0) return;
  throw verdict.ofRecipient
    ? recipientEmailsLimited(perRecipientPerDay, verdict.waitSeconds)
    : merchantEmailsLimited(perMerchantPerDay, verdict.waitSeconds);
}

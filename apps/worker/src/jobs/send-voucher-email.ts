import { voucherFileName } from '#domain/vouchers/file-name.js';
import { sendableStatuses } from '#domain/vouchers/send.js';
import { Database } from '#persistence/database/database.js';
import { recordSending, type Sending } from '#operations/vouchers/record-sending.js';
import type { Tx } from '#persistence/database/transaction.js';
import { type EmailEnd, findEmailRecipient, saveEmailEnd } from '#persistence/jobs/email.store.js';
import type { LeasedJob } from '#persistence/jobs/job.store.js';
import { findVoucherToPrint, type VoucherToPrint } from '#persistence/vouchers/voucher-print.store.js';
import { Injectable } from '@nestjs/common';
import { EmailSender } from '../email/email-sender.js';
import { voucherEmail } from '#content/email/voucher-email.js';
import { oneLine } from '#content/text/one-line.js';
import { VoucherPdfs } from '../pdf/voucher-pdfs.js';
import { type JobProcessor, type LastStep, UnrecoverableJobError } from './job-processor.js';

/** How often the voucher may change while its PDF is rendered, before a retry of the job. */
const maxRenderings = 3;

/**
 * Sends a voucher with its current state. A voucher that was cancelled or used up meanwhile is not sent, nor
 * one that has another recipient now, who gets an e-mail of their own. The Message-ID is
 * the id of the job, so that an e-mail that was sent twice after a crash is shown once.
 */
@Injectable()
export class SendVoucherEmail implements JobProcessor {
  constructor(
    private readonly db: Database,
    private readonly pdfs: VoucherPdfs,
    private readonly sender: EmailSender,
  ) {}

  async process(job: LeasedJob): Promise<LastStep> {
    const { merchantId, subjectId } = job;
    const record = (sending: Sending, end: EmailEnd): LastStep => {
      return (tx) => {
        saveEmailEnd(tx, job, end);
        return recordSending(tx, merchantId, subjectId, sending);
      };
    };
    const requestedFor = await findEmailRecipient(this.db, merchantId, job.id);
    // Rendering can take many seconds: after it the voucher is read and judged again, and what is sent is what was read last.
    for (let renderings = 0; renderings <= maxRenderings; renderings += 1) {
      const voucher = await findVoucherToPrint(this.db, merchantId, { by: 'id', value: subjectId });
      if (!voucher?.recipientEmail) throw new UnrecoverableJobError('The voucher has no recipient.');
      const { status } = voucher.printed;
      const isReaddressed = requestedFor !== undefined && requestedFor !== voucher.recipientEmail;
      if (isReaddressed || !sendableStatuses.includes(status)) {
        const reason = isReaddressed ? 'recipient_changed' : `voucher_${status}`;
        const end = { status: 'not_sent', reason, response: null, messageId: null } as const;
        return record({ eventName: 'send_failed', reason }, end);
      }
      if (voucher.storedPdf) {
        const accepted = await this.sender.sendRecorded(
          job,
          emailOf(voucher, voucher.recipientEmail, voucher.storedPdf),
        );
        return record({ eventName: 'sent' }, accepted);
      }
      await this.pdfs.ensureStored(merchantId, voucher);
    }
    throw new Error('The voucher has changed each time that it was rendered.');
  }

  onGiveUp(tx: Tx, job: LeasedJob, reason: string): Promise<void> {
    const { merchantId, subjectId } = job;
    saveEmailEnd(tx, job, { status: 'failed', reason, response: null, messageId: null });
    return recordSending(tx, merchantId, subjectId, { eventName: 'send_failed', reason });
  }
}

const emailOf = ({ printed, replyTo }: VoucherToPrint, to: string, content: Buffer) => ({
  ...voucherEmail(printed),
  fromName: oneLine(printed.merchant.name),
  to,
  replyTo,
  attachment: { filename: voucherFileName(printed.merchant.name, printed.title), content },
});

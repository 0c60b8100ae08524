import { encodeId } from '#domain/ids.js';
import type { Database } from '#persistence/database/database.js';
import { findVoucherToPrint } from '#persistence/vouchers/voucher-print.store.js';
import { UnrecoverableJobError, type Processor } from '../queue/run-job.js';
import type { Mailer } from '../email/mailer.js';
import { voucherEmail } from '../email/voucher-email.js';
import type { VoucherPdfs } from './render-voucher-pdf.js';
import { oneLine } from '../pdf/template/markup.js';

const sendable: readonly string[] = ['pending', 'active', 'partial'];

/**
 * Sends a voucher to its recipient, as it is now: one that was cancelled or used up meanwhile is not sent. The Message-ID
 * is the job's, so that a mail that went out twice, because a worker died in between, is one and the same mail.
 */
export const sendVoucherEmail =
  (db: Database, pdfs: VoucherPdfs, mailer: Mailer, count: (outcome: 'sent' | 'failed') => void): Processor =>
  async ({ id, merchantId, subjectId }) => {
    const voucher = await findVoucherToPrint(db, merchantId, subjectId);
    if (!voucher?.recipientEmail) throw new UnrecoverableJobError('There is nobody to send it to.');
    if (!sendable.includes(voucher.printed.status)) return;
    const content = await pdfs.of(merchantId, subjectId, voucher);
    const mail = {
      ...voucherEmail(voucher.printed),
      messageId: id,
      fromName: oneLine(voucher.printed.merchant.name),
      to: voucher.recipientEmail,
      attachment: { filename: `voucher-${encodeId('voucher', subjectId)}.pdf`, content },
    };
    try {
      await mailer.send(mail);
    } catch (error) {
      count('failed');
      throw error;
    }
    count('sent');
  };

import { Database } from '#persistence/database/database.js';
import type { LeasedJob } from '#persistence/jobs/job.store.js';
import { findVoucherToPrint } from '#persistence/vouchers/voucher-print.store.js';
import { Injectable } from '@nestjs/common';
import { VoucherPdfs } from '../pdf/voucher-pdfs.js';
import { type JobProcessor, UnrecoverableJobError } from './job-processor.js';

/** Longer than a request waits for its PDF. After that the PDF is no longer needed. */
const maxAgeSeconds = 30;

/** Renders a PDF that a request waits for. (docs/decisions/0024) */
@Injectable()
export class RenderVoucherPdf implements JobProcessor {
  constructor(
    private readonly db: Database,
    private readonly pdfs: VoucherPdfs,
  ) {}

  async process({ merchantId, subjectId, ageSeconds }: LeasedJob): Promise<void> {
    if (ageSeconds > maxAgeSeconds) throw new UnrecoverableJobError('The PDF is no longer needed.');
    const voucher = await findVoucherToPrint(this.db, merchantId, { by: 'id', value: subjectId });
    if (!voucher) throw new UnrecoverableJobError('No such voucher.');
    await this.pdfs.ensureStored(merchantId, voucher);
  }
}

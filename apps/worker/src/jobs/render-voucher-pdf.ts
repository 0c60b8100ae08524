import type { PrintedVoucher } from '#domain/vouchers/print.js';
import type { Database } from '#persistence/database/database.js';
import {
  findVoucherPdf,
  findVoucherToPrint,
  saveVoucherPdf,
  type VoucherToPrint,
} from '#persistence/vouchers/voucher-print.store.js';
import type { PdfBrowser } from '../pdf/browser/pdf-browser.js';
import { UnrecoverableJobError, type Processor } from '../queue/run-job.js';
import { voucherPage } from '../pdf/template/voucher-page.js';

/** Turns a voucher into a PDF, once for each content. */
export class VoucherPdfs {
  constructor(
    private readonly db: Database,
    private readonly browser: PdfBrowser,
    private readonly onRendered: (seconds: number) => void,
  ) {}

  /** The PDF of what stands on the voucher now: kept from before, or rendered and kept. */
  async of(merchantId: string, voucherId: string, { printed, contentKey }: VoucherToPrint): Promise<Buffer> {
    const kept = await findVoucherPdf(this.db, merchantId, voucherId, contentKey);
    if (kept) return kept;
    const pdf = await this.render(printed);
    await saveVoucherPdf(this.db, merchantId, voucherId, contentKey, pdf);
    return pdf;
  }

  private async render(printed: PrintedVoucher): Promise<Buffer> {
    const start = process.hrtime.bigint();
    const pdf = await this.browser.print(await voucherPage(printed), printed.paper);
    this.onRendered(Number(process.hrtime.bigint() - start) / 1e9);
    return pdf;
  }
}

/** Longer than any request waits for its PDF: who still wants it has asked again. */
const longestAgeSeconds = 30;

/** What a request for a PDF waits for. (docs/decisions, 0024) */
export const renderVoucherPdf =
  (db: Database, pdfs: VoucherPdfs): Processor =>
  async ({ merchantId, subjectId, ageSeconds }) => {
    if (ageSeconds > longestAgeSeconds) throw new UnrecoverableJobError('Nobody waits for it any more.');
    const voucher = await findVoucherToPrint(db, merchantId, subjectId);
    if (!voucher) throw new UnrecoverableJobError('There is no such voucher.');
    await pdfs.of(merchantId, subjectId, voucher);
  };

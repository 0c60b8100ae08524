import type { PrintedVoucher } from '#domain/vouchers/print.js';
import { Database } from '#persistence/database/database.js';
import { saveVoucherPdf, type VoucherToPrint } from '#persistence/vouchers/voucher-print.store.js';
import { Injectable } from '@nestjs/common';
import { WorkerMetrics } from '../health/metrics.js';
import { PdfBrowser } from './browser/pdf-browser.js';
import { voucherPage } from '#content/pdf/voucher-page.js';

/** Renders vouchers to PDF, once for each content. */
@Injectable()
export class VoucherPdfs {
  constructor(
    private readonly db: Database,
    private readonly browser: PdfBrowser,
    private readonly metrics: WorkerMetrics,
  ) {}

  /** The PDF of the voucher's current content: the stored one, or a new one, which is stored. */
  async findOrRender(merchantId: string, { id, storedPdf, printed, contentKey }: VoucherToPrint): Promise<Buffer> {
    if (storedPdf) return storedPdf;
    const pdf = await this.render(printed);
    await saveVoucherPdf(this.db, merchantId, id, contentKey, pdf);
    return pdf;
  }

  private async render(printed: PrintedVoucher): Promise<Buffer> {
    const start = process.hrtime.bigint();
    const pdf = await this.browser.print(await voucherPage(printed), printed.paper);
    this.metrics.renderSeconds.observe(Number(process.hrtime.bigint() - start) / 1e9);
    return pdf;
  }
}

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

  /** Renders the voucher as it was read, and stores its PDF; nothing where that is stored already. */
  async ensureStored(merchantId: string, { id, storedPdf, printed, contentKey }: VoucherToPrint): Promise<void> {
    if (storedPdf) return;
    await saveVoucherPdf(this.db, merchantId, id, contentKey, await this.render(printed));
  }

  private async render(printed: PrintedVoucher): Promise<Buffer> {
    const start = process.hrtime.bigint();
    const pdf = await this.browser.print(await voucherPage(printed), printed.paper);
    this.metrics.renderSeconds.observe(Number(process.hrtime.bigint() - start) / 1e9);
    return pdf;
  }
}

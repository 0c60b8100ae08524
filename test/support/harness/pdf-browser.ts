import type { PrintedVoucher } from '#domain/vouchers/print.js';
import { PdfBrowser } from '#worker/pdf/browser/pdf-browser.js';
import { voucherPage } from '#content/pdf/voucher-page.js';
import { pino } from 'pino';
import { cacheDir, readPdf, type ReadPdf } from './pdf.js';

export const silentLog = pino({ level: 'silent' });

/** The browser that prints vouchers, for the tests of a file. */
export function usePdfBrowser(): PdfBrowser {
  const browser = new PdfBrowser({ cacheDir, log: silentLog });
  beforeAll(() => browser.isReady());
  afterAll(() => browser.close());
  return browser;
}

export async function printVoucher(browser: PdfBrowser, voucher: PrintedVoucher): Promise<ReadPdf> {
  return readPdf(await browser.print(await voucherPage(voucher), voucher.paper));
}

import { randomBytes } from 'node:crypto';
import { parseReference } from '#domain/ids.js';
import type { Database } from '#persistence/database/database.js';
import { findVoucherToPrint, saveVoucherPdf } from '#persistence/vouchers/voucher-print.store.js';

/** About the size of the PDF of a voucher without a logo. The random bytes are as hard to compress as such a PDF. */
const pdfBytes = 46_000;

/** Stores a file for each of these vouchers in place of its PDF, so that a download finds one and renders none. */
export async function keepPdfs(db: Database, merchantId: string, voucherIds: readonly string[]): Promise<void> {
  for (const reference of voucherIds.map((id) => parseReference('voucher', id))) {
    const voucher = await findVoucherToPrint(db, merchantId, reference);
    if (!voucher) throw new Error('A voucher of the seed is missing.');
    const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(pdfBytes)]);
    await saveVoucherPdf(db, merchantId, voucher.id, voucher.contentKey, pdf);
  }
}

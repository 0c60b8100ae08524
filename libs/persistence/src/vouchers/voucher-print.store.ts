import { createHash } from 'node:crypto';
import { formatVoucherCode } from '#domain/vouchers/code.js';
import type { PrintedVoucher } from '#domain/vouchers/print.js';
import { voucherStatus } from '#domain/vouchers/status.js';
import type { Voucher } from '#domain/vouchers/voucher.js';
import { columnsOf } from '../database/entities/entity-sql.js';
import type { Database } from '../database/database.js';
import { clock, queryOne, read, readAt, type ReadAt, type Reader, selfCommitting } from '../database/statement.js';
import { MerchantTable } from '../merchants/merchant.table.js';
import { VoucherTable } from './voucher.table.js';

type PrintRow = Voucher &
  ReadAt & {
    readonly merchantName: string;
    readonly colour: string | null;
    readonly logo: Uint8Array | null;
    readonly logoType: 'image/png' | 'image/jpeg' | 'image/svg+xml' | null;
    readonly timeZone: string;
    readonly locale: string;
    readonly paper: 'A4' | 'Letter';
    readonly terms: string | null;
  };

const findRow = read<PrintRow>(
  'find_voucher_to_print',
  `select ${columnsOf(VoucherTable, 'v')}, t.terms, m.name as "merchantName",
     ${columnsOf(MerchantTable, 'm', { only: ['colour', 'logo', 'logoType', 'timeZone', 'locale', 'paper'] })}, ${readAt}
   from vouchers v
   join voucher_templates t on t.merchant_id = v.merchant_id and t.id = v.voucher_template_id
   join merchants m on m.merchant_id = v.merchant_id
   where v.merchant_id = $1 and v.id = $2`,
);

/** The printed content of a voucher, the hash of that content, and the recipient. */
export interface VoucherToPrint {
  readonly printed: PrintedVoucher;
  readonly contentKey: Buffer;
  readonly recipientEmail: string | null;
}

/** Increase it when the page layout changes: then every voucher is rendered again. */
const layoutVersion = 1;

/** Returns the voucher as it would be printed now, or undefined. */
export async function findVoucherToPrint(
  reader: Reader,
  merchantId: string,
  voucherId: string,
): Promise<VoucherToPrint | undefined> {
  const row = await queryOne(reader, findRow, [merchantId, voucherId]);
  if (!row) return undefined;
  const printed: PrintedVoucher = {
    merchant: {
      name: row.merchantName,
      colour: row.colour,
      logo: row.logo && row.logoType && { type: row.logoType, bytes: row.logo },
      timeZone: row.timeZone,
      locale: row.locale,
    },
    title: row.title,
    code: formatVoucherCode(row.code),
    valueMinor: row.valueMinor,
    remainingMinor: row.remainingMinor,
    currency: row.currency,
    status: voucherStatus(row, row.readAt),
    expiresAt: row.expiresAt,
    activatesAt: row.activatesAt,
    recipientName: row.recipientName,
    terms: row.terms,
    paper: row.paper,
  };
  return { printed, contentKey: contentKeyOf(printed), recipientEmail: row.recipientEmail };
}

function contentKeyOf(printed: PrintedVoucher): Buffer {
  const { logo } = printed.merchant;
  const hash = createHash('sha256').update(
    JSON.stringify([layoutVersion, { ...printed, merchant: { ...printed.merchant, logo: logo?.type } }]),
  );
  return (logo ? hash.update(logo.bytes) : hash).digest();
}

const findPdfRow = read<{ pdf: Buffer }>(
  'find_voucher_pdf',
  `select pdf from voucher_pdfs where merchant_id = $1 and voucher_id = $2 and content_key = $3`,
);

/** Returns the PDF that was rendered from this content, or undefined. */
export const findVoucherPdf = async (
  reader: Reader,
  merchantId: string,
  voucherId: string,
  contentKey: Buffer,
): Promise<Buffer | undefined> => (await queryOne(reader, findPdfRow, [merchantId, voucherId, contentKey]))?.pdf;

const savePdfRow = selfCommitting<never>(
  'save_voucher_pdf',
  `insert into voucher_pdfs (merchant_id, voucher_id, content_key, pdf, rendered_at) values ($1, $2, $3, $4, ${clock})
   on conflict (merchant_id, voucher_id) do update
     set content_key = excluded.content_key, pdf = excluded.pdf, rendered_at = excluded.rendered_at`,
);

/** Stores a rendered voucher and replaces an older one. */
export const saveVoucherPdf = (
  db: Database,
  merchantId: string,
  voucherId: string,
  contentKey: Buffer,
  pdf: Buffer,
): Promise<never[]> => db.execute(savePdfRow, [merchantId, voucherId, contentKey, pdf]);

import { createHash } from 'node:crypto';
import { localeIn } from '#domain/merchants/language.js';
import { formatVoucherCode } from '#domain/vouchers/code.js';
import type { PrintedVoucher } from '#domain/vouchers/print.js';
import { voucherStatus } from '#domain/vouchers/status.js';
import type { Voucher } from '#domain/vouchers/voucher.js';
import { columnsOf } from '../database/entities/entity-sql.js';
import type { Reference } from '#domain/ids.js';
import type { Database } from '../database/database.js';
import { notifySql } from '../database/notifications.js';
import { byReference } from '../database/reference.js';
import { clock, read, readAt, type ReadAt, type Reader, selfCommitting } from '../database/statement.js';
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
    readonly merchantTerms: string | null;
    readonly replyTo: string | null;
    readonly storedKey: Buffer | null;
    readonly storedPdf: Buffer | null;
  };

const find = byReference<PrintRow>(
  'find_voucher_to_print',
  (column) =>
    `select ${columnsOf(VoucherTable, 'v')}, t.terms, m.name as "merchantName", m.terms as "merchantTerms",
     ${columnsOf(MerchantTable, 'm', { only: ['colour', 'logo', 'logoType', 'timeZone', 'locale', 'paper', 'replyTo'] })}, ${readAt},
     p.content_key as "storedKey", p.pdf as "storedPdf"
   from vouchers v
   join voucher_templates t on t.merchant_id = v.merchant_id and t.id = v.voucher_template_id
   join merchants m on m.merchant_id = v.merchant_id
   left join voucher_pdfs p on p.merchant_id = v.merchant_id and p.voucher_id = v.id
   where v.merchant_id = $1 and v.${column} = $2`,
  // Not quick, because a logo and a PDF are large.
  read,
);

/** The printed content of a voucher, the hash of that content, and the recipient. */
export interface VoucherToPrint {
  readonly id: string;
  /** The stored PDF, if it was rendered from this content. */
  readonly storedPdf: Buffer | undefined;
  readonly printed: PrintedVoucher;
  readonly contentKey: Buffer;
  /** The content that the stored PDF was rendered from, which may be an earlier one; null where none is stored. */
  readonly storedKey: Buffer | null;
  readonly recipientEmail: string | null;
  /** Where answers to its e-mail go; null: to the sender. */
  readonly replyTo: string | null;
}

/** Increase it when the page layout changes: then every voucher is rendered again. */
const layoutVersion = 2;

/** Returns the voucher as it would be printed now, or undefined. */
export async function findVoucherToPrint(
  reader: Reader,
  merchantId: string,
  reference: Reference,
): Promise<VoucherToPrint | undefined> {
  const row = await find(reader, merchantId, reference);
  if (!row) return undefined;
  const printed: PrintedVoucher = {
    merchant: {
      name: row.merchantName,
      colour: row.colour,
      logo: row.logo && row.logoType && { type: row.logoType, bytes: row.logo },
      timeZone: row.timeZone,
      locale: row.recipientLanguage ? localeIn(row.recipientLanguage, row.locale) : row.locale,
      terms: row.merchantTerms,
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
  const contentKey = contentKeyOf(printed);
  const { id, storedKey, recipientEmail, replyTo } = row;
  const storedPdf = storedKey?.equals(contentKey) ? (row.storedPdf ?? undefined) : undefined;
  return { id, storedPdf, printed, contentKey, storedKey, recipientEmail, replyTo };
}

function contentKeyOf(printed: PrintedVoucher): Buffer {
  const { logo } = printed.merchant;
  const hash = createHash('sha256').update(
    JSON.stringify([layoutVersion, { ...printed, merchant: { ...printed.merchant, logo: logo?.type } }]),
  );
  return (logo ? hash.update(logo.bytes) : hash).digest();
}

const savePdfRow = selfCommitting<never>(
  'save_voucher_pdf',
  // A PDF that a crash loses is rendered again, so the commit need not wait for the disk.
  `with saved as (
     insert into voucher_pdfs (merchant_id, voucher_id, content_key, pdf, rendered_at) values ($1, $2, $3, $4, ${clock})
     on conflict (merchant_id, voucher_id) do update
       set content_key = excluded.content_key, pdf = excluded.pdf, rendered_at = excluded.rendered_at
     returning voucher_id
   )
   select ${notifySql('voucher_pdf', 'voucher_id::text')}, set_config('synchronous_commit', 'off', true) from saved`,
);

/** Stores a rendered voucher in place of an older one, and notifies the requests that wait for it. */
export const saveVoucherPdf = (
  db: Database,
  merchantId: string,
  voucherId: string,
  contentKey: Buffer,
  pdf: Buffer,
): Promise<never[]> => db.execute(savePdfRow, [merchantId, voucherId, contentKey, pdf]);

import { notFound, Refusal } from '#domain/errors.js';
import { encodeId, refer } from '#domain/ids.js';
import { Database } from '#persistence/database.js';
import { stage } from '#persistence/jobs.js';
import { inTransaction } from '#persistence/tx.js';
import { findVoucher } from '#persistence/voucher.store.js';
import { findVoucherPdf, findVoucherToPrint } from '#persistence/voucher-print.store.js';
import { Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, CallerOf } from '../edge/caller.js';
import { Operation } from '../edge/operation.js';

/** How long a request waits for its turn and its rendering. (decisions.md section 6) */
const longestWaitMs = 25_000;
const firstPauseMs = 40;
const longestPauseMs = 250;

const notRendered = () =>
  new Refusal('internal', 'pdf_unavailable', 'The PDF could not be made in time. Nothing was changed; try again.', 5);

@Controller()
export class DownloadVoucherPdf {
  constructor(private readonly db: Database) {}

  @Operation({
    method: 'GET',
    path: '/vouchers/:id/pdf',
    id: 'downloadVoucherPdf',
    anyScope: ['vouchers:read', 'vouchers:manage'],
    limit: 'voucherPdfsPerMinute',
    withoutHead: true,
    tag: 'Vouchers',
    summary: 'Download a voucher as PDF',
    description:
      'The voucher to print, as it stands now; one that cannot be redeemed says so across the page. A PDF that was made ' +
      'before for the same content is answered at once.',
    params: { id: 'id or externalId of the issued voucher (not of its template).' },
    answer: { description: 'The PDF.', shape: 'pdf', type: Object, example: {} },
    refusals: ['voucher_not_found', 'pdf_unavailable'],
  })
  async handle(
    @CallerOf() { merchantId }: Caller,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const voucher = await findVoucher(this.db, merchantId, refer('voucher', id));
    if (!voucher) throw notFound('voucher');
    const pdf = await this.pdfOf(merchantId, voucher.id, () => request.raw.destroyed);
    const filename = `voucher-${encodeId('voucher', voucher.id)}.pdf`;
    reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="${filename}"`)
      .header('cache-control', 'private, no-store')
      .send(pdf);
  }

  /** The kept PDF of what stands on the voucher; where there is none, the worker is asked and waited for. */
  private async pdfOf(merchantId: string, voucherId: string, gone: () => boolean): Promise<Buffer> {
    const kept = await this.keptPdf(merchantId, voucherId);
    if (kept) return kept;
    await inTransaction(this.db, (tx) => stage(tx, merchantId, 'render_voucher_pdf', voucherId));
    const deadline = Date.now() + longestWaitMs;
    for (let pause = firstPauseMs; Date.now() < deadline && !gone(); pause = Math.min(pause * 1.3, longestPauseMs)) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      const rendered = await this.keptPdf(merchantId, voucherId);
      if (rendered) return rendered;
    }
    throw notRendered();
  }

  /** Asked anew each time: the voucher may change while its PDF is waited for. */
  private async keptPdf(merchantId: string, voucherId: string): Promise<Buffer | undefined> {
    const now = await findVoucherToPrint(this.db, merchantId, voucherId);
    return now && findVoucherPdf(this.db, merchantId, voucherId, now.contentKey);
  }
}

import { notFound } from '#domain/errors.js';
import { encodeId, parseReference } from '#domain/ids.js';
import { exampleOf } from '#http/openapi/documented-refusals.js';
import { voucherParams } from '#http/views/voucher.view.js';
import { requestVoucherPdf } from '#operations/vouchers/request-voucher-pdf.js';
import { Database } from '#persistence/database/database.js';
import { findVoucher } from '#persistence/vouchers/voucher.store.js';
import { Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Member, MemberOf } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';

@Controller()
export class DownloadVoucherPdf {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/vouchers/:id/pdf',
    id: 'downloadVoucherPdf',
    who: 'viewer',
    withoutHead: true,
    tag: 'Vouchers',
    summary: 'Download a voucher as PDF',
    description:
      'The voucher as a printable PDF with its current state. A voucher that cannot be redeemed is marked across the page.',
    params: voucherParams,
    answer: { description: 'The PDF.', shape: 'pdf', type: Object, example: {} },
    refusals: [notFound('voucher'), exampleOf('pdf_unavailable')],
  })
  async handle(
    @MemberOf() { merchantId }: Member,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const voucher = await findVoucher(this.db, merchantId, parseReference('voucher', id));
    if (!voucher) throw notFound('voucher');
    const pdf = await requestVoucherPdf(this.db, merchantId, voucher.id, () => request.raw.destroyed);
    reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="voucher-${encodeId('voucher', voucher.id)}.pdf"`)
      .header('cache-control', 'private, no-store')
      .send(pdf);
  }
}

import { parseReference } from '#domain/ids.js';
import { HasLeft } from '#http/server/has-left.js';
import { RequestUuid } from '#http/server/request-uuid.js';
import { PdfFile } from '#http/server/pdf-file.interceptor.js';
import { voucherParams } from '#http/views/voucher.view.js';
import { requestVoucherPdf } from '#operations/vouchers/request-voucher-pdf.js';
import { Database } from '#persistence/database/database.js';
import { Notifications } from '#persistence/database/notifications.js';
import { Controller, Param } from '@nestjs/common';
import { type Member, MemberOf } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';

@Controller()
export class DownloadVoucherPdf {
  constructor(
    readonly db: Database,
    readonly notifications: Notifications,
  ) {}

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
    refusals: ['voucher_not_found', 'pdf_unavailable'],
  })
  async handle(
    @MemberOf() { merchantId }: Member,
    @Param('id') id: string,
    @RequestUuid() requestId: string,
    @HasLeft() hasLeft: () => boolean,
  ): Promise<PdfFile> {
    const asked = { merchantId, requestId, voucher: parseReference('voucher', id) };
    const { filename, pdf } = await requestVoucherPdf(this, asked, hasLeft);
    return new PdfFile(filename, pdf);
  }
}

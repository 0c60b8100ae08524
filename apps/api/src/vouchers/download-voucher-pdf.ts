import { HasLeft } from '#http/server/has-left.js';
import { RequestUuid } from '#http/server/request-uuid.js';
import { parseReference } from '#domain/ids.js';
import { requestVoucherPdf } from '#operations/vouchers/request-voucher-pdf.js';
import { Database } from '#persistence/database/database.js';
import { Notifications } from '#persistence/database/notifications.js';
import { Controller, Param } from '@nestjs/common';
import { type Caller, CallerOf } from '../edge/caller.js';
import { Operation } from '../edge/operation.js';
import { PdfFile } from '#http/server/pdf-file.interceptor.js';

@Controller()
export class DownloadVoucherPdf {
  constructor(
    readonly db: Database,
    readonly notifications: Notifications,
  ) {}

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
      'The voucher as a printable PDF with its current state. A voucher that cannot be redeemed is marked across the ' +
      'page. If the content did not change, the stored PDF is returned.',
    params: { id: 'id or externalId of the issued voucher (not of its template).' },
    answer: { description: 'The PDF.', shape: 'pdf', type: Object, example: {} },
    refusals: ['voucher_not_found', 'pdf_unavailable'],
  })
  async handle(
    @CallerOf() { merchantId }: Caller,
    @Param('id') id: string,
    @RequestUuid() requestId: string,
    @HasLeft() hasLeft: () => boolean,
  ): Promise<PdfFile> {
    const asked = { merchantId, requestId, voucher: parseReference('voucher', id) };
    const { voucherId, pdf } = await requestVoucherPdf(this, asked, hasLeft);
    return new PdfFile(`voucher-${voucherId}.pdf`, pdf);
  }
}

import { parseReference } from '#domain/ids.js';
import { HasLeft } from '#http/server/has-left.js';
import { RequestUuid } from '#http/server/request-uuid.js';
import { PdfFile } from '#http/server/pdf-file.interceptor.js';
import { voucherOperations } from '#http/vouchers/voucher-operations.js';
import { requestVoucherPdf } from '#operations/vouchers/request-voucher-pdf.js';
import { Database } from '#persistence/database/database.js';
import { Notifications } from '#persistence/database/notifications.js';
import { Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';

@Controller()
export class DownloadVoucherPdf {
  constructor(
    readonly db: Database,
    readonly notifications: Notifications,
  ) {}

  @PortalOperation({
    ...voucherOperations.downloadPdf,
    path: '/merchants/:m/vouchers/:id/pdf',
    who: 'viewer',
  })
  async handle(
    @CurrentMember() { merchantId }: Member,
    @Param('id') id: string,
    @RequestUuid() requestId: string,
    @HasLeft() hasLeft: () => boolean,
  ): Promise<PdfFile> {
    const asked = { merchantId, requestId, voucher: parseReference('voucher', id) };
    const { filename, pdf } = await requestVoucherPdf(this, asked, { hasLeft });
    return new PdfFile(filename, pdf);
  }
}

import { HasLeft } from '#http/server/has-left.js';
import { RequestUuid } from '#http/server/request-uuid.js';
import { parseReference } from '#domain/ids.js';
import { voucherOperations } from '#http/vouchers/voucher-operations.js';
import { requestVoucherPdf } from '#operations/vouchers/request-voucher-pdf.js';
import { Database } from '#persistence/database/database.js';
import { Notifications } from '#persistence/database/notifications.js';
import { Controller, Param } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../edge/caller.js';
import { KeyCheck } from '../edge/key-check.js';
import { Operation } from '../edge/operation.js';
import { PdfFile } from '#http/server/pdf-file.interceptor.js';

@Controller()
export class DownloadVoucherPdf {
  constructor(
    readonly db: Database,
    readonly notifications: Notifications,
    private readonly keys: KeyCheck,
  ) {}

  @Operation({
    ...voucherOperations.downloadPdf,
    path: '/vouchers/:id/pdf',
    anyScope: ['vouchers:read', 'vouchers:manage'],
    limit: 'voucherPdfsPerMinute',
  })
  async handle(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @RequestUuid() requestId: string,
    @HasLeft() hasLeft: () => boolean,
  ): Promise<PdfFile> {
    const asked = { merchantId: caller.merchantId, requestId, voucher: parseReference('voucher', id) };
    const { voucherId, pdf } = await requestVoucherPdf(this, asked, {
      hasLeft,
      // The key may have been revoked while the PDF was made.
      requireAccess: () => this.keys.requireActive(caller),
    });
    return new PdfFile(`voucher-${voucherId}.pdf`, pdf);
  }
}

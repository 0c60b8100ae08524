import { voucherEmailPreview } from '#content/email/voucher-email.js';
import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import type { QueryParameters } from '#http/input/query-parameters.js';
import { voucherParams } from '#http/views/voucher.view.js';
import { Database } from '#persistence/database/database.js';
import { findVoucherToPrint } from '#persistence/vouchers/voucher-print.store.js';
import { Controller, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Member, CurrentMember, CurrentQuery } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { previewHeaders, schemeQuery, schemes } from '../merchants/preview-voucher.js';

@Controller()
export class PreviewVoucherEmail {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/vouchers/:id/email',
    id: 'previewVoucherEmail',
    who: 'viewer',
    withoutHead: true,
    tag: 'E-mails',
    summary: "Preview a voucher's e-mail",
    description: 'The page of the e-mail as it would be sent now, without its PDF. Nothing is sent.',
    params: voucherParams,
    query: [schemeQuery],
    answer: { description: 'The page.', shape: 'html', type: Object, example: {} },
    refusals: ['voucher_not_found'],
  })
  async handle(
    @CurrentMember() { merchantId }: Member,
    @Param('id') id: string,
    @CurrentQuery() query: QueryParameters,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const scheme = query.choice('scheme', schemes) ?? 'light';
    const voucher = await findVoucherToPrint(this.db, merchantId, parseReference('voucher', id));
    if (!voucher) throw notFound('voucher');
    reply.headers(previewHeaders);
    return voucherEmailPreview(voucher.printed, scheme);
  }
}

import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { Database } from '#persistence/database/database.js';
import { findVoucher } from '#persistence/vouchers/voucher.store.js';
import { findVoucherTemplate } from '#persistence/vouchers/voucher-template.store.js';
import { Controller, Param } from '@nestjs/common';
import { type Caller, CurrentCaller, CurrentQuery } from '../edge/caller.js';
import { QueryParameters } from '#http/input/query-parameters.js';
import { Operation } from '../edge/operation.js';
import { voucherExample, VoucherView } from '#http/views/voucher.view.js';
import { voucherTemplateExample, VoucherTemplateView } from '#http/views/voucher-template.view.js';

@Controller()
export class ReadVoucher {
  constructor(private readonly db: Database) {}

  @Operation({
    method: 'GET',
    path: '/vouchers/:id',
    id: 'readVoucher',
    anyScope: ['vouchers:read'],
    tag: 'Vouchers',
    summary: 'Read a voucher template, or an issued voucher',
    description:
      'Reads a voucher **template**. With `view=issued` it reads an **issued voucher**. An id of the other kind ' +
      'is a 404 in both cases.',
    params: { id: 'id or externalId of the voucher template, or of the issued voucher.' },
    query: [
      {
        name: 'view',
        description: 'Whether templates or issued vouchers are listed or read.',
        schema: { type: 'string', enum: ['templates', 'issued'] },
      },
    ],
    answer: {
      description: 'The voucher template.',
      shape: 'data',
      type: VoucherTemplateView,
      example: voucherTemplateExample,
      or: { description: 'The issued voucher.', shape: 'data', type: VoucherView, example: voucherExample },
    },
    refusals: ['voucher_template_not_found', 'voucher_not_found'],
  })
  async handle(
    @CurrentCaller() { merchantId }: Caller,
    @Param('id') id: string,
    @CurrentQuery() query: QueryParameters,
  ): Promise<VoucherTemplateView | VoucherView> {
    if (query.choice('view', ['templates', 'issued']) === 'issued') {
      const voucher = await findVoucher(this.db, merchantId, parseReference('voucher', id));
      if (!voucher) throw notFound('voucher');
      return new VoucherView(voucher, voucher.readAt);
    }
    const template = await findVoucherTemplate(this.db, merchantId, parseReference('voucher_template', id));
    if (!template) throw notFound('voucher template');
    return new VoucherTemplateView(template);
  }
}

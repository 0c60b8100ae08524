import type { VoucherTemplateType } from '#domain/vouchers/voucher.js';
import { ChoiceField, TextField } from '#http/input/fields.js';
import { createVoucherTemplate } from '#operations/vouchers/create-voucher-template.js';
import { Body, Controller } from '@nestjs/common';
import { PortalOperation } from '../../edge/portal-operation.js';
import { portalVoucherTemplateExample, PortalVoucherTemplateView } from './portal-voucher-template.view.js';
import { WriteOnce, type WriteOnceAs } from '../../edge/write-once.js';
import { voucherTemplateRefusals } from '../programme-refusals.js';
import { requiredFields, VoucherTemplateBody } from './voucher-template-fields.js';

export class CreateVoucherTemplateBody extends VoucherTemplateBody {
  @TextField(1, 200, requiredFields.title) title: string;
  @ChoiceField(['fixed', 'monetary'], requiredFields.type) type: VoucherTemplateType;
  @TextField(1, 3, requiredFields.currency) currency: string;
}

@Controller()
export class CreateVoucherTemplate {
  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/voucher-templates',
    id: 'createVoucherTemplate',
    who: 'admin',
    tag: 'Programme',
    summary: 'Add a voucher template',
    description:
      'Creates a template that vouchers are issued from. A `fixed` template has `value`. A `monetary` template has `minValue` and `maxValue`.',
    body: {
      type: CreateVoucherTemplateBody,
      example: { title: 'Gift voucher', type: 'monetary', minValue: 5, maxValue: 500, currency: 'GBP' },
    },
    answer: {
      status: 201,
      description: 'The voucher template.',
      shape: 'data',
      type: PortalVoucherTemplateView,
      example: portalVoucherTemplateExample,
    },
    idempotency: 'optional',
    refusals: voucherTemplateRefusals,
  })
  handle(@WriteOnce() write: WriteOnceAs, @Body() body: CreateVoucherTemplateBody): Promise<string> {
    return write(
      undefined,
      async (tx, actor) => new PortalVoucherTemplateView(await createVoucherTemplate(tx, actor, body)),
    );
  }
}

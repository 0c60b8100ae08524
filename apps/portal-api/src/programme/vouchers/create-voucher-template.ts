import type { VoucherTemplateType } from '#domain/vouchers/voucher.js';
import { AmountField, ChoiceField, TextField, BooleanField, IntegerField } from '#http/input/fields.js';
import { createVoucherTemplate } from '#operations/vouchers/create-voucher-template.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller } from '@nestjs/common';
import { type Member, MemberOf } from '../../edge/portal-access.js';
import { PortalOperation } from '../../edge/portal-operation.js';
import { printedVoucherTemplateExample, PrintedVoucherTemplateView } from './printed-voucher-template.view.js';
import { writeAsMember } from '../../edge/write-as-member.js';
import { externalIdField, maxDays } from '../programme-fields.js';
import { voucherTemplateRefusals } from '../programme-refusals.js';
import { maxDelayDays, maxTermsLength, voucherTemplateFields } from './voucher-template-fields.js';

export class CreateVoucherTemplateBody {
  @TextField(1, 200, voucherTemplateFields.title) title: string;
  @ChoiceField(['fixed', 'monetary'], voucherTemplateFields.type) type: VoucherTemplateType;
  @AmountField(voucherTemplateFields.value) value?: number | null;
  @AmountField(voucherTemplateFields.minValue) minValue?: number | null;
  @AmountField(voucherTemplateFields.maxValue) maxValue?: number | null;
  @TextField(1, 3, voucherTemplateFields.currency) currency: string;
  @BooleanField(voucherTemplateFields.allowPartialRedemption) allowPartialRedemption?: boolean;
  @IntegerField(1, maxDays, voucherTemplateFields.expiryDays) expiryDays?: number | null;
  @IntegerField(0, maxDelayDays, voucherTemplateFields.activationDelayDays) activationDelayDays?: number;
  @TextField(0, maxTermsLength, voucherTemplateFields.terms) terms?: string | null;
  @TextField(1, 128, externalIdField) externalId?: string;
}

@Controller()
export class CreateVoucherTemplate {
  constructor(private readonly db: Database) {}

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
      type: PrintedVoucherTemplateView,
      example: printedVoucherTemplateExample,
    },
    refusals: voucherTemplateRefusals,
  })
  async handle(
    @MemberOf() member: Member,
    @Body() body: CreateVoucherTemplateBody,
  ): Promise<PrintedVoucherTemplateView> {
    return writeAsMember(
      this.db,
      member,
      undefined,
      async (tx, by) =>
        new PrintedVoucherTemplateView(
          await createVoucherTemplate(tx, member.merchantId, { ...body, terms: body.terms || null }, by),
        ),
    );
  }
}

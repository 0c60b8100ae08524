import type { VoucherTemplate, VoucherTemplateType } from '#domain/vouchers/voucher.js';
import { BooleanField, ChoiceField, TextField } from '#http/input/fields.js';
import { updateVoucherTemplate } from '#operations/vouchers/update-voucher-template.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember } from '../../edge/portal-access.js';
import { PortalOperation } from '../../edge/portal-operation.js';
import { portalVoucherTemplateExample, PortalVoucherTemplateView } from './portal-voucher-template.view.js';
import { writeAsMember } from '../../edge/write-as-member.js';
import { activeField } from '../programme-fields.js';
import { voucherTemplateChangeRefusals } from '../programme-refusals.js';
import { requiredFields, VoucherTemplateBody } from './voucher-template-fields.js';

export class UpdateVoucherTemplateBody extends VoucherTemplateBody {
  @TextField(1, 200, { ...requiredFields.title, optional: true }) title?: string;
  @ChoiceField(['fixed', 'monetary'], { ...requiredFields.type, optional: true }) type?: VoucherTemplateType;
  @TextField(1, 3, { ...requiredFields.currency, optional: true }) currency?: string;
  @BooleanField(activeField) active?: boolean;
}

@Controller()
export class UpdateVoucherTemplate {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'PATCH',
    path: '/merchants/:m/voucher-templates/:id',
    id: 'updateVoucherTemplate',
    who: 'admin',
    tag: 'Programme',
    summary: 'Change a voucher template',
    description:
      'Changes the fields in the body, including `active`. Absent fields are unchanged. `type` and `currency` never change. Issued ' +
      'vouchers keep their title, value and dates. The current `terms` are printed.',
    params: { id: 'id or externalId of the voucher template.' },
    body: { type: UpdateVoucherTemplateBody, example: { maxValue: 250, active: true }, optional: true },
    answer: {
      description: 'The voucher template.',
      shape: 'data',
      type: PortalVoucherTemplateView,
      example: portalVoucherTemplateExample,
    },
    refusals: voucherTemplateChangeRefusals,
  })
  async handle(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Body() body: UpdateVoucherTemplateBody,
  ): Promise<PortalVoucherTemplateView> {
    const shownAs = (shown: VoucherTemplate) => new PortalVoucherTemplateView(shown);
    return writeAsMember(this.db, member, id, async (tx, actor) =>
      shownAs(await updateVoucherTemplate(tx, actor, id, body, shownAs)),
    );
  }
}

import type { VoucherTemplate } from '#domain/vouchers/voucher.js';
import { OrNull } from '#http/views/or-null.js';
import { voucherTemplateExample, VoucherTemplateView } from '#http/views/voucher-template.view.js';

/** The public representation of a template, with the fields that only the portal shows. (docs/reference/vouchers.md#change-a-template) */
export class PortalVoucherTemplateView extends VoucherTemplateView {
  @OrNull(
    { type: 'string' },
    { description: 'Printed at the bottom of a voucher. Null: nothing.', example: 'Not exchangeable for cash.' },
  )
  terms: string | null;

  constructor(template: VoucherTemplate) {
    super(template);
    this.terms = template.terms;
  }
}

export const portalVoucherTemplateExample = { ...voucherTemplateExample, terms: 'Not exchangeable for cash.' };

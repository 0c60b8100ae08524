import type { VoucherTemplate } from '#domain/vouchers/voucher.js';
import { OrNull } from '#http/views/or-null.js';
import { voucherTemplateExample, VoucherTemplateView } from '#http/views/voucher-template.view.js';

/** The public representation, with the text at the foot of a printed voucher. (docs/reference/vouchers.md#change-a-template) */
export class PrintedVoucherTemplateView extends VoucherTemplateView {
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

export const printedVoucherTemplateExample = { ...voucherTemplateExample, terms: 'Not exchangeable for cash.' };

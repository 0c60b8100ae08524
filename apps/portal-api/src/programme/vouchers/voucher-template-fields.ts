import { AmountField, BooleanField, IntegerField, TextField } from '#http/input/fields.js';
import { externalIdField, maxDays } from '../programme-fields.js';

const maxTermsLength = 2000;
const maxDelayDays = 3650;

/** The optional fields of a new and of a changed voucher template. Amounts are in major units. */
export class VoucherTemplateBody {
  @AmountField({ description: 'The value of a fixed template.', example: null, optional: true, orNull: true })
  value?: number | null;

  @AmountField({
    description: 'The minimum value of a voucher of a monetary template, in major units.',
    example: 5,
    optional: true,
    orNull: true,
  })
  minValue?: number | null;

  @AmountField({
    description: 'The maximum value of a voucher of a monetary template, in major units.',
    example: 500,
    optional: true,
    orNull: true,
  })
  maxValue?: number | null;

  @BooleanField({
    description: "Whether a part of a voucher's value may be redeemed. Default: false.",
    example: true,
    optional: true,
  })
  allowPartialRedemption?: boolean;

  @IntegerField(1, maxDays, {
    description: 'Days until a voucher of this template expires, at the end of the day. Null: never.',
    example: 365,
    optional: true,
    orNull: true,
  })
  expiryDays?: number | null;

  @IntegerField(0, maxDelayDays, {
    description: 'Days until a voucher of this template can be redeemed. 0: immediately. Default: 0.',
    example: 0,
    optional: true,
  })
  activationDelayDays?: number;

  @TextField(0, maxTermsLength, {
    description: 'Printed at the bottom of a voucher. Null or empty: nothing.',
    example: 'Not exchangeable for cash.',
    optional: true,
    orNull: true,
  })
  terms?: string | null;

  @TextField(1, 128, externalIdField) externalId?: string;
}

/** The fields that a new template requires. */
export const requiredFields = {
  title: { description: 'Shown to customers and staff.', example: 'Gift voucher' },
  type: {
    description:
      '`fixed`: the template sets the value. `monetary`: the value is chosen when a voucher is issued. It cannot be changed.',
    example: 'monetary',
  },
  currency: { description: 'ISO 4217 code. It cannot be changed.', example: 'GBP' },
} as const;

/** The documented fields of a voucher template's body. Amounts are in major units. */
export const voucherTemplateFields = {
  title: { description: 'Shown to customers and staff.', example: 'Gift voucher' },
  type: {
    description:
      '`fixed`: the template sets the value. `monetary`: the value is chosen when a voucher is issued. It cannot be changed.',
    example: 'monetary',
  },
  value: { description: 'The value of a fixed template.', example: null, optional: true, orNull: true },
  minValue: {
    description: 'The minimum value of a voucher of a monetary template, in major units.',
    example: 5,
    optional: true,
    orNull: true,
  },
  maxValue: {
    description: 'The maximum value of a voucher of a monetary template, in major units.',
    example: 500,
    optional: true,
    orNull: true,
  },
  currency: { description: 'ISO 4217 code. It cannot be changed.', example: 'GBP' },
  allowPartialRedemption: {
    description: "Whether a part of a voucher's value may be redeemed. Default: false.",
    example: true,
    optional: true,
  },
  expiryDays: {
    description: 'Days until a voucher of this template expires, at the end of the day. Null: never.',
    example: 365,
    optional: true,
    orNull: true,
  },
  activationDelayDays: {
    description: 'Days until a voucher of this template can be redeemed. 0: immediately. Default: 0.',
    example: 0,
    optional: true,
  },
  terms: {
    description: 'Printed at the bottom of a voucher. Null or empty: nothing.',
    example: 'Not exchangeable for cash.',
    optional: true,
    orNull: true,
  },
} as const;

export const maxTermsLength = 2000;
export const maxDelayDays = 3650;

/** The fields of a voucher template's body, in the words of their documentation. Amounts are in major units. */
export const voucherTemplateFields = {
  title: { description: 'For customers and staff.', example: 'Gift voucher' },
  type: { description: 'Whether it sets the value, or whoever issues does. It never changes.', example: 'monetary' },
  value: { description: 'The value of a fixed template.', example: null, optional: true, orNull: true },
  minValue: { description: 'The least that may be asked of a monetary one.', example: 5, optional: true, orNull: true },
  maxValue: {
    description: 'The most that may be asked of a monetary one.',
    example: 500,
    optional: true,
    orNull: true,
  },
  currency: { description: 'ISO 4217 code. It never changes.', example: 'GBP' },
  allowPartialRedemption: {
    description: 'Whether parts of a voucher may be redeemed. False where it is not said.',
    example: true,
    optional: true,
  },
  expiryDays: {
    description: 'Days until a voucher from it expires, at the end of the day. Null: never.',
    example: 365,
    optional: true,
    orNull: true,
  },
  activationDelayDays: {
    description: 'Days until a voucher from it can be redeemed. 0, also where it is not said: at once.',
    example: 0,
    optional: true,
  },
  terms: {
    description: 'Printed at the foot of a voucher. Null or empty: nothing.',
    example: 'Not exchangeable for cash.',
    optional: true,
    orNull: true,
  },
} as const;

export const mostTerms = 2000;
export const mostDelayDays = 3650;

/** Why a person gives something by hand. */
export const reasonOfGiftField = {
  description: 'Recorded permanently in the audit log.',
  example: 'Paid cash at the counter',
} as const;

/** What a person may note on a redemption. */
export const noteField = {
  optional: true,
  description: 'Recorded permanently in the audit log.',
  example: 'Shown on a phone',
} as const;

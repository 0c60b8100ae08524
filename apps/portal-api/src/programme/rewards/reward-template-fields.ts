/** The documented fields of a reward template's body. */
export const rewardTemplateFields = {
  title: { description: 'Shown to customers and staff.', example: 'A free coffee' },
  description: {
    description: 'What it is and how to use it. Null or empty: none.',
    example: 'Any coffee, any size.',
    optional: true,
    orNull: true,
  },
  expiryDays: {
    description: 'Days until a reward of this template expires, at the end of the day. Null: never.',
    example: 60,
    optional: true,
    orNull: true,
  },
} as const;

export const maxDescriptionLength = 2000;

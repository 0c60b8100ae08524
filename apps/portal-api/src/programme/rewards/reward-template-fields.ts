/** The fields of a reward template's body, in the words of their documentation. */
export const rewardTemplateFields = {
  title: { description: 'For customers and staff.', example: 'A free coffee' },
  description: {
    description: 'What it is and how it is used. Null or empty: none.',
    example: 'Any coffee, any size.',
    optional: true,
    orNull: true,
  },
  expiryDays: {
    description: 'Days until a reward from it expires, at the end of the day. Null: never.',
    example: 60,
    optional: true,
    orNull: true,
  },
} as const;

export const mostDescription = 2000;

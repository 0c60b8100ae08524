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
  pointsPrice: {
    description: 'What it costs in points. Null: it cannot be bought with points.',
    example: 250,
    optional: true,
    orNull: true,
  },
} as const;

export const maxPrice = 1_000_000_000;

export const maxDescriptionLength = 2000;

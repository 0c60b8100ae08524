import { IdField, IntegerField } from '#http/input/fields.js';

/** A card's size is bounded so that its thresholds and balances stay within the database's integers. */
export const maxStamps = 10_000;
export const maxPoints = 1_000_000_000;
/** Thresholds of one card. */
export const maxSteps = 50;

/** (docs/reference/portal.md#programme) */
export class ProgressionStepBody {
  @IntegerField(1, maxPoints, {
    description: 'The balance at which the reward is issued, at most the size of the card.',
    example: 10,
  })
  at: number;

  @IdField({ description: 'id or externalId of the reward template that it issues.', example: 'free-coffee' })
  rewardTemplateId: string;
}

/** The documented fields of a card's body. */
export const cardFields = {
  title: { description: 'Shown to customers and staff.', example: 'Coffee card' },
  type: { description: 'What it collects. It cannot be changed.', example: 'stamp' },
  numberOfStamps: { description: 'The size of a stamp card.', example: 10, optional: true, orNull: true },
  openEnded: { description: 'Whether it is a points card without a size.', example: false, optional: true },
  numberOfPoints: {
    description: 'The size of a points card that is not open-ended.',
    example: null,
    optional: true,
    orNull: true,
  },
  progression: {
    description: 'All rewards with their thresholds, in order.',
    example: [{ at: 10, rewardTemplateId: 'free-coffee' }],
    optional: true,
  },
  pointsExpiry: {
    description:
      'When points of a points card expire. Null: never. A change applies to points that are earned afterwards.',
    example: { after: { months: 12 }, until: 'end_of_month' },
    optional: true,
    orNull: true,
  },
  applyToExisting: {
    description:
      'Whether `pointsExpiry` also applies to the points that customers hold. These points do not expire for at ' +
      'least seven more days.',
    example: false,
    optional: true,
  },
  autoEnrol: {
    description: 'Whether every customer gets this card. Default: true.',
    example: true,
    optional: true,
  },
} as const;

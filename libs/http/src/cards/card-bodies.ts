import { correctionOfNothing, spendingUnclear } from '#domain/cards/refusals.js';
import { IdField, IntegerField, TextField } from '../input/fields.js';

const givenAtField = {
  optional: true,
  description: 'id or externalId of the active location where they are given.',
  example: 'loc_01k9zq3f8te5rb8s6yw2m4n7pd',
} as const;

/** (docs/reference/cards.md#give-stamps) */
export class GiveStampsBody {
  @IntegerField(1, 100, { description: 'How many stamps to give.', example: 2 }) quantity: number;

  @IdField(givenAtField) locationId?: string;
}

/** (docs/reference/cards.md#give-points) */
export class GivePointsBody {
  @IntegerField(1, 1_000_000, { description: 'How many points to give.', example: 50 }) quantity: number;

  @IdField(givenAtField) locationId?: string;
}

/** (docs/reference/cards.md#adjust-points) */
export class AdjustPointsBody {
  @IntegerField(0, 1_000_000_000, { description: 'The new balance. It replaces the current one.', example: 250 })
  points: number;
}

const maxChange = 1_000_000_000;

/** (docs/reference/cards.md#correct-points) */
export class CorrectBalanceBody {
  @IntegerField(-maxChange, maxChange, {
    description: 'How much to add to the balance; a negative number is taken from it. Not 0.',
    example: -20,
  })
  change: number;

  @TextField(1, 500, { description: "Recorded permanently in the card's ledger.", example: 'Counted twice' })
  reason: string;

  /** @throws Refusal 400 `invalid_field` for 0 */
  check(): void {
    if (this.change === 0) throw correctionOfNothing();
  }
}

/** (docs/reference/cards.md#spend-points) */
export class SpendPointsBody {
  @IntegerField(1, 1_000_000, {
    optional: true,
    description: 'How many points to spend. Absent if `rewardId` is given.',
    example: 120,
  })
  quantity?: number;

  @IdField({
    optional: true,
    description: 'id or externalId of an active reward template. Its `pointsPrice` is spent, and its reward is issued.',
    example: 'free-coffee',
  })
  rewardId?: string;

  @TextField(1, 200, {
    optional: true,
    description: 'Your own text for what they are spent on.',
    example: 'till-7-4711',
  })
  reference?: string;

  @TextField(1, 500, {
    optional: true,
    description: "Recorded permanently in the card's ledger.",
    example: 'Discount of 1.20',
  })
  reason?: string;

  @IdField({
    optional: true,
    description: 'id or externalId of the active location where they are spent.',
    example: 'loc_01k9zq3f8te5rb8s6yw2m4n7pd',
  })
  locationId?: string;

  /** @throws Refusal 400 `invalid_field` unless one of `quantity` and `rewardId` is given */
  check(): void {
    if ((this.quantity === undefined) === (this.rewardId === undefined)) throw spendingUnclear();
  }
}

/** (docs/reference/cards.md#reverse-an-entry) */
export class ReverseEntryBody {
  @TextField(1, 500, { description: "Recorded permanently in the card's ledger.", example: 'Given to the wrong card' })
  reason: string;
}

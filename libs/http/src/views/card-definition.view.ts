import { encodeId } from '#domain/ids.js';
import type { ShownCardDefinition } from '#persistence/cards/card-definition.store.js';
import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { OpenEnum } from './open-enum.js';
import { OrNull } from './or-null.js';

/** A threshold of a card and the reward that is issued there. */
export class ProgressionStepView {
  @ApiProperty({ type: 'integer', description: 'The balance at which the reward is issued.', example: 10 }) at: number;
  @ApiProperty({ description: 'The reward template.', example: 'rwt_01k9zq3f8te5rb8s6yw2m4n7pd' })
  rewardTemplateId: string;
}

class MonthsView {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 120, example: 12 }) months: number;
}

/** Points expire a number of months after they were earned. */
export class PointsExpiryAfterView {
  @ApiProperty() after: MonthsView;
  @OpenEnum(['end_of_month', 'exact'], {
    description:
      '`end_of_month`: points expire at the end of that month. `exact`: at the same day and time of that month.',
    example: 'end_of_month',
  })
  until: string;
}

/** When the customer has earned or spent nothing for so long. */
export class PointsExpiryInactiveView {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 120, example: 12 }) inactiveMonths: number;
}

/** (docs/reference/cards.md#the-definition) */
@ApiExtraModels(PointsExpiryAfterView, PointsExpiryInactiveView)
export class CardDefinitionView {
  @ApiProperty({ example: 'card_01k9zq3f8te5rb8s6yw2m4n7pd' }) id: string;
  @ApiProperty({ description: "The merchant's own id. Equal to `id` if none was set.", example: 'coffee' })
  externalId: string;
  @ApiProperty({ example: 'Coffee card' }) title: string;
  @ApiProperty({ description: 'An inactive card accepts no stamps or points.', example: true }) active: boolean;
  @OpenEnum(['stamp', 'points'], { description: 'What it collects.', example: 'stamp' }) type: string;
  @OrNull(
    { type: 'integer' },
    { description: 'The number of stamps of a full card. Null on a points card.', example: 10 },
  )
  numberOfStamps: number | null;
  @ApiProperty({ description: 'Whether it is a points card without a size.', example: false }) openEnded: boolean;
  @OrNull({ type: 'integer' }, { description: 'The number of points of a full card. Null otherwise.', example: null })
  numberOfPoints: number | null;
  @ApiProperty({ description: 'Whether every new customer gets this card.', example: true }) autoEnrol: boolean;
  @ApiProperty({ type: [ProgressionStepView], description: 'The rewards and their thresholds.' })
  progression: ProgressionStepView[];
  @ApiProperty({
    oneOf: [
      { $ref: getSchemaPath(PointsExpiryAfterView) },
      { $ref: getSchemaPath(PointsExpiryInactiveView) },
      { type: 'null' },
    ] as never,
    description: 'When points of the card expire. Null: never.',
    example: null,
  })
  pointsExpiry: PointsExpiryAfterView | PointsExpiryInactiveView | null;
  @ApiProperty({ format: 'date-time', example: '2026-11-01T08:00:00.000Z' }) createdAt: string;

  constructor(definition: ShownCardDefinition) {
    this.id = encodeId('card_definition', definition.id);
    this.externalId = definition.externalId ?? this.id;
    this.title = definition.title;
    this.active = definition.active;
    this.type = definition.type;
    this.numberOfStamps = definition.numberOfStamps;
    this.openEnded = definition.openEnded;
    this.numberOfPoints = definition.numberOfPoints;
    this.autoEnrol = definition.autoEnrol;
    this.progression = definition.progression.map(({ at, rewardTemplate }) => ({
      at,
      rewardTemplateId: encodeId('reward_template', rewardTemplate.id),
    }));
    this.pointsExpiry = definition.pointsExpiry;
    this.createdAt = definition.createdAt.toISOString();
  }
}

export const cardDefinitionExample = {
  id: 'card_01k9zq3f8te5rb8s6yw2m4n7pd',
  externalId: 'coffee',
  title: 'Coffee card',
  active: true,
  type: 'stamp',
  numberOfStamps: 10,
  openEnded: false,
  numberOfPoints: null,
  autoEnrol: true,
  progression: [{ at: 10, rewardTemplateId: 'rwt_01k9zq3f8te5rb8s6yw2m4n7pd' }],
  pointsExpiry: null,
  createdAt: '2026-11-01T08:00:00.000Z',
};

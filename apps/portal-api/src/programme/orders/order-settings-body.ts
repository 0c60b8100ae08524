import { isPointsPerUnit, pointsPerUnitPattern } from '#domain/orders/award.js';
import { type ReturnsMode, returnsModes } from '#domain/orders/order.js';
import {
  AmountField,
  ChoiceField,
  described,
  IdField,
  BooleanField,
  IntegerField,
  TextField,
} from '#http/input/fields.js';
import { ObjectField, ObjectListField } from '#http/input/nested-fields.js';
import type { OrderSettingsInput } from '#operations/orders/resolve-order-settings.js';
import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';

const maxPerOrderLimit = 1_000_000_000;
const maxOrderRewards = 50;

const maxPerOrder = { description: 'Maximum per order. Null: no maximum.', optional: true, orNull: true } as const;

/** A decimal above 0, as a number or as text, with at most seven digits before the point and six after it. */
const PointsPerUnit = (): PropertyDecorator =>
  applyDecorators(
    described({ description: 'Points per major unit of the currency. The result is rounded down.', example: 1.5 }, {
      oneOf: [
        { type: 'number', exclusiveMinimum: 0 },
        { type: 'string', pattern: pointsPerUnitPattern.source },
      ],
    } as object),
    ValidateBy({
      name: 'pointsPerUnit',
      validator: {
        validate: (value: unknown) =>
          (typeof value === 'number' || typeof value === 'string') && isPointsPerUnit(String(value)),
        defaultMessage: () => '$property must be above 0 and below 10000000, with at most six decimals.',
      },
    }),
  );

export class StampAwardBody {
  @IdField({ description: 'id or externalId of a stamp card.', example: 'coffee-card' }) cardId: string;
  @ChoiceField(['per_order', 'per_value'], { description: 'How stamps are counted.', example: 'per_order' })
  mode: 'per_order' | 'per_value';
  @IntegerField(1, 1000, { description: 'Required with per_order.', example: 1, optional: true, orNull: true })
  stampsPerOrder?: number | null;
  @AmountField({
    above: 0,
    description: 'Required with per_value: one stamp for each full amount.',
    optional: true,
    orNull: true,
  })
  valuePerStamp?: number | null;
  @IntegerField(1, maxPerOrderLimit, maxPerOrder) maxPerOrder?: number | null;
}

export class PointsAwardBody {
  @IdField({ description: 'id or externalId of a points card.', example: 'points-account' }) cardId: string;
  @PointsPerUnit() pointsPerUnit: number | string;
  @IntegerField(1, maxPerOrderLimit, maxPerOrder) maxPerOrder?: number | null;
}

export class OrderRewardBody {
  @IdField({ description: 'id or externalId of the reward template.', example: 'free-biscotti' })
  rewardTemplateId: string;
  @AmountField({ from: 0, description: 'The minimum order value. Default: 0.', example: 40, optional: true })
  minimumOrderValue?: number;
}

/** All order settings: a missing field is set to its default. (docs/reference/orders.md#order-settings) */
@ApiExtraModels(StampAwardBody, PointsAwardBody, OrderRewardBody)
export class OrderSettingsBody {
  @BooleanField({ description: 'If false, orders are recorded but award nothing.', example: true, optional: true })
  enabled?: boolean;
  @AmountField({ from: 0, description: 'Orders with a lower value award nothing.', example: 0, optional: true })
  minimumOrderValue?: number;
  @ObjectField(StampAwardBody, { description: 'Null: no stamps are awarded.', optional: true, orNull: true })
  stamps?: StampAwardBody | null;
  @ObjectField(PointsAwardBody, { description: 'Null: no points are awarded.', optional: true, orNull: true })
  points?: PointsAwardBody | null;
  @BooleanField({ description: 'If true, coupons are redeemed and order rewards are issued.', optional: true })
  rewardAutomation?: boolean;
  @ObjectListField(OrderRewardBody, maxOrderRewards, {
    description: 'Rewards that an order issues directly.',
    optional: true,
  })
  orderRewards?: OrderRewardBody[];
  @ChoiceField(['return_original', 'award_again'], {
    description: 'What happens if an order with the same source and number was processed before.',
    example: 'return_original',
    optional: true,
  })
  duplicateOrders?: 'return_original' | 'award_again';
  @ChoiceField(returnsModes, {
    description:
      'What happens to stamps and points that a return takes back but the balance does not cover: they are forgiven ' +
      '(`to_zero`), or the card owes them (`owed`).',
    example: 'owed',
    optional: true,
  })
  returns?: ReturnsMode;
  @TextField(1, 64, {
    description:
      'The `version` of the settings that were read. If it is not current, nothing is saved. A preview ignores it.',
    example: '5a5d0c2f6d0e4c9b8f1e7a3b2c4d6e80',
    optional: true,
  })
  version?: string;
}

/** The settings of a body, with defaults. */
export function givenSettings(body: OrderSettingsBody): OrderSettingsInput {
  const { points } = body;
  return {
    enabled: body.enabled ?? true,
    minimumOrderValue: body.minimumOrderValue ?? 0,
    stamps: body.stamps ?? null,
    points: points ? { ...points, pointsPerUnit: String(points.pointsPerUnit) } : null,
    rewardAutomation: body.rewardAutomation ?? false,
    orderRewards: (body.orderRewards ?? []).map(({ rewardTemplateId, minimumOrderValue = 0 }) => ({
      rewardTemplateId,
      minimumOrderValue,
    })),
    duplicateOrders: body.duplicateOrders ?? 'return_original',
    returns: body.returns,
  };
}

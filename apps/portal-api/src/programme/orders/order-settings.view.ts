import { encodeId } from '#domain/ids.js';
import { toMajor } from '#domain/money.js';
import type { OrderSettings } from '#domain/orders/order.js';
import { OpenEnum } from '#http/views/open-enum.js';
import { OrNull } from '#http/views/or-null.js';
import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';

export class StampAwardView {
  @ApiProperty({ description: 'The stamp card.', example: 'card_01k9zq3f8te5rb8s6yw2m4n7pd' }) cardId: string;
  @OpenEnum(['per_order', 'per_value'], { description: 'How stamps are counted.', example: 'per_order' }) mode: string;
  @OrNull({ type: 'integer' }, { description: 'With per_order.', example: 1 }) stampsPerOrder: number | null;
  @OrNull({ type: 'number' }, { description: 'With per_value: one stamp for each full amount.', example: null })
  valuePerStamp: number | null;
  @OrNull({ type: 'integer' }, { description: 'The most stamps of one order; null: any number.', example: null })
  maxPerOrder: number | null;
}

export class PointsAwardView {
  @ApiProperty({ description: 'The points card.', example: 'card_01k9zq3f8tf2nv7c1h5x9a3b6e' }) cardId: string;
  @ApiProperty({ description: 'Per major unit of the currency; the result is rounded down.', example: 1.5 })
  pointsPerUnit: number;
  @OrNull({ type: 'integer' }, { description: 'The most points of one order; null: any number.', example: null })
  maxPerOrder: number | null;
}

export class OrderRewardView {
  @ApiProperty({ example: 'rwt_01k9zq3f8te5rb8s6yw2m4n7pd' }) rewardTemplateId: string;
  @ApiProperty({ description: 'From this order value on.', example: 40 }) minimumOrderValue: number;
}

const orNull = (type: typeof StampAwardView | typeof PointsAwardView, description: string): PropertyDecorator =>
  ApiProperty({ oneOf: [{ $ref: getSchemaPath(type) }, { type: 'null' }], description } as object);

/** What orders of the public API award. Amounts in major units of the merchant's currency. (docs/reference/orders.md#order-settings) */
@ApiExtraModels(StampAwardView, PointsAwardView)
export class OrderSettingsView {
  @ApiProperty({ description: 'False: an order is recorded and awards nothing.', example: true }) enabled: boolean;
  @ApiProperty({ description: 'Below it an order awards nothing.', example: 0 }) minimumOrderValue: number;
  @orNull(StampAwardView, 'Null: no stamps.') stamps: StampAwardView | null;
  @orNull(PointsAwardView, 'Null: no points.') points: PointsAwardView | null;
  @ApiProperty({ description: 'Coupons are redeemed and order rewards issued only when true.', example: false })
  rewardAutomation: boolean;
  @ApiProperty({ type: [OrderRewardView], description: 'What an order itself issues.' })
  orderRewards: OrderRewardView[];
  @OpenEnum(['return_original', 'award_again'], {
    description: 'What an order comes to whose source and number were processed before.',
    example: 'return_original',
  })
  duplicateOrders: string;

  constructor(settings: OrderSettings, currency: string) {
    const { stamps, points } = settings;
    this.enabled = settings.enabled;
    this.minimumOrderValue = toMajor(settings.minimumOrderMinor, currency);
    this.stamps = stamps && {
      cardId: encodeId('card_definition', stamps.card.id),
      mode: stamps.mode,
      stampsPerOrder: stamps.stampsPerOrder,
      valuePerStamp: stamps.valuePerStampMinor === null ? null : toMajor(stamps.valuePerStampMinor, currency),
      maxPerOrder: stamps.maxPerOrder,
    };
    this.points = points && {
      cardId: encodeId('card_definition', points.card.id),
      pointsPerUnit: Number(points.pointsPerUnit),
      maxPerOrder: points.maxPerOrder,
    };
    this.rewardAutomation = settings.rewardAutomation;
    this.orderRewards = settings.orderRewards.map(({ rewardTemplate, minimumOrderMinor }) => ({
      rewardTemplateId: encodeId('reward_template', rewardTemplate.id),
      minimumOrderValue: toMajor(minimumOrderMinor, currency),
    }));
    this.duplicateOrders = settings.duplicateOrders;
  }
}

export const orderSettingsExample = {
  enabled: true,
  minimumOrderValue: 0,
  stamps: {
    ...{ cardId: 'card_01k9zq3f8te5rb8s6yw2m4n7pd', mode: 'per_order', stampsPerOrder: 1 },
    ...{ valuePerStamp: null, maxPerOrder: null },
  },
  points: { cardId: 'card_01k9zq3f8tf2nv7c1h5x9a3b6e', pointsPerUnit: 1.5, maxPerOrder: null },
  rewardAutomation: true,
  orderRewards: [{ rewardTemplateId: 'rwt_01k9zq3f8te5rb8s6yw2m4n7pd', minimumOrderValue: 40 }],
  duplicateOrders: 'return_original',
};

import { encodeId } from '#domain/ids.js';
import { toMajor } from '#domain/money.js';
import { returnsModes, type SavedOrderSettings } from '#domain/orders/order.js';
import { OpenEnum } from '#http/views/open-enum.js';
import { OrNull, ViewOrNull } from '#http/views/or-null.js';
import { orderSettingsVersion } from '#operations/orders/order-settings-version.js';
import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';

export class StampAwardView {
  @ApiProperty({ description: 'The stamp card.', example: 'card_01k9zq3f8te5rb8s6yw2m4n7pd' }) cardId: string;
  @OpenEnum(['per_order', 'per_value'], { description: 'How stamps are counted.', example: 'per_order' }) mode: string;
  @OrNull({ type: 'integer' }, { description: 'Stamps per order. Only with per_order.', example: 1 }) stampsPerOrder:
    | number
    | null;
  @OrNull({ type: 'number' }, { description: 'Only with per_value: one stamp for each full amount.', example: null })
  valuePerStamp: number | null;
  @OrNull({ type: 'integer' }, { description: 'Maximum number of stamps per order. Null: no maximum.', example: null })
  maxPerOrder: number | null;
}

export class PointsAwardView {
  @ApiProperty({ description: 'The points card.', example: 'card_01k9zq3f8tf2nv7c1h5x9a3b6e' }) cardId: string;
  @ApiProperty({ description: 'Points per major unit of the currency. The result is rounded down.', example: 1.5 })
  pointsPerUnit: number;
  @OrNull({ type: 'integer' }, { description: 'Maximum number of points per order. Null: no maximum.', example: null })
  maxPerOrder: number | null;
}

export class OrderRewardView {
  @ApiProperty({ example: 'rwt_01k9zq3f8te5rb8s6yw2m4n7pd' }) rewardTemplateId: string;
  @ApiProperty({ description: 'The minimum order value.', example: 40 }) minimumOrderValue: number;
}

/** What orders of the public API award, with amounts in major units of the merchant's currency. (docs/reference/orders.md#order-settings) */
@ApiExtraModels(StampAwardView, PointsAwardView)
export class OrderSettingsView {
  @ApiProperty({ description: 'If false, orders are recorded but award nothing.', example: true }) enabled: boolean;
  @ApiProperty({ description: 'Orders with a lower value award nothing.', example: 0 }) minimumOrderValue: number;
  @ViewOrNull(StampAwardView, { description: 'Null: no stamps are awarded.' }) stamps: StampAwardView | null;
  @ViewOrNull(PointsAwardView, { description: 'Null: no points are awarded.' }) points: PointsAwardView | null;
  @ApiProperty({ description: 'If true, coupons are redeemed and order rewards are issued.', example: false })
  rewardAutomation: boolean;
  @ApiProperty({ type: [OrderRewardView], description: 'Rewards that an order issues directly.' })
  orderRewards: OrderRewardView[];
  @OpenEnum(['return_original', 'award_again'], {
    description: 'What happens if an order with the same source and number was processed before.',
    example: 'return_original',
  })
  duplicateOrders: string;
  @OpenEnum(returnsModes, {
    description:
      'What happens to stamps and points that a return takes back but the balance does not cover: they are forgiven ' +
      '(`to_zero`), or the card owes them (`owed`).',
    example: 'owed',
  })
  returns: string;
  @ApiProperty({
    description:
      'The version of these settings. Other settings have another version. A save that sends a `version` is refused ' +
      'if it is not current.',
    example: '5a5d0c2f6d0e4c9b8f1e7a3b2c4d6e80',
  })
  version: string;

  constructor(settings: SavedOrderSettings, currency: string) {
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
    this.returns = settings.returns;
    this.version = orderSettingsVersion(settings, currency);
  }
}

export const orderSettingsBodyExample = {
  enabled: true,
  minimumOrderValue: 0,
  stamps: {
    cardId: 'card_01k9zq3f8te5rb8s6yw2m4n7pd',
    mode: 'per_order',
    stampsPerOrder: 1,
    valuePerStamp: null,
    maxPerOrder: null,
  },
  points: { cardId: 'card_01k9zq3f8tf2nv7c1h5x9a3b6e', pointsPerUnit: 1.5, maxPerOrder: null },
  rewardAutomation: true,
  orderRewards: [{ rewardTemplateId: 'rwt_01k9zq3f8te5rb8s6yw2m4n7pd', minimumOrderValue: 40 }],
  duplicateOrders: 'return_original',
  returns: 'owed',
};

export const orderSettingsExample = { ...orderSettingsBodyExample, version: '5a5d0c2f6d0e4c9b8f1e7a3b2c4d6e80' };

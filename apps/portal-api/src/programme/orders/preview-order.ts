import { encodeId } from '#domain/ids.js';
import { orderValueToMinor } from '#domain/money.js';
import { type OrderPreview, previewOrder } from '#domain/orders/preview.js';
import { AmountField } from '#http/input/fields.js';
import { ObjectField } from '#http/input/nested-fields.js';
import { OpenEnum } from '#http/views/open-enum.js';
import { resolveOrderSettings } from '#operations/orders/resolve-order-settings.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller } from '@nestjs/common';
import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';
import { type Member, CurrentMember } from '../../edge/portal-access.js';
import { PortalOperation } from '../../edge/portal-operation.js';
import { orderSettingsBodyExample } from './order-settings.view.js';
import { givenSettings, OrderSettingsBody } from './order-settings-body.js';
import { previewRefusals } from '../programme-refusals.js';

@ApiExtraModels(OrderSettingsBody)
export class PreviewOrderBody {
  @ObjectField(OrderSettingsBody, { description: 'The settings to try. They are not saved.' })
  settings: OrderSettingsBody;
  @AmountField({ description: "In major units of the merchant's currency.", example: 24.9 }) orderValue: number;
}

export class PreviewedRewardView {
  @ApiProperty({ example: 'rwt_01k9zq3f8te5rb8s6yw2m4n7pd' }) rewardTemplateId: string;
  @ApiProperty({ example: 'A free coffee' }) title: string;
  @OpenEnum(['stamps', 'points', 'order'], { description: 'What issues the reward.', example: 'stamps' }) from: string;
}

export class OrderPreviewView {
  @ApiProperty({ type: 'integer', example: 1 }) stamps: number;
  @ApiProperty({ type: 'integer', example: 37 }) points: number;
  @ApiProperty({ type: [PreviewedRewardView], description: 'Calculated with cards that start at 0.' })
  rewards: PreviewedRewardView[];
  @ApiProperty({ description: 'Whether the order awards anything.', example: true }) awards: boolean;
  @ApiProperty({ type: [String], description: 'Human-readable notes.', example: ['1 stamp for the order.'] })
  explanation: string[];

  constructor(preview: OrderPreview) {
    this.stamps = preview.stamps;
    this.points = preview.points;
    this.rewards = preview.rewards.map(({ rewardTemplate: { id, title }, from }) => ({
      rewardTemplateId: encodeId('reward_template', id),
      title,
      from,
    }));
    this.awards = preview.awards;
    this.explanation = [...preview.explanation];
  }
}

@Controller()
export class PreviewOrder {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/order-settings/preview',
    id: 'previewOrder',
    who: 'viewer',
    tag: 'Programme',
    summary: 'Try order settings',
    description:
      'Calculates what an order of this value by a new customer would award with the given settings. It uses the ' +
      'same rules as an order. Nothing is saved.',
    body: { type: PreviewOrderBody, example: { settings: orderSettingsBodyExample, orderValue: 24.9 } },
    answer: {
      description: 'What the order would award.',
      shape: 'data',
      type: OrderPreviewView,
      example: {
        stamps: 1,
        points: 37,
        rewards: [],
        awards: true,
        explanation: ['1 stamp for the order, whatever its value.'],
      },
    },
    refusals: previewRefusals,
  })
  async handle(
    @CurrentMember() member: Member,
    @Body() { settings, orderValue }: PreviewOrderBody,
  ): Promise<OrderPreviewView> {
    const valueMinor = orderValueToMinor(orderValue, member.currency);
    const resolved = await this.db.pipeline((reader) => resolveOrderSettings(reader, member, givenSettings(settings)));
    return new OrderPreviewView(previewOrder(resolved, valueMinor, member.currency));
  }
}

import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { amountToMinor } from '#domain/money.js';
import { isPointsPerUnit } from '#domain/orders/award.js';
import type { PointsAward, ReturnsMode, SavedOrderSettings, StampAward } from '#domain/orders/order.js';
import {
  awardCardMismatch,
  pointsPerUnitInvalid,
  stampsPerOrderInvalid,
  valuePerStampInvalid,
} from '#domain/orders/refusals.js';
import { findCardDefinition, type ShownCardDefinition } from '#persistence/cards/card-definition.store.js';
import { findRewardTemplate } from '#persistence/rewards/reward-template.store.js';
import type { Reader } from '#persistence/database/statement.js';

/** Order settings as the portal sends them: amounts in major units, cards and templates by id or externalId. */
export interface OrderSettingsInput {
  readonly enabled: boolean;
  readonly minimumOrderValue: number;
  readonly stamps: {
    readonly cardId: string;
    readonly mode: 'per_order' | 'per_value';
    readonly stampsPerOrder?: number | null;
    readonly valuePerStamp?: number | null;
    readonly maxPerOrder?: number | null;
  } | null;
  readonly points: {
    readonly cardId: string;
    /** A decimal above 0 as text: "1", "0.5". */
    readonly pointsPerUnit: string;
    readonly maxPerOrder?: number | null;
  } | null;
  readonly rewardAutomation: boolean;
  readonly orderRewards: readonly { readonly rewardTemplateId: string; readonly minimumOrderValue: number }[];
  readonly duplicateOrders: 'return_original' | 'award_again';
  /** Absent: `owed`. */
  readonly returns?: ReturnsMode | undefined;
}

/** The merchant of the settings. */
interface Owner {
  readonly merchantId: string;
  readonly currency: string;
}

/**
 * Resolves the cards and templates in the settings and converts amounts to the merchant's currency.
 * @throws Refusal `not_found` for a card or template, `invalid` order_settings_invalid, amount_*
 *   (docs/reference/orders.md#order-settings)
 */
export async function resolveOrderSettings(
  reader: Reader,
  owner: Owner,
  input: OrderSettingsInput,
): Promise<SavedOrderSettings> {
  const { merchantId, currency } = owner;
  const [stamps, points, orderRewards] = await Promise.all([
    input.stamps && stampsOf(reader, owner, input.stamps),
    input.points && pointsOf(reader, owner, input.points),
    Promise.all(
      input.orderRewards.map(async ({ rewardTemplateId, minimumOrderValue }) => {
        const rewardTemplate = await findRewardTemplate(
          reader,
          merchantId,
          parseReference('reward_template', rewardTemplateId),
        );
        if (!rewardTemplate) throw notFound('reward template');
        const minimumOrderMinor = amountToMinor(minimumOrderValue, currency, 'orderRewards.minimumOrderValue');
        return { rewardTemplate, minimumOrderMinor };
      }),
    ),
  ]);
  return {
    enabled: input.enabled,
    minimumOrderMinor: amountToMinor(input.minimumOrderValue, currency, 'minimumOrderValue'),
    stamps,
    points,
    rewardAutomation: input.rewardAutomation,
    orderRewards,
    duplicateOrders: input.duplicateOrders,
    returns: input.returns ?? 'owed',
  };
}

async function cardOf(
  reader: Reader,
  { merchantId }: Owner,
  cardId: string,
  type: 'stamp' | 'points',
): Promise<ShownCardDefinition> {
  const definition = await findCardDefinition(reader, merchantId, parseReference('card_definition', cardId));
  if (!definition) throw notFound('card definition');
  if (definition.type !== type) throw awardCardMismatch(type);
  return definition;
}

async function stampsOf(
  reader: Reader,
  owner: Owner,
  input: NonNullable<OrderSettingsInput['stamps']>,
): Promise<StampAward> {
  const card = await cardOf(reader, owner, input.cardId, 'stamp');
  const { mode, stampsPerOrder = null, valuePerStamp = null, maxPerOrder = null } = input;
  switch (mode) {
    case 'per_order': {
      if ((stampsPerOrder ?? 0) < 1) throw stampsPerOrderInvalid();
      return { card, mode, stampsPerOrder, valuePerStampMinor: null, maxPerOrder };
    }
    case 'per_value': {
      const valuePerStampMinor = amountToMinor(valuePerStamp ?? 0, owner.currency, 'stamps.valuePerStamp');
      if (valuePerStampMinor < 1) throw valuePerStampInvalid();
      return { card, mode, stampsPerOrder: null, valuePerStampMinor, maxPerOrder };
    }
  }
}

async function pointsOf(
  reader: Reader,
  owner: Owner,
  input: NonNullable<OrderSettingsInput['points']>,
): Promise<PointsAward> {
  const card = await cardOf(reader, owner, input.cardId, 'points');
  const { pointsPerUnit, maxPerOrder = null } = input;
  if (!isPointsPerUnit(pointsPerUnit)) throw pointsPerUnitInvalid();
  return { card, pointsPerUnit, maxPerOrder };
}

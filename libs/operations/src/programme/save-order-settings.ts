import { notFound, Refusal } from '#domain/errors.js';
import { refer } from '#domain/ids.js';
import { amountToMinor } from '#domain/money.js';
import { findCardDefinition } from '#persistence/card-definition.store.js';
import { saveOrderSettings as save } from '#persistence/order-settings.store.js';
import { findRewardTemplate } from '#persistence/reward-template.store.js';
import type { Tx } from '#persistence/tx.js';

/** Order settings as the portal speaks of them: amounts in major units, cards and templates by id or externalId. */
export interface GivenOrderSettings {
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
    /** A plain decimal above 0, as text: "1", "0.5". */
    readonly pointsPerUnit: string;
    readonly maxPerOrder?: number | null;
  } | null;
  readonly rewardAutomation: boolean;
  readonly orderRewards: readonly { readonly rewardTemplateId: string; readonly minimumOrderValue: number }[];
  readonly duplicateOrders: 'return_original' | 'award_again';
}

const invalid = (message: string): Refusal => new Refusal('invalid', 'order_settings_invalid', message);

/**
 * Replaces the merchant's order settings.
 * @throws Refusal `not_found` for a card or template, `invalid` order_settings_invalid, amount_* (decisions.md section 3)
 */
export async function saveOrderSettings(
  tx: Tx,
  { merchantId, currency }: { merchantId: string; currency: string },
  given: GivenOrderSettings,
): Promise<void> {
  const orderRewards = await Promise.all(
    given.orderRewards.map(async ({ rewardTemplateId, minimumOrderValue }) => {
      const template = await findRewardTemplate(tx, merchantId, refer('reward_template', rewardTemplateId));
      if (!template) throw notFound('reward template');
      const minimumOrderMinor = amountToMinor(minimumOrderValue, currency, 'orderRewards.minimumOrderValue');
      return { rewardTemplateId: template.id, minimumOrderMinor };
    }),
  );
  save(tx, merchantId, {
    enabled: given.enabled,
    minimumOrderMinor: amountToMinor(given.minimumOrderValue, currency, 'minimumOrderValue'),
    stamps: given.stamps && (await stampsOf(tx, merchantId, currency, given.stamps)),
    points: given.points && (await pointsOf(tx, merchantId, given.points)),
    rewardAutomation: given.rewardAutomation,
    orderRewards,
    duplicateOrders: given.duplicateOrders,
  });
}

async function cardOf(tx: Tx, merchantId: string, cardId: string, type: 'stamp' | 'points'): Promise<string> {
  const definition = await findCardDefinition(tx, merchantId, refer('card_definition', cardId));
  if (!definition) throw notFound('card definition');
  if (definition.type !== type) throw invalid(`cardId of the ${type} award must name a ${type} card.`);
  return definition.id;
}

async function stampsOf(
  tx: Tx,
  merchantId: string,
  currency: string,
  given: NonNullable<GivenOrderSettings['stamps']>,
) {
  const cardId = await cardOf(tx, merchantId, given.cardId, 'stamp');
  const maxPerOrder = given.maxPerOrder ?? null;
  if (given.mode === 'per_order') {
    const stampsPerOrder = given.stampsPerOrder ?? 0;
    if (stampsPerOrder < 1) throw invalid('stamps.stampsPerOrder must be 1 or more when the mode is per_order.');
    return { cardId, mode: given.mode, stampsPerOrder, valuePerStampMinor: null, maxPerOrder };
  }
  const valuePerStampMinor = amountToMinor(given.valuePerStamp ?? 0, currency, 'stamps.valuePerStamp');
  if (valuePerStampMinor < 1) throw invalid('stamps.valuePerStamp must be above 0 when the mode is per_value.');
  return { cardId, mode: given.mode, stampsPerOrder: null, valuePerStampMinor, maxPerOrder };
}

async function pointsOf(tx: Tx, merchantId: string, given: NonNullable<GivenOrderSettings['points']>) {
  const cardId = await cardOf(tx, merchantId, given.cardId, 'points');
  const decimal = /^\d{1,7}(\.\d{1,6})?$/.test(given.pointsPerUnit) && Number(given.pointsPerUnit) > 0;
  if (!decimal) throw invalid('points.pointsPerUnit must be a decimal above 0, such as "1" or "0.5".');
  return { cardId, pointsPerUnit: given.pointsPerUnit, maxPerOrder: given.maxPerOrder ?? null };
}

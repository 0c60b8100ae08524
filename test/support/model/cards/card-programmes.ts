import type { OrderSettingsInput } from '#operations/orders/resolve-order-settings.js';
import type { PointsExpiry } from '#domain/cards/card.js';
import type { Service } from '../../harness/service.js';
import { Shop } from '../../fixtures/shop.js';
import type {
  CardRules,
  ModelExpiry,
  ModelProgramme,
  ModelTemplate,
  OrderRules,
  Threshold,
} from './model-programme.js';

const most = 1_000_000_000;
/** How points expire at the merchants of the test. */
const policies: readonly ModelExpiry[] = [
  { months: 1, until: 'exact' },
  { months: 1, until: 'end_of_month' },
  { months: 1, until: 'inactive' },
  null,
];

export interface ModelShop {
  readonly shop: Shop;
  readonly programme: ModelProgramme;
}

export const openShops = (service: Service): Promise<ModelShop[]> =>
  Promise.all(policies.map((policy) => openShop(service, policy)));

async function openShop(service: Service, policy: ModelExpiry): Promise<ModelShop> {
  const shop = await Shop.open(service, { timeZone: 'UTC' });
  const template = async (title: string, expiryDays: number | null, price: number | null = null) => {
    const { shown } = await shop.rewardTemplate({ title, expiryDays, pointsPrice: price });
    return { shown, expiryDays, price };
  };
  const coffee = await template('A coffee', 20);
  const cake = await template('A cake', null);
  const mug = await template('A mug', 45);
  const bag = await template('A bag', 3);
  const forSale = await template('A shirt', 30, 60);
  const stamps = await card(shop, 5, null, [
    { at: 3, template: coffee },
    { at: 5, template: cake },
  ]);
  const points = await card(shop, null, policy, [
    { at: 50, template: mug },
    { at: 120, template: cake },
  ]);
  return { shop, programme: { stamps, points, settings: settingsWith(bag, coffee), forSale } };
}

async function card(
  shop: Shop,
  size: number | null,
  expiry: ModelExpiry,
  thresholds: readonly Threshold[],
): Promise<CardRules> {
  const progression = thresholds.map((one) => ({ at: one.at, rewardTemplateId: one.template.shown }));
  const { shown } = await shop.cardDefinition(
    size === null
      ? { type: 'points', openEnded: true, pointsExpiry: expiry && expiryOf(expiry), progression }
      : { numberOfStamps: size, progression },
  );
  return { definitionId: shown, unit: size === null ? 'points' : 'stamps', size, thresholds, expiry };
}

const expiryOf = ({ months, until }: NonNullable<ModelExpiry>): PointsExpiry =>
  until === 'inactive' ? { inactiveMonths: months } : { after: { months }, until };

const settingsWith = (bag: ModelTemplate, coffee: ModelTemplate): readonly OrderRules[] => [
  {
    minimum: 500,
    stamps: { per: 1000, each: 0, most },
    points: { tenths: 7, most },
    orderRewards: [{ template: bag, minimum: 4000 }],
  },
  { minimum: 0, stamps: { per: 'order', each: 2, most }, points: { tenths: 15, most: 60 }, orderRewards: [] },
  {
    minimum: 0,
    stamps: { per: 333, each: 0, most: 12 },
    points: { tenths: 30, most },
    orderRewards: [
      { template: coffee, minimum: 0 },
      { template: bag, minimum: 1000 },
    ],
  },
];

/** The settings as the portal sends them. */
export function inputOf(
  { stamps, points }: ModelProgramme,
  rules: OrderRules,
  returns: 'owed' | 'to_zero',
): Partial<OrderSettingsInput> {
  const { per, each, most: maxStamps } = rules.stamps;
  const counting =
    per === 'order'
      ? ({ mode: 'per_order', stampsPerOrder: each } as const)
      : ({ mode: 'per_value', valuePerStamp: per / 100 } as const);
  return {
    returns,
    minimumOrderValue: rules.minimum / 100,
    rewardAutomation: true,
    duplicateOrders: 'award_again',
    stamps: { cardId: stamps.definitionId, ...counting, maxPerOrder: maxStamps },
    points: {
      cardId: points.definitionId,
      pointsPerUnit: String(rules.points.tenths / 10),
      maxPerOrder: rules.points.most,
    },
    orderRewards: rules.orderRewards.map(({ template, minimum }) => ({
      rewardTemplateId: template.shown,
      minimumOrderValue: minimum / 100,
    })),
  };
}

import type { OrderSettings, OrderSettingsBody } from '../../api/types.js';

type Amount = number | string;

/** The values of the form. An empty field is an empty string. */
export interface SettingsFields {
  enabled: boolean;
  minimumOrderValue: Amount;
  withStamps: boolean;
  stampCard: string;
  stampMode: 'per_order' | 'per_value';
  stampsPerOrder: Amount;
  valuePerStamp: Amount;
  maxStamps: Amount;
  withPoints: boolean;
  pointsCard: string;
  pointsPerUnit: Amount;
  maxPoints: Amount;
  rewardAutomation: boolean;
  orderRewards: { id: number; rewardTemplateId: string; minimumOrderValue: Amount }[];
  duplicateOrders: 'return_original' | 'award_again';
  returns: 'owed' | 'to_zero';
}

/** The form values for stored settings. A section that is off preselects the first suitable card. */
export function fieldsOf(stored: OrderSettings, firstStampCard: string, firstPointsCard: string): SettingsFields {
  const { stamps, points } = stored;
  return {
    enabled: stored.enabled,
    minimumOrderValue: stored.minimumOrderValue,
    withStamps: stamps !== null,
    stampCard: stamps?.cardId ?? firstStampCard,
    stampMode: stamps?.mode === 'per_value' ? 'per_value' : 'per_order',
    stampsPerOrder: stamps?.stampsPerOrder ?? 1,
    valuePerStamp: stamps?.valuePerStamp ?? 10,
    maxStamps: stamps?.maxPerOrder ?? '',
    withPoints: points !== null,
    pointsCard: points?.cardId ?? firstPointsCard,
    pointsPerUnit: points?.pointsPerUnit ?? 1,
    maxPoints: points?.maxPerOrder ?? '',
    rewardAutomation: stored.rewardAutomation,
    orderRewards: stored.orderRewards.map((reward, id) => ({ id, ...reward })),
    duplicateOrders: stored.duplicateOrders === 'award_again' ? 'award_again' : 'return_original',
    returns: stored.returns === 'to_zero' ? 'to_zero' : 'owed',
  };
}

const orNull = (value: Amount): number | null => (value === '' ? null : Number(value));

function stampsOf(fields: SettingsFields): NonNullable<OrderSettingsBody['stamps']> | null {
  if (!fields.withStamps || !fields.stampCard) return null;
  const most = { maxPerOrder: orNull(fields.maxStamps) };
  const { stampMode: mode, stampCard: cardId } = fields;
  if (mode === 'per_order') return { cardId, mode, stampsPerOrder: Number(fields.stampsPerOrder), ...most };
  return { cardId, mode, valuePerStamp: Number(fields.valuePerStamp), ...most };
}

/** The request body: only the fields of the chosen mode. */
export function settingsOf(fields: SettingsFields): OrderSettingsBody {
  const points: OrderSettingsBody['points'] =
    fields.withPoints && fields.pointsCard
      ? {
          cardId: fields.pointsCard,
          pointsPerUnit: Number(fields.pointsPerUnit),
          maxPerOrder: orNull(fields.maxPoints),
        }
      : null;
  return {
    enabled: fields.enabled,
    minimumOrderValue: Number(fields.minimumOrderValue || 0),
    stamps: stampsOf(fields),
    points,
    rewardAutomation: fields.rewardAutomation,
    orderRewards: fields.orderRewards
      .filter(({ rewardTemplateId }) => rewardTemplateId)
      .map(({ rewardTemplateId, minimumOrderValue }) => ({
        rewardTemplateId,
        minimumOrderValue: Number(minimumOrderValue || 0),
      })),
    duplicateOrders: fields.duplicateOrders,
    returns: fields.returns,
  };
}

/** The most points per unit that the API takes: seven digits before the point and six after it. */
const maxPointsPerUnit = 9_999_999.999999;

const positive = (value: Amount, what: string): string | null => (Number(value) > 0 ? null : `Enter ${what} above 0.`);

const pointsProblem = (value: Amount): string | null =>
  Number(value) > maxPointsPerUnit ? 'Enter a number below 10,000,000.' : positive(value, 'a number');

/** The validation errors by field. */
export function validationErrors(fields: SettingsFields): Record<string, string> {
  const perOrder = fields.stampMode === 'per_order';
  const faults: Record<string, string | null> = {
    stampCard: fields.withStamps && !fields.stampCard ? 'Choose a card.' : null,
    stampsPerOrder: fields.withStamps && perOrder ? positive(fields.stampsPerOrder, 'a number') : null,
    valuePerStamp: fields.withStamps && !perOrder ? positive(fields.valuePerStamp, 'an amount') : null,
    pointsCard: fields.withPoints && !fields.pointsCard ? 'Choose a card.' : null,
    pointsPerUnit: fields.withPoints ? pointsProblem(fields.pointsPerUnit) : null,
  };
  const amounts: [string, unknown][] = [
    ...Object.entries(fields),
    ...fields.orderRewards.map(({ minimumOrderValue }, index): [string, unknown] => [
      `orderRewards.${index}.minimumOrderValue`,
      minimumOrderValue,
    ]),
  ];
  for (const [field, value] of amounts) if (Number.isNaN(value)) faults[field] = 'Enter a number.';
  return Object.fromEntries(Object.entries(faults).filter((fault): fault is [string, string] => fault[1] !== null));
}

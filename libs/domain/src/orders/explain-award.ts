import { amountText } from '../money.js';
import type { OrderAward, RewardTemplateFacts } from './award.js';
import type { OrderSettings, PointsAward, StampAward } from './order.js';

interface OrderValue {
  readonly valueMinor: number;
  readonly currency: string;
}

interface ExplainedReward {
  readonly rewardTemplate: RewardTemplateFacts;
  readonly from: 'stamps' | 'points' | 'order';
}

/** Explains in sentences what an order awards and why. It decides nothing. */
export function explainAward(
  settings: OrderSettings,
  award: OrderAward,
  rewards: readonly ExplainedReward[],
  value: OrderValue,
): readonly string[] {
  if (!settings.enabled) return ['Awarding is switched off: an order is recorded and awards nothing.'];
  const amount = amountText(value.valueMinor, value.currency);
  if (value.valueMinor < settings.minimumOrderMinor) {
    const minimum = amountText(settings.minimumOrderMinor, value.currency);
    return [`${amount} is below the minimum of ${minimum}: the order awards nothing.`];
  }
  return [
    stampsSentence(settings.stamps, award.stamps, amount, value.currency),
    pointsSentence(settings.points, award.points, amount, value.currency),
    ...reachedSentence('stamps', rewards),
    ...reachedSentence('points', rewards),
    ...orderRewardSentences(settings, value),
  ];
}

function stampsSentence(stamps: StampAward | null, awarded: number, amount: string, currency: string): string {
  if (!stamps) return 'No stamps: no stamp card is chosen.';
  if (!stamps.card.active) return 'No stamps: the stamp card is inactive.';
  const max = cappedAt(stamps.maxPerOrder, awarded);
  switch (stamps.mode) {
    case 'per_order':
      return `${pluralize(awarded, 'stamp')} for the order, whatever its value${max}.`;
    case 'per_value': {
      const each = amountText(stamps.valuePerStampMinor ?? 0, currency);
      return `One stamp for each full ${each}: ${amount} is ${pluralize(awarded, 'stamp')}${max}.`;
    }
  }
}

function pointsSentence(points: PointsAward | null, awarded: number, amount: string, currency: string): string {
  if (!points) return 'No points: no points card is chosen.';
  if (!points.card.active) return 'No points: the points card is inactive.';
  const max = cappedAt(points.maxPerOrder, awarded);
  const rate = `${points.pointsPerUnit} ${points.pointsPerUnit === '1' ? 'point' : 'points'} for each ${currency}`;
  return `${rate}, rounded down: ${amount} is ${pluralize(awarded, 'point')}${max}.`;
}

const cappedAt = (max: number | null, awarded: number): string =>
  max !== null && awarded === max ? `, the most that one order may award` : '';

function reachedSentence(unit: 'stamps' | 'points', rewards: readonly ExplainedReward[]): string[] {
  const titles = rewards.filter(({ from }) => from === unit).map(({ rewardTemplate }) => `“${rewardTemplate.title}”`);
  if (titles.length === 0) return [];
  const named =
    titles.length > 5 ? `${titles.slice(0, 5).join(', ')} and ${titles.length - 5} more` : titles.join(', ');
  return [`On a card that starts at 0, these ${unit} reach ${named}.`];
}

function orderRewardSentences(settings: OrderSettings, { valueMinor, currency }: OrderValue): string[] {
  if (settings.orderRewards.length === 0) return [];
  if (!settings.rewardAutomation) return ['No order rewards: reward automation is off.'];
  return settings.orderRewards.map(({ rewardTemplate, minimumOrderMinor }) => {
    const title = `“${rewardTemplate.title}”`;
    if (!rewardTemplate.active) return `No ${title}: its reward template is inactive.`;
    const minimum = amountText(minimumOrderMinor, currency);
    return valueMinor < minimumOrderMinor
      ? `No ${title}: it needs an order of ${minimum} or more.`
      : `${title} is issued for an order of ${minimum} or more.`;
  });
}

const pluralize = (count: number, noun: string): string => `${count} ${count === 1 ? noun : `${noun}s`}`;

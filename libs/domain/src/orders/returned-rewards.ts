import type { CardEntry, ProgressionStep } from '../cards/card.js';
import type { Reward } from '../rewards/reward.js';
import { computeAward } from './award.js';
import type { OrderSettings } from './order.js';
import type { DecidedReturn } from './return.js';

/** What an order gave to a card, and what it still gives. */
export interface CardAward {
  readonly cardId: string;
  readonly entry: Pick<CardEntry, 'change' | 'consumed' | 'paidOwed' | 'balanceAfter'>;
  /** Stamps or points that the remaining value awards. */
  readonly kept: number;
  /** The size of the card as the settings of the order have it; null where it is open-ended. */
  readonly size: number | null;
  /** The thresholds as the settings of the order have them. */
  readonly progression: readonly ProgressionStep[];
}

/**
 * The rewards of the order that its remaining value would not issue. `rewards` are in the order of issue. Without stored settings
 * none are taken back until the whole order is returned. (docs/reference/orders.md#return-an-order)
 */
export function rewardsToTakeBack(
  rewards: readonly Reward[],
  { valueMinor, currency, settings }: { valueMinor: number; currency: string; settings: OrderSettings | undefined },
  { isWhole, kept }: Pick<DecidedReturn, 'isWhole' | 'kept'>,
  cards: readonly CardAward[],
): readonly Reward[] {
  if (isWhole) return rewards;
  if (!settings) return [];
  const ofOrder = computeAward(settings, valueMinor, currency).orderRewards;
  const ofCards = rewards.slice(0, Math.max(0, rewards.length - ofOrder.length));
  const lost = ofOrder.flatMap((template, at) => (kept.orderRewards?.includes(template) ? [] : [ofCards.length + at]));
  return [
    ...cards.flatMap((card) =>
      notReached(
        ofCards.filter(({ cardId }) => cardId === card.cardId),
        card,
      ),
    ),
    ...lost.flatMap((at) => rewards[at] ?? []),
  ];
}

/**
 * The rewards whose thresholds the remaining award does not reach. Positions continue through completed rounds: rewards of one
 * threshold are one round apart (equal thresholds have several per round), and the last one is in the last round that the order
 * reached.
 */
function notReached(rewards: readonly Reward[], { entry, kept, size, progression }: CardAward): readonly Reward[] {
  const before = entry.balanceAfter + entry.consumed - entry.change;
  const counted = kept - entry.paidOwed;
  const reached = before + entry.change;
  return rewards.filter(({ stepAt, rewardTemplateId }, at) => {
    if (counted <= 0) return true;
    if (stepAt === null) return false;
    const isSame = (other: Reward): boolean => other.stepAt === stepAt && other.rewardTemplateId === rewardTemplateId;
    const equal = progression.filter((step) => step.at === stepAt && step.rewardTemplate.id === rewardTemplateId);
    const roundsLater = Math.floor(rewards.slice(at + 1).filter(isSame).length / Math.max(1, equal.length));
    const last = size === null ? stepAt : stepAt + Math.floor((reached - stepAt) / size) * size;
    return last - roundsLater * (size ?? 0) > before + counted;
  });
}

import type { OrderDetails } from '../api/types.js';
import { pluralize } from '../format/words.js';

type IssuedReward = OrderDetails['rewards'][number];

/** The text of why an order issued a reward. A card that was filled several times issues the same reward again. */
export function causeOf(reward: IssuedReward, all: readonly IssuedReward[]): string {
  const { id, stepAt, cardTitle, cardKind } = reward;
  if (stepAt === null) return 'The order itself';
  const same = all.filter(
    (each) => each.stepAt === stepAt && each.cardTitle === cardTitle && each.rewardId === reward.rewardId,
  );
  const isAgain = same.findIndex((each) => each.id === id) > 0;
  const reached = cardKind ? pluralize(stepAt, cardKind.slice(0, -1)) : 'A step';
  return `${reached} on ${cardTitle ?? 'a card'}${isAgain ? ', reached again' : ''}`;
}

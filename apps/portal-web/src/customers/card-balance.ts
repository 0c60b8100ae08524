import type { Card, CardDefinition } from '../api/types.js';
import { formatNumber } from '../format/numbers.js';
import { pluralize } from '../format/words.js';

/** The stamps or points that fill a card; undefined if it has no limit. */
export function cardSize(definition: CardDefinition | undefined): number | undefined {
  return definition?.numberOfStamps ?? definition?.numberOfPoints ?? undefined;
}

interface Balance {
  readonly unit: 'stamp' | 'point';
  readonly balance: number;
  /** What was taken back beyond the balance. What is given pays it first. */
  readonly owed: number;
}

/** The stamps of a stamp card, the points of a points card. */
export const balanceOf = ({ type, stamps, points, stampsOwed, pointsOwed }: Card): Balance =>
  type === 'stamp'
    ? { unit: 'stamp', balance: stamps, owed: stampsOwed }
    : { unit: 'point', balance: points, owed: pointsOwed };

/** `3 stamps`, `0 stamps (4 owed)` */
export const balanceText = ({ unit, balance, owed }: Balance): string =>
  `${pluralize(balance, unit)}${owed > 0 ? ` (${formatNumber(owed)} owed)` : ''}`;

import type { CardEntry } from './card.js';
import { type CardSize, minRefusedBalance } from './change-definition.js';
import { maxBalance } from './progress.js';
import {
  alreadyReversed,
  balanceTooLarge,
  insufficientBalance,
  notReversible,
  rewardUsed,
  useReturn,
} from './refusals.js';
import type { RewardsTakenBack } from '../rewards/take-back.js';

/** A ledger entry, and the one that has reversed it. */
export type ReversibleEntry = Pick<CardEntry, 'number' | 'cause' | 'change' | 'paidOwed'> & {
  readonly reversedBy: number | null;
};

/**
 * Requires an entry that can be reversed: a give, or a spend, once.
 * @throws Refusal `invalid` use_return, already_reversed, not_reversible (docs/reference/cards.md#reverse-an-entry)
 */
export function requireReversible({ cause, reversedBy }: ReversibleEntry): 'give' | 'spend' {
  if (reversedBy !== null) throw alreadyReversed();
  if (cause === 'order') throw useReturn();
  if (cause === 'give' || cause === 'spend') return cause;
  throw notReversible(cause);
}

/** What a reversed give takes from the balance, and what is owed again. */
export interface ReversedGive {
  readonly taken: number;
  readonly owing: number;
}

/**
 * Takes a give back. What had moved the balance must be there. What had paid a debt is owed again, and a balance pays it at once.
 * @throws Refusal `invalid` insufficient_balance (docs/reference/cards.md#reverse-an-entry)
 */
export function takeGiveBack(
  { change, paidOwed }: Pick<CardEntry, 'change' | 'paidOwed'>,
  balance: number,
): ReversedGive {
  if (balance < change) throw insufficientBalance(change, balance);
  const taken = Math.min(balance, change + paidOwed);
  return { taken, owing: change + paidOwed - taken };
}

/**
 * Refuses points that come back where the card got a size since that they would fill too many times, as a change of the size is.
 * (docs/decisions/0027)
 * @throws Refusal `invalid` balance_too_large (docs/reference/cards.md#reverse-an-entry)
 */
export function requireRoom(balance: number, size: CardSize): void {
  const max = Math.min(maxBalance, minRefusedBalance(size) - 1);
  if (balance > max) throw balanceTooLarge('The reversal', max);
}

/** @throws Refusal `invalid` reward_used where what points have bought is redeemed or has expired */
export function requireUnused(kept: RewardsTakenBack<unknown>['kept']): void {
  const [used] = kept;
  if (used) throw rewardUsed(used.reason);
}

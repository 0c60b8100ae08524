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
 * Takes a give back. The balance must cover its change. The part that paid a debt is owed again; the remaining balance pays it at
 * once.
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
 * Refuses a reversal when the returned points would fill the card too many times, because it got a size after they were spent.
 * The limit is that of a change of the size. (docs/decisions/0027)
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

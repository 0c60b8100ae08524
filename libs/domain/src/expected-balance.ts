import { Refusal } from './errors.js';

/**
 * Requires that a balance is still the one that its reader saw before setting it. Undefined: not asked for.
 * @throws Refusal `conflict` balance_changed (docs/reference/portal.md#act-on-a-customer)
 */
export function requireExpectedBalance(expected: number | undefined, balance: number): void {
  if (expected !== undefined && expected !== balance) throw balanceChanged(expected, balance);
}

export const balanceChanged = (expected: number, balance: number): Refusal =>
  new Refusal(
    'conflict',
    'balance_changed',
    `expectedBalance is ${expected}, but the balance is ${balance} by now. Read it again.`,
  );

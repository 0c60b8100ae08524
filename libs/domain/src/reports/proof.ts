/** What a stored value is compared with: its ledger. */
export const proofChecks = [
  'balance',
  'debt',
  'numbers',
  'lots',
  'remaining_value',
  'reversed',
  'held',
  'status',
] as const;
export type ProofCheck = (typeof proofChecks)[number];

/** A row whose stored value is not what its ledger says. */
export interface Difference {
  readonly kind: 'card' | 'voucher' | 'reward';
  readonly id: string;
  readonly check: ProofCheck;
}

/** How many differences a proof names; all are counted. */
export const namedDifferences = 20;

/** The result of comparing all stored balances of a merchant with its ledgers. (docs/reference/reports.md#proof) */
export interface LedgerProof {
  readonly provedAt: Date;
  /** How many cards, vouchers and rewards were compared. */
  readonly balances: number;
  readonly differences: number;
  /** The first of them. */
  readonly objects: readonly Difference[];
}

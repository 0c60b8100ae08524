import type { RewardTemplate } from '../rewards/reward.js';

export type CardType = 'stamp' | 'points';

/** A threshold of a card: when the balance reaches `at`, a reward is issued from the template. */
export interface ProgressionStep {
  readonly at: number;
  readonly rewardTemplate: Pick<RewardTemplate, 'id' | 'title' | 'active' | 'expiryDays'>;
  /** When the step was added to an existing definition. Absent or null: the step is as old as the definition. */
  readonly addedAtMs?: number | null;
}

/** When points expire: some months after they were earned, or after some months in which the card was not used. */
export type PointsExpiry =
  | { readonly after: { readonly months: number }; readonly until: 'end_of_month' | 'exact' }
  | { readonly inactiveMonths: number };

/** The template of customers' cards. */
export interface CardDefinition {
  readonly merchantId: string;
  readonly id: string;
  readonly externalId: string | null;
  readonly title: string;
  readonly active: boolean;
  readonly type: CardType;
  /** The size of a stamp card; null on a points card. */
  readonly numberOfStamps: number | null;
  /** True on a points card without a size; false on a stamp card. */
  readonly openEnded: boolean;
  /** The size of a points card that is not open-ended; null otherwise. */
  readonly numberOfPoints: number | null;
  /** When its points expire; null: never. */
  readonly pointsExpiry: PointsExpiry | null;
  /** True: each new customer gets a card of this definition. */
  readonly autoEnrol: boolean;
  readonly createdAt: Date;
}

/** A card of one customer. */
export interface Card {
  readonly merchantId: string;
  readonly id: string;
  readonly externalId: string | null;
  readonly customerId: string;
  readonly cardDefinitionId: string;
  /** Current balance; 0 on a points card. */
  readonly stamps: number;
  /** Current balance; 0 on a stamp card. */
  readonly points: number;
  /** The number of ledger entries, which is also the number of the newest entry. */
  readonly entryCount: number;
  readonly createdAt: Date;
  /** How many events it has, which is also the version of the newest one; 0 until the first. */
  readonly eventVersion: number;
  /** The debt: what returns took beyond the balance. Gives pay it first, so it is 0 while there is a balance. */
  readonly stampsOwed: number;
  readonly pointsOwed: number;
  /**
   * The number of the last entry that the lots include. It equals entryCount, except on a card that an earlier version wrote to.
   * (docs/decisions/0093)
   */
  readonly lotsTo: number;
  /** When points were earned or spent last; null where only earlier versions have written. */
  readonly activeAt: Date | null;
  /**
   * No points of the card expire before this time; null when none expire. After it the stored balance may include expired points.
   */
  readonly expiryDue: Date | null;
  /** The steps whose state differs from what the balance implies, see StepExceptions; null for none. (docs/decisions/0075) */
  readonly stepExceptions: readonly string[] | null;
  /** `addedAtMs` of the newest step that stepExceptions knows of; 0 for none. */
  readonly stepsSeenToMs: number;
}

/** What a new card holds. */
export const emptyCard = {
  stamps: 0,
  points: 0,
  stampsOwed: 0,
  pointsOwed: 0,
  entryCount: 0,
  lotsTo: 0,
  activeAt: null,
  expiryDue: null,
  stepExceptions: null,
  stepsSeenToMs: 0,
} as const;

export const cardEntryCauses = [
  'order',
  'give',
  'complete',
  'adjust',
  'correct',
  'spend',
  'return',
  'reverse',
  'expire',
] as const;
export type CardEntryCause = (typeof cardEntryCauses)[number];

/**
 * One change of a card's balance. The database refuses to update or delete it. (docs/reference/cards.md#ledger)
 * balanceAfter = balance before + change - consumed, so the entries of a card add up to its balance. Only entries of an earlier
 * version, which knew no `complete`, have `consumed`. (docs/decisions/0075 and 0093)
 */
export interface CardEntry {
  readonly merchantId: string;
  readonly cardId: string;
  /** 1, 2, 3 … within the card, in the order in which the changes took effect. */
  readonly number: number;
  readonly cause: CardEntryCause;
  /** The change of the balance, without `consumed`. */
  readonly change: number;
  /** The part that completed rounds subtracted, where an earlier version wrote it into the same entry. */
  readonly consumed: number;
  /** The part of the entry that paid the card's debt; negative where the entry created a debt. */
  readonly paidOwed: number;
  readonly balanceAfter: number;
  readonly orderId: string | null;
  readonly locationId: string | null;
  readonly apiKeyId: string | null;
  readonly staffId: string | null;
  /** The number of the entry that it takes back. */
  readonly reverses: number | null;
  readonly reason: string | null;
  /** The caller's own text for what the points were spent on. */
  readonly reference: string | null;
  readonly createdAt: Date;
}

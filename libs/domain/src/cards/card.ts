import type { RewardTemplate } from '../rewards/reward.js';

export type CardType = 'stamp' | 'points';

/** A threshold of a card: reaching `at` issues a reward from the template. */
export interface ProgressionStep {
  readonly at: number;
  readonly rewardTemplate: Pick<RewardTemplate, 'id' | 'title' | 'active' | 'expiryDays'>;
}

/** What a customer's card is made from. */
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
  /** A new customer gets an instance of it. */
  readonly autoEnrol: boolean;
  readonly createdAt: Date;
}

/** A customer's own card. */
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
  /** How many ledger entries it has: the number of the newest one. */
  readonly entryCount: number;
  readonly createdAt: Date;
}

export type CardEntryCause = 'order' | 'give' | 'adjust';

/**
 * One change of a card's balance; the database refuses to change or delete it. (docs/reference/cards.md#ledger)
 * balanceAfter = balance before + change - consumed, so a card's entries add up to its balance.
 */
export interface CardEntry {
  readonly merchantId: string;
  readonly cardId: string;
  /** 1, 2, 3 … within the card, in the order in which the changes took effect. */
  readonly number: number;
  readonly cause: CardEntryCause;
  /** What was given (positive), or how far an adjustment moved the balance (may be negative or 0). */
  readonly change: number;
  /** What full rounds of the card took off again: rounds times the card's size; 0 when it wasn't filled. */
  readonly consumed: number;
  readonly balanceAfter: number;
  readonly orderId: string | null;
  readonly locationId: string | null;
  readonly apiKeyId: string | null;
  readonly staffId: string | null;
  readonly createdAt: Date;
}

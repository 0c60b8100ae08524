import type { RewardTemplate } from '../rewards/reward.js';

export type CardType = 'stamp' | 'points';

/** A threshold of a card: when the balance reaches `at`, a reward is issued from the template. */
export interface ProgressionStep {
  readonly at: number;
  readonly rewardTemplate: Pick<RewardTemplate, 'id' | 'title' | 'active' | 'expiryDays'>;
}

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
}

export type CardEntryCause = 'order' | 'give' | 'adjust';

/**
 * One change of a card's balance. The database refuses to update or delete it. (docs/reference/cards.md#ledger)
 * balanceAfter = balance before + change - consumed, so the entries of a card add up to its balance.
 */
export interface CardEntry {
  readonly merchantId: string;
  readonly cardId: string;
  /** 1, 2, 3 … within the card, in the order in which the changes took effect. */
  readonly number: number;
  readonly cause: CardEntryCause;
  /** The given quantity (positive), or the difference of an adjustment (may be negative or 0). */
  readonly change: number;
  /** What completed rounds subtracted: number of rounds times card size; 0 when the card was not completed. */
  readonly consumed: number;
  readonly balanceAfter: number;
  readonly orderId: string | null;
  readonly locationId: string | null;
  readonly apiKeyId: string | null;
  readonly staffId: string | null;
  readonly createdAt: Date;
}

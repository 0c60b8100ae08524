/** What a timeline is about, and the things whose entries it holds. All UUIDs. */
export interface TimelineThings {
  readonly cards: readonly string[];
  readonly rewards: readonly string[];
  readonly vouchers: readonly string[];
  readonly orders: readonly string[];
  /** All of them, and the subject itself: requests and audit entries name these. */
  readonly subjects: readonly string[];
  /** The order whose card entries it holds. */
  readonly order: string | null;
  /** The request, when the timeline has only the entries of one request. */
  readonly request: string | null;
  /** The customer whose events it holds, with those of the customer's cards, rewards, vouchers and orders. */
  readonly customer: string | null;
  /** The other thing whose events it holds. */
  readonly object: string | null;
  /** The key whose requests it holds. */
  readonly key: string | null;
}

import { Connection } from './connection.js';
import { CardDefinitions } from './resources/card-definitions.js';
import { Cards } from './resources/cards.js';
import { Customers } from './resources/customers.js';
import { Events } from './resources/events.js';
import { Identity } from './resources/identity.js';
import { Orders } from './resources/orders.js';
import { Requests } from './resources/requests.js';
import { RewardTemplates } from './resources/reward-templates.js';
import { Rewards } from './resources/rewards.js';
import { VoucherTemplates } from './resources/voucher-templates.js';
import { Vouchers } from './resources/vouchers.js';
import { WebhookEndpoints } from './resources/webhook-endpoints.js';
import type { ClientOptions } from './settings.js';

// The one entry of the package.
export { LoyaltyApiError, LoyaltyConnectionError } from './errors.js';
export type { Clock } from './clock.js';
export type { CursorList, CursorPage, List, NumberedList, NumberedPage } from './list.js';
export type { EventPage, FollowOptions } from './resources/events.js';
export type { CallOptions, ClientOptions, WriteOptions } from './settings.js';
export type * from './shapes.js';
export { verifyWebhook, type Webhook, WebhookVerificationError } from './verify-webhook.js';

/**
 * The Loyalty Rewards Public API. Each method is one operation: it gives the answer's `data`, or the whole answer where there
 * is more in it; it retries what may be retried, and throws `LoyaltyApiError` or `LoyaltyConnectionError`.
 */
export class LoyaltyClient {
  readonly identity: Identity;
  readonly requests: Requests;
  readonly events: Events;
  readonly orders: Orders;
  readonly customers: Customers;
  readonly cardDefinitions: CardDefinitions;
  readonly cards: Cards;
  readonly rewardTemplates: RewardTemplates;
  readonly rewards: Rewards;
  readonly voucherTemplates: VoucherTemplates;
  readonly vouchers: Vouchers;
  readonly webhookEndpoints: WebhookEndpoints;

  /** @throws TypeError or RangeError where an option can't be meant; it doesn't repeat the key */
  constructor(options: ClientOptions) {
    const connection = new Connection(options);
    this.identity = new Identity(connection);
    this.requests = new Requests(connection);
    this.events = new Events(connection);
    this.orders = new Orders(connection);
    this.customers = new Customers(connection);
    this.cardDefinitions = new CardDefinitions(connection);
    this.cards = new Cards(connection);
    this.rewardTemplates = new RewardTemplates(connection);
    this.rewards = new Rewards(connection);
    this.voucherTemplates = new VoucherTemplates(connection);
    this.vouchers = new Vouchers(connection);
    this.webhookEndpoints = new WebhookEndpoints(connection);
  }
}

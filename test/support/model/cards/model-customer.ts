import { ModelCard, type ModelEntry, type Passed } from './model-card.js';
import { awardOf, type ModelProgramme, type ModelTemplate, type OrderRules } from './model-programme.js';
import { endOfDay } from './model-time.js';

export type Unit = 'stamps' | 'points';
export const units: readonly Unit[] = ['stamps', 'points'];

export interface ModelReward {
  /** The id that the service has given it. */
  id: string;
  readonly template: ModelTemplate;
  status: 'active' | 'redeemed' | 'cancelled';
  coupon: string | null;
  /** The order whose coupon has redeemed it; null: none, or a person. */
  redeemedBy: ModelOrder | null;
  readonly expiry: Date | null;
  readonly card: ModelCard | null;
  readonly entry: ModelEntry | null;
  /** The threshold that issued it. */
  readonly passed: Passed | null;
  /** The least value of an order that issues it by itself. */
  readonly minimum: number;
}

export interface ModelOrder {
  id: string;
  readonly rules: OrderRules;
  readonly value: number;
  readonly stamps: number;
  readonly points: number;
  readonly entries: Partial<Record<Unit, ModelEntry>>;
  readonly rewards: readonly ModelReward[];
  /** The reward that its coupon has redeemed. */
  readonly couponReward: ModelReward | null;
  returns: readonly ModelReturn[];
}

export interface ModelReturn {
  readonly id: string;
  readonly number: string | undefined;
  readonly value: number;
  readonly taken: Record<Unit, number>;
  readonly expired: number;
  readonly kept: readonly ModelReward[];
}

/** What an order is called until the service has named it. */
export const pendingOrder = 'pending';

export const returnedOf = ({ returns }: ModelOrder): number => returns.reduce((sum, { value }) => sum + value, 0);

/** A customer with a card of each kind, and all that the customer was given. */
export class ModelCustomer {
  readonly cards: Record<Unit, ModelCard>;
  readonly lifetime: Record<Unit, number> = { stamps: 0, points: 0 };
  orders: readonly ModelOrder[] = [];
  rewards: readonly ModelReward[] = [];
  mode: 'owed' | 'to_zero' = 'owed';

  constructor(
    readonly id: string,
    readonly email: string,
    cardIds: Record<Unit, string>,
    readonly programme: ModelProgramme,
    public now: Date,
    public rules: OrderRules,
  ) {
    this.cards = {
      stamps: new ModelCard(cardIds.stamps, programme.stamps),
      points: new ModelCard(cardIds.points, programme.points),
    };
  }

  statusOf({ status, expiry }: ModelReward): string {
    return status === 'active' && expiry && expiry <= this.now ? 'expired' : status;
  }

  give(unit: Unit, quantity: number): readonly ModelReward[] {
    this.lifetime[unit] += quantity;
    const { entry, passed } = this.cards[unit].earn('give', quantity, this.now);
    return this.reach(unit, entry, passed);
  }

  /** Its rewards, and those of the cards, are in the order of their issue. */
  order(value: number, coupon?: string): ModelOrder {
    const couponReward = coupon === undefined ? null : this.holderOf(coupon);
    const { stamps, points, orderRewards } = awardOf(this.rules, value);
    const entries: ModelOrder['entries'] = {};
    const rewards: ModelReward[] = [];
    for (const [unit, quantity] of [
      ['stamps', stamps],
      ['points', points],
    ] as const) {
      if (quantity === 0) continue;
      this.lifetime[unit] += quantity;
      const { entry, passed } = this.cards[unit].earn('order', quantity, this.now, { orderId: pendingOrder });
      entries[unit] = entry;
      rewards.push(...this.reach(unit, entry, passed));
    }
    for (const template of orderRewards) {
      const minimum = this.rules.orderRewards.find((one) => one.template === template)?.minimum ?? 0;
      rewards.push(this.issue({ template, minimum }));
    }
    const figures = { value, stamps, points, entries, rewards };
    const order: ModelOrder = { id: '', rules: this.rules, ...figures, couponReward, returns: [] };
    if (couponReward) Object.assign(couponReward, { status: 'redeemed', redeemedBy: order });
    this.orders = [...this.orders, order];
    return order;
  }

  /** Takes points for a reward of the template. */
  buy(template: ModelTemplate): ModelReward {
    const card = this.cards.points;
    card.settle(this.now);
    const entry = card.decrease('spend', template.price ?? 0, this.now);
    return this.issue({ template, card, entry });
  }

  /** The active reward with a coupon code. */
  holderOf(coupon: string): ModelReward | null {
    return this.rewards.find((one) => one.coupon === coupon && this.statusOf(one) === 'active') ?? null;
  }

  /** A redeemed reward is active again, without its code where that belongs to another one meanwhile. */
  reverseRedemption(reward: ModelReward): void {
    if (reward.coupon !== null && this.holderOf(reward.coupon)) reward.coupon = null;
    reward.status = 'active';
    reward.redeemedBy = null;
  }

  /** The reward is as if it had never been issued. */
  revoke(reward: ModelReward): void {
    reward.status = 'cancelled';
    if (reward.passed) reward.card?.issueAgain(reward.passed);
  }

  /** Revokes the active ones of these rewards, and returns them and those that are kept because they are redeemed or expired. */
  takeRewardsBack(rewards: readonly ModelReward[]) {
    const revoked = rewards.filter((reward) => this.statusOf(reward) === 'active');
    const kept = rewards.filter((reward) => ['redeemed', 'expired'].includes(this.statusOf(reward)));
    for (const reward of revoked) this.revoke(reward);
    return { revoked, kept };
  }

  private reach(unit: Unit, entry: ModelEntry, reached: readonly Passed[]): readonly ModelReward[] {
    const card = this.cards[unit];
    return reached.map((passed) => this.issue({ template: passed.template, card, entry, passed }));
  }

  private issue(of: Partial<ModelReward> & Pick<ModelReward, 'template'>): ModelReward {
    const { expiryDays } = of.template;
    const expiry = expiryDays === null ? null : endOfDay(this.now, expiryDays);
    const reward: ModelReward = {
      id: '',
      status: 'active',
      expiry,
      coupon: null,
      redeemedBy: null,
      card: null,
      entry: null,
      passed: null,
      minimum: 0,
      ...of,
    };
    this.rewards = [...this.rewards, reward];
    return reward;
  }
}

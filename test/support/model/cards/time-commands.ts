import fc from 'fast-check';
import type { RewardView } from '#http/views/reward.view.js';
import { expirePoints } from '#operations/cards/expire-points.js';
import { CardCommand, expectOutcome, nthOf } from './card-command.js';
import { type CardWorld, same } from './card-world.js';
import type { ModelCustomer } from './model-customer.js';
import { dayMs } from './model-time.js';

class Redeem extends CardCommand {
  constructor(private readonly nth: number) {
    super();
  }

  protected async act(model: ModelCustomer, world: CardWorld): Promise<void> {
    const reward = nthOf(model.rewards.toReversed(), this.nth);
    if (!reward) return;
    const answer = await world.write(`/customers/${model.id}/rewards/${reward.id}/redeem`, {});
    const status = model.statusOf(reward);
    expectOutcome(answer, status === 'active' ? undefined : { error: `reward_${status}` });
    if (status === 'active') reward.status = 'redeemed';
  }

  toString = (): string => `redeem(${this.nth})`;
}

class ReverseRedemption extends CardCommand {
  constructor(private readonly nth: number) {
    super();
  }

  protected async act(model: ModelCustomer, world: CardWorld): Promise<void> {
    const redeemed = model.rewards.filter(({ status }) => status === 'redeemed');
    const reward = nthOf((redeemed.length > 0 ? redeemed : model.rewards).toReversed(), this.nth);
    if (!reward) return;
    const answer = await world.write(`/customers/${model.id}/rewards/${reward.id}/reverse`, { reason: 'By mistake' });
    const isRedeemed = reward.status === 'redeemed';
    expectOutcome(answer, isRedeemed ? undefined : { error: 'reward_not_redeemed' });
    if (!isRedeemed) return;
    model.reverseRedemption(reward);
    same('The reward', (answer.body.data as RewardView).status, model.statusOf(reward));
  }

  toString = (): string => `reverseRedemption(${this.nth})`;
}

class SetCoupon extends CardCommand {
  constructor(
    private readonly nth: number,
    private readonly coupon: number,
  ) {
    super();
  }

  protected async act(model: ModelCustomer, { shop, coupons }: CardWorld): Promise<void> {
    const reward = nthOf(model.rewards.toReversed(), this.nth);
    if (!reward) return;
    const couponCode = coupons[this.coupon] ?? '';
    const answer = await shop.post('/rewards/update-coupon', { userRewardId: reward.id, couponCode });
    const [status, holder] = [model.statusOf(reward), model.holderOf(couponCode)];
    const taken = holder && holder !== reward ? { error: 'coupon_code_taken' } : undefined;
    const refused = status === 'active' ? taken : { error: `reward_${status}` };
    expectOutcome(answer, refused);
    if (!refused) reward.coupon = couponCode;
  }

  toString = (): string => `setCoupon(${this.nth}, ${this.coupon})`;
}

type Span = 'day' | 'fortnight' | 'before' | 'instant' | 'after';

/** Moves the clock: by days, or to the millisecond before, of or after what expires next. */
class PassTime extends CardCommand {
  constructor(private readonly span: Span) {
    super();
  }

  protected async act(model: ModelCustomer, { clock }: CardWorld): Promise<void> {
    const now = this.until(model);
    await clock.set(now);
    model.now = now;
  }

  private until(model: ModelCustomer): Date {
    const { now, cards, rewards } = model;
    const later = (ms: number): Date => new Date(now.getTime() + ms);
    if (this.span === 'day') return later(dayMs);
    if (this.span === 'fortnight') return later(14 * dayMs);
    const points = cards.points.lots.expirationsAt(now).map(({ expiresAt }) => Date.parse(expiresAt));
    const instants = rewards.flatMap(({ expiry }) => (expiry && expiry > now ? [expiry.getTime()] : []));
    const [next] = [...points, ...(points.length > 0 ? [] : instants)].toSorted((a, b) => a - b);
    const offset = { before: -1, instant: 0, after: 1 }[this.span];
    return next === undefined ? later(1) : new Date(Math.max(now.getTime(), next + offset));
  }

  toString = (): string => `passTime(${this.span})`;
}

/** What the worker does within seconds. */
class ExpirePoints extends CardCommand {
  protected async act(model: ModelCustomer, { shop }: CardWorld): Promise<void> {
    let after: string | null = null;
    let isMoreDue = true;
    while (isMoreDue || after !== null) ({ last: after, isMoreDue } = await expirePoints(shop.database.db, after));
    model.cards.points.settle(model.now);
  }

  toString = (): string => 'expirePoints()';
}

const span = fc.constantFrom<Span>('day', 'fortnight', 'before', 'instant', 'instant', 'after');

export const commandsInTime: readonly fc.Arbitrary<CardCommand>[] = [
  ...[fc.nat(3), fc.nat(9)].map((which) => which.map((nth) => new Redeem(nth))),
  fc.nat(3).map((nth) => new ReverseRedemption(nth)),
  fc.tuple(fc.nat(3), fc.nat(1)).map((of) => new SetCoupon(...of)),
  ...[span, span].map((spans) => spans.map((one) => new PassTime(one))),
  fc.constant(new ExpirePoints()),
];

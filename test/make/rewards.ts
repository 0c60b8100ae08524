import type { RewardView } from '#http/wire/reward.view.js';
import { decodeId } from '#domain/ids.js';
import type { NewRewardTemplate } from '#operations/programme/create-reward-template.js';
import type { Answer, Call } from '../harness/client.js';
import { sqlNow } from '../harness/test-database.js';
import type { Shop } from './shop.js';

/** One issued reward of a new customer, and all that can be done to it. */
export class IssuedReward {
  private constructor(
    readonly shop: Shop,
    readonly customerId: string,
    readonly customerEmail: string,
    readonly id: string,
  ) {}

  static async of(
    shop: Shop,
    template: Partial<NewRewardTemplate> | { readonly shown: string } = {},
    holder?: { readonly shown: string; readonly email: string },
  ): Promise<IssuedReward> {
    const { shown } = 'shown' in template ? template : await shop.rewardTemplate(template);
    const customer = holder ?? (await shop.customer());
    const { body } = await giveRewards(shop, customer.shown, { rewardId: shown });
    return new IssuedReward(shop, customer.shown, customer.email, body.data[0]?.id ?? '');
  }

  get uuid(): string {
    return decodeId('reward', this.id) ?? '';
  }
  get path(): string {
    return `/customers/${this.customerId}/rewards/${this.id}`;
  }
  get aliasPath(): string {
    return `/rewards/${this.id}/redeem`;
  }

  async read(): Promise<RewardView> {
    return (await this.shop.get<{ data: RewardView }>(this.path)).body.data;
  }

  redeem(body?: Call['body'], call: Call = {}): Promise<Answer<{ data: RewardView }>> {
    return this.shop.post(`${this.path}/redeem`, body, call);
  }

  redeemByAlias(body?: Call['body'], call: Call = {}): Promise<Answer<{ data: RewardView }>> {
    return this.shop.post(this.aliasPath, body, call);
  }

  setCoupon(couponCode: unknown, call: Call = {}): Promise<Answer<CouponBody>> {
    return this.shop.post('/rewards/update-coupon', { userRewardId: this.id, couponCode }, call);
  }

  /** Moves its expiry to so many milliseconds from the database's now; its row goes on saying active. */
  async expire(byMs = -1): Promise<void> {
    await this.shop.database.rows(
      `update rewards set expires_at = ${sqlNow} + $2 * interval '1 millisecond' where id = $1`,
      [this.uuid, byMs],
    );
  }

  history(): Promise<{ number: number; kind: string; coupon: string | null }[]> {
    return this.shop.database.rows(
      `select number, kind, coupon_code as coupon from reward_events
       where merchant_id = $1 and reward_id = $2 order by number`,
      [this.shop.merchantId, this.uuid],
    );
  }
}

export interface CouponBody {
  readonly userRewardId: string;
  readonly couponCode: string;
  readonly data: { readonly userRewardId: string; readonly couponCode: string };
}

export const giveRewards = (
  shop: Shop,
  customerId: string,
  body: Call['body'],
  call: Call = {},
): Promise<Answer<{ data: RewardView[] }>> => shop.post(`/customers/${customerId}/rewards`, body, call);

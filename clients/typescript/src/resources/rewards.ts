import type { Connection } from '../connection.js';
import { type CursorList, cursorList } from '../list.js';
import type { CallOptions, WriteOptions } from '../settings.js';
import type {
  AffordableReward,
  AffordableRewardsQuery,
  ReverseRewardBody,
  GiveRewardBody,
  RedeemRewardBody,
  Reward,
  RewardsOfCustomerQuery,
  UpdateCouponBody,
  UpdatedCoupon,
} from '../shapes.js';

/** The rewards that customers hold; a `rewardId` in a path is the issued one, not its template. */
export class Rewards {
  constructor(private readonly connection: Connection) {}

  /** Newest first. */
  listOfCustomer(
    customerId: string,
    query: RewardsOfCustomerQuery = {},
    options: CallOptions = {},
  ): CursorList<Reward> {
    return cursorList(query.cursor, (cursor) =>
      this.connection.read(options, (http) =>
        http.GET('/v1/public/customers/{customerId}/rewards', {
          params: { path: { customerId }, query: { ...query, cursor } },
        }),
      ),
    );
  }

  /** What the customer can buy with points, newest first. */
  affordableTo(
    customerId: string,
    query: AffordableRewardsQuery = {},
    options: CallOptions = {},
  ): CursorList<AffordableReward> {
    return cursorList(query.cursor, (cursor) =>
      this.connection.read(options, (http) =>
        http.GET('/v1/public/customers/{customerId}/affordable-rewards', {
          params: { path: { customerId }, query: { ...query, cursor } },
        }),
      ),
    );
  }

  /** Reverses a redemption: the reward is active again. */
  async reverse(
    customerId: string,
    rewardId: string,
    body: ReverseRewardBody,
    options: WriteOptions = {},
  ): Promise<Reward> {
    const { data } = await this.connection.write(options, (http, header) =>
      http.POST('/v1/public/customers/{customerId}/rewards/{rewardId}/reverse', {
        params: { path: { customerId, rewardId }, header },
        body,
      }),
    );
    return data;
  }

  async readOfCustomer(customerId: string, rewardId: string, options: CallOptions = {}): Promise<Reward> {
    const { data } = await this.connection.read(options, (http) =>
      http.GET('/v1/public/customers/{customerId}/rewards/{rewardId}', { params: { path: { customerId, rewardId } } }),
    );
    return data;
  }

  /** Issues rewards of a template: all of them or none. */
  async give(customerId: string, body: GiveRewardBody, options: WriteOptions = {}): Promise<readonly Reward[]> {
    const { data } = await this.connection.write(options, (http, header) =>
      http.POST('/v1/public/customers/{customerId}/rewards', { params: { path: { customerId }, header }, body }),
    );
    return data;
  }

  async redeem(
    customerId: string,
    rewardId: string,
    body: RedeemRewardBody = {},
    options: WriteOptions = {},
  ): Promise<Reward> {
    const { data } = await this.connection.write(options, (http, header) =>
      http.POST('/v1/public/customers/{customerId}/rewards/{rewardId}/redeem', {
        params: { path: { customerId, rewardId }, header },
        body,
      }),
    );
    return data;
  }

  /** @deprecated Use `redeem`, which names the customer too. */
  async redeemById(id: string, body: RedeemRewardBody = {}, options: WriteOptions = {}): Promise<Reward> {
    const { data } = await this.connection.write(options, (http, header) =>
      http.POST('/v1/public/rewards/{id}/redeem', { params: { path: { id }, header }, body }),
    );
    return data;
  }

  /** Sets the code by which an order redeems the reward. */
  updateCoupon(body: UpdateCouponBody, options: WriteOptions = {}): Promise<UpdatedCoupon> {
    return this.connection.write(options, (http, header) =>
      http.POST('/v1/public/rewards/update-coupon', { params: { header }, body }),
    );
  }
}

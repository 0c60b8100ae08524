import { notFound } from '#domain/errors.js';
import { encodeId, maxUuid, parseReference } from '#domain/ids.js';
import { listCardsOfCustomer } from '#persistence/cards/card.store.js';
import { withoutExpiredPoints } from '#persistence/cards/card-expiry.store.js';
import { findCustomer } from '#persistence/customers/customer.store.js';
import { Database } from '#persistence/database/database.js';
import { listRewardsOfCustomer } from '#persistence/rewards/reward.store.js';
import { listVouchersOfCustomer } from '#persistence/vouchers/voucher.store.js';
import { Controller, Param } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../edge/caller.js';
import { Operation } from '../edge/operation.js';
import { cardExample, CardView } from '#http/views/card.view.js';
import { rewardExample, RewardView } from '#http/views/reward.view.js';
import { voucherExample, VoucherView } from '#http/views/voucher.view.js';

/** The most cards, rewards and vouchers that the answer holds: the newest ones. The list of each kind has the rest. */
const maxOfEach = 100;

class LoyaltyCustomerView {
  @ApiProperty({ example: 'cus_01k9zq3f8te5rb8s6yw2m4n7pd' }) id: string;
  @ApiProperty({ example: 'Ada Lovelace' }) name: string;
  @ApiProperty({ example: 'ada@example.com' }) email: string;
}

export class LoyaltyView {
  @ApiProperty() customer: LoyaltyCustomerView;
  @ApiProperty({ type: [CardView], description: 'The newest 100.' }) cards: CardView[];
  @ApiProperty({ type: [RewardView], description: 'The newest 100, whatever their status.' }) rewards: RewardView[];
  @ApiProperty({ type: [VoucherView], description: 'The newest 100, whatever their status.' }) vouchers: VoucherView[];
}

@Controller()
export class ReadLoyalty {
  constructor(private readonly db: Database) {}

  @Operation({
    method: 'GET',
    path: '/customers/:id/loyalty',
    id: 'readLoyalty',
    anyScope: ['customers:read'],
    tag: 'Customers',
    summary: 'Read the cards, rewards and vouchers of a customer',
    description: "A customer's cards, rewards and vouchers in one response, newest first, at most 100 of each.",
    params: { id: 'id or externalId of the customer.' },
    answer: {
      description: "The customer's cards, rewards and vouchers.",
      shape: 'data',
      type: LoyaltyView,
      example: {
        customer: { id: 'cus_01k9zq3f8te5rb8s6yw2m4n7pd', name: 'Ada Lovelace', email: 'ada@example.com' },
        cards: [cardExample],
        rewards: [rewardExample],
        vouchers: [voucherExample],
      },
    },
    refusals: ['customer_not_found'],
  })
  async handle(@CurrentCaller() { merchantId }: Caller, @Param('id') id: string): Promise<LoyaltyView> {
    const customer = await findCustomer(this.db, merchantId, parseReference('customer', id));
    if (!customer) throw notFound('customer');
    const [cards, rewards, vouchers] = await this.db.pipeline((reader) =>
      Promise.all([
        listCardsOfCustomer(reader, merchantId, customer.id, maxUuid, maxOfEach),
        listRewardsOfCustomer(reader, merchantId, customer.id, undefined, maxUuid, maxOfEach),
        listVouchersOfCustomer(reader, merchantId, customer.id, undefined, maxUuid, maxOfEach),
      ]),
    );
    const held = await withoutExpiredPoints(this.db, merchantId, cards);
    const data: LoyaltyView = {
      customer: { id: encodeId('customer', customer.id), name: customer.name ?? '', email: customer.email },
      cards: held.map((card) => new CardView(card)),
      rewards: rewards.map((reward) => new RewardView(reward, reward.readAt)),
      vouchers: vouchers.map((voucher) => new VoucherView(voucher, voucher.readAt)),
    };
    return data;
  }
}

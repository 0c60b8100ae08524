import { notFound } from '#domain/errors.js';
import { maxUuid, parseReference } from '#domain/ids.js';
import { cardExample, CardView } from '#http/views/card.view.js';
import { customerExample, CustomerView } from '#http/views/customer.view.js';
import { rewardExample, RewardView } from '#http/views/reward.view.js';
import { voucherExample, VoucherView } from '#http/views/voucher.view.js';
import { listCardsOfCustomer } from '#persistence/cards/card.store.js';
import { withoutExpiredPoints } from '#persistence/cards/card-expiry.store.js';
import { listCustomerEntries } from '#persistence/customers/customer-ledger.store.js';
import { findCustomer } from '#persistence/customers/customer.store.js';
import { Database } from '#persistence/database/database.js';
import { listRewardsOfCustomer } from '#persistence/rewards/reward.store.js';
import { listVouchersOfCustomer } from '#persistence/vouchers/voucher.store.js';
import { Controller, Param } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { customerEntryExample, CustomerEntryView } from './customer-entry.view.js';

/** The newest of each kind, as many as the page shows. */
const maxOfEach = 100;

export class WholeCustomerView {
  @ApiProperty() customer: CustomerView;
  @ApiProperty({ type: [CardView], description: 'The newest 100.' }) cards: CardView[];
  @ApiProperty({ type: [RewardView], description: 'The newest 100, whatever their status.' }) rewards: RewardView[];
  @ApiProperty({ type: [VoucherView], description: 'The newest 100, whatever their status.' }) vouchers: VoucherView[];
  @ApiProperty({ type: [CustomerEntryView], description: 'The newest 100 ledger entries, newest first.' })
  ledger: CustomerEntryView[];
}

/** What the routes of members and of support share. */
export const customerRoute = {
  method: 'GET',
  summary: 'Read a customer',
  description: 'One customer with cards, rewards, vouchers and ledger entries, newest first, at most 100 of each.',
  params: { id: 'id or externalId of the customer.' },
  answer: {
    description: 'The customer with cards, rewards, vouchers and ledger entries.',
    shape: 'data',
    type: WholeCustomerView,
    example: {
      customer: customerExample,
      cards: [cardExample],
      rewards: [rewardExample],
      vouchers: [voucherExample],
      ledger: [customerEntryExample],
    },
  },
  refusals: [notFound('customer')],
} as const;

/** @throws Refusal `not_found` customer_not_found */
export async function wholeCustomer(db: Database, merchantId: string, id: string): Promise<WholeCustomerView> {
  const customer = await findCustomer(db, merchantId, parseReference('customer', id));
  if (!customer) throw notFound('customer');
  const [cards, rewards, vouchers, ledger] = await db.pipeline((reader) =>
    Promise.all([
      listCardsOfCustomer(reader, merchantId, customer.id, maxUuid, maxOfEach),
      listRewardsOfCustomer(reader, merchantId, customer.id, undefined, maxUuid, maxOfEach),
      listVouchersOfCustomer(reader, merchantId, customer.id, undefined, maxUuid, maxOfEach),
      listCustomerEntries(reader, merchantId, customer.id, maxOfEach),
    ]),
  );
  const held = await withoutExpiredPoints(db, merchantId, cards);
  return {
    customer: new CustomerView(customer),
    cards: held.map((card) => new CardView(card)),
    rewards: rewards.map((reward) => new RewardView(reward, reward.readAt)),
    vouchers: vouchers.map((voucher) => new VoucherView(voucher, voucher.readAt)),
    ledger: ledger.map((entry) => new CustomerEntryView(entry)),
  };
}

@Controller()
export class ReadCustomer {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    ...customerRoute,
    path: '/merchants/:m/customers/:id',
    id: 'readCustomer',
    who: 'viewer',
    tag: 'Customers',
  })
  handle(@CurrentMember() { merchantId }: Member, @Param('id') id: string): Promise<WholeCustomerView> {
    return wholeCustomer(this.db, merchantId, id);
  }
}

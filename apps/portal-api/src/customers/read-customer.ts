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
import { listUsableVouchersOfCustomer, listVouchersOfCustomer } from '#persistence/vouchers/voucher.store.js';
import { Controller, Param } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { customerEntryExample, CustomerEntryView } from './customer-entry.view.js';

/** As many of each kind as the page shows. */
const maxOfEach = 100;

export class WholeCustomerView {
  @ApiProperty() customer: CustomerView;
  @ApiProperty({ type: [CardView], description: 'The newest 100.' }) cards: CardView[];
  @ApiProperty({ type: [RewardView], description: 'At most 100: the active ones first, each part newest first.' })
  rewards: RewardView[];
  @ApiProperty({
    type: [VoucherView],
    description: 'At most 100: those that can be used or will be first, each part newest first.',
  })
  vouchers: VoucherView[];
  @ApiProperty({ type: [CustomerEntryView], description: 'The newest 100 ledger entries, newest first.' })
  ledger: CustomerEntryView[];
}

/** What the routes of members and of support share. */
export const customerRoute = {
  method: 'GET',
  summary: 'Read a customer',
  description:
    'One customer with cards, rewards, vouchers and ledger entries, newest first, at most 100 of each. Rewards and vouchers ' +
    'that can be used come first.',
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

/** What can be used, then the newest of the rest: where fewer than `maxOfEach` can be used, `newest` has enough others. */
function usableFirst<Row extends { readonly id: string }>(usable: readonly Row[], newest: readonly Row[]): Row[] {
  const ids = new Set(usable.map(({ id }) => id));
  return [...usable, ...newest.filter(({ id }) => !ids.has(id))].slice(0, maxOfEach);
}

/** @throws Refusal `not_found` customer_not_found */
export async function wholeCustomer(db: Database, merchantId: string, id: string): Promise<WholeCustomerView> {
  const customer = await findCustomer(db, merchantId, parseReference('customer', id));
  if (!customer) throw notFound('customer');
  const [cards, activeRewards, newestRewards, usableVouchers, newestVouchers, ledger] = await db.pipeline((reader) =>
    Promise.all([
      listCardsOfCustomer(reader, merchantId, customer.id, maxUuid, maxOfEach),
      listRewardsOfCustomer(reader, merchantId, customer.id, 'active', maxUuid, maxOfEach),
      listRewardsOfCustomer(reader, merchantId, customer.id, undefined, maxUuid, maxOfEach),
      listUsableVouchersOfCustomer(reader, merchantId, customer.id, maxOfEach),
      listVouchersOfCustomer(reader, merchantId, customer.id, undefined, maxUuid, maxOfEach),
      listCustomerEntries(reader, merchantId, customer.id, maxOfEach),
    ]),
  );
  const held = await withoutExpiredPoints(db, merchantId, cards);
  return {
    customer: new CustomerView(customer),
    cards: held.map((card) => new CardView(card)),
    rewards: usableFirst(activeRewards, newestRewards).map((reward) => new RewardView(reward, reward.readAt)),
    vouchers: usableFirst(usableVouchers, newestVouchers).map((voucher) => new VoucherView(voucher, voucher.readAt)),
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

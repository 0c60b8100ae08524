import { isDeepStrictEqual } from 'node:util';
import { decodeId } from '#domain/ids.js';
import type { CardEntryView } from '#http/views/card-entry.view.js';
import type { CardView } from '#http/views/card.view.js';
import type { CustomerView } from '#http/views/customer.view.js';
import type { OrderView } from '#http/views/order.view.js';
import type { RewardView } from '#http/views/reward.view.js';
import type { Answer } from '../../harness/client.js';
import { newCoupon } from '../../fixtures/random.js';
import type { Shop } from '../../fixtures/shop.js';
import type { TestClock } from '../test-clock.js';
import type { ModelCard } from './model-card.js';
import { type ModelCustomer, returnedOf, type Unit, units } from './model-customer.js';

/** What any of the writes answers. */
export type CardAnswer = Answer<{
  readonly data?: object;
  readonly rewards?: readonly RewardView[];
  readonly order?: OrderView;
}>;

export function same(what: string, found: unknown, expected: unknown): void {
  if (isDeepStrictEqual(found, expected)) return;
  throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}.`);
}

interface StoredCard {
  readonly id: string;
  readonly stored: number;
  readonly booked: number;
  readonly lots: Record<number, number>;
}

/** The service, as one sequence of commands meets it. */
export class CardWorld {
  /** Coupon codes that only this sequence uses. */
  readonly coupons: readonly string[] = [newCoupon().toUpperCase(), newCoupon().toUpperCase()];

  constructor(
    readonly shop: Shop,
    readonly clock: TestClock,
  ) {}

  write(path: string, body: object): Promise<CardAnswer> {
    return this.shop.post(path, body);
  }

  /** Holds all that the service shows and stores of the customer against the model. */
  async expectAgreement(model: ModelCustomer): Promise<void> {
    const { shop } = this;
    const [customer, loyalty, orders, stored, ...entries] = await Promise.all([
      shop.get<{ data: CustomerView }>(`/customers/${model.id}`),
      shop.get<{ data: { cards: CardView[]; rewards: RewardView[] } }>(`/customers/${model.id}/loyalty`),
      shop.get<{ data: OrderView[] }>(`/orders?customerId=${model.id}&limit=100`),
      this.stored(model),
      ...units.map((unit) =>
        shop.get<{ data: CardEntryView[] }>(`/customers/${model.id}/cards/${model.cards[unit].id}/entries?limit=100`),
      ),
    ]);
    const { lifetimeStamps, lifetimePoints } = customer.body.data;
    same('The lifetime figures', { stamps: lifetimeStamps, points: lifetimePoints }, model.lifetime);
    for (const [at, unit] of units.entries()) {
      const card = model.cards[unit];
      const shown = loyalty.body.data.cards.find(({ id }) => id === card.id);
      same(`The card of ${unit}`, shown && shownCard(shown, unit), expectedCard(card, model.now));
      expectEntries(unit, entries[at]?.body.data ?? [], card);
      expectStored(unit, stored.get(card.id), card);
    }
    same('The rewards', sorted(loyalty.body.data.rewards.map(shownReward)), sorted(expectedRewards(model)));
    same('The orders', sorted(orders.body.data.map(shownOrder)), sorted(expectedOrders(model)));
  }

  /** What the rows of the cards say, beside what their ledgers and lots add up to. */
  private async stored({ cards }: ModelCustomer): Promise<Map<string, StoredCard>> {
    const ids = new Map(units.map((unit) => [decodeId('card', cards[unit].id) ?? '', cards[unit].id]));
    const rows = await this.shop.database.rows<StoredCard>(
      `select c.id, (c.stamps + c.points)::int as stored,
         (select coalesce(sum(change - consumed), 0)::int from card_entries where merchant_id = $1 and card_id = c.id) as booked,
         (select coalesce(json_object_agg(number, remaining), '{}') from card_lots
          where merchant_id = $1 and card_id = c.id and remaining > 0) as lots
       from cards c where c.merchant_id = $1 and c.id = any($2::uuid[])`,
      [this.shop.merchantId, [...ids.keys()]],
    );
    return new Map(rows.map((row) => [ids.get(row.id) ?? '', row]));
  }
}

const shownCard = ({ stamps, points, stampsOwed, pointsOwed, expirations }: CardView, unit: Unit) => ({
  stamps,
  points,
  stampsOwed,
  pointsOwed,
  expirations: unit === 'points' ? expirations.map(({ points: quantity, expiresAt }) => [quantity, expiresAt]) : [],
});

function expectedCard({ rules: { unit }, owed, lots }: ModelCard, now: Date): ReturnType<typeof shownCard> {
  const of = (one: Unit, figure: number): number => (one === unit ? figure : 0);
  const balance = lots.balanceAt(now);
  return {
    stamps: of('stamps', balance),
    points: of('points', balance),
    stampsOwed: of('stamps', owed),
    pointsOwed: of('points', owed),
    expirations: lots.expirationsAt(now).map(({ points, expiresAt }) => [points, expiresAt]),
  };
}

function expectEntries(unit: Unit, shown: readonly CardEntryView[], { entries }: ModelCard): void {
  const rows = shown.toReversed().map((one) => ({
    number: one.number,
    type: one.type,
    change: one.change,
    paidOwed: one.paidOwed,
    after: one.balanceAfter,
    orderId: one.orderId,
    rewardIds: one.rewardIds.toSorted(),
    reverses: one.reverses,
    reversedBy: one.reversedBy,
    createdAt: one.createdAt,
  }));
  for (const [at, one] of entries.entries()) {
    same(`An entry of ${unit}`, rows[at], {
      number: one.number,
      type: one.type,
      change: one.change,
      paidOwed: one.paidOwed,
      after: one.balanceAfter,
      orderId: one.orderId,
      rewardIds: one.rewardIds.toSorted(),
      reverses: one.reverses,
      reversedBy: one.reversedBy,
      createdAt: one.createdAt.toISOString(),
    });
  }
  same(`The number of entries of ${unit}`, rows.length, entries.length);
}

function expectStored(unit: Unit, found: StoredCard | undefined, { booked, lots }: ModelCard): void {
  same(`The stored balance of ${unit} and the sum of its entries`, [found?.stored, found?.booked], [booked, booked]);
  if (unit === 'stamps') return;
  same('The lots', found?.lots, lots.stored());
  const sum = Object.values(found?.lots ?? {}).reduce((all, remaining) => all + remaining, 0);
  same('The sum of the lots', sum, booked);
}

/** The code of a reward that is neither active nor redeemed is nobody's. */
const codeOf = (status: string, coupon: string | null): string =>
  status === 'active' || status === 'redeemed' ? String(coupon) : '';

const shownReward = ({ id, rewardId, status, expiry, couponCode }: RewardView): string[] => [
  id,
  rewardId,
  status,
  String(expiry),
  codeOf(status, couponCode),
];
const expectedRewards = (model: ModelCustomer): string[][] =>
  model.rewards.map((reward) => {
    const { id, template, expiry } = reward;
    const status = model.statusOf(reward);
    return [id, template.shown, status, String(expiry?.toISOString() ?? null), codeOf(status, reward.coupon)];
  });

const shownOrder = (order: OrderView): string[] => {
  const { id, value, stampsAwarded, pointsAwarded, couponRedeemed, returnedValue, status } = order;
  return [id, value, stampsAwarded, pointsAwarded, couponRedeemed, returnedValue, status].map(String);
};
const expectedOrders = ({ orders }: ModelCustomer): string[][] =>
  orders.map((order) => {
    const { id, value, stamps, points, returns } = order;
    const returned = returnedOf(order);
    const part = returned === value ? 'returned' : 'partially_returned';
    const status = returns.length === 0 ? 'completed' : part;
    return [id, value / 100, stamps, points, order.couponReward !== null, returned / 100, status].map(String);
  });

const sorted = (rows: readonly string[][]): string[] => rows.map((row) => row.join(' ')).toSorted();

import { randomBytes } from 'node:crypto';
import type { Card } from '#domain/cards/card.js';
import type { CardUnit } from '#domain/cards/progress.js';
import { type Customer, earn } from '#domain/customers/customer.js';
import { computeAward } from '#domain/orders/award.js';
import type { Order, OrderSettings } from '#domain/orders/order.js';
import { generateOrderNumber } from '#domain/orders/order-number.js';
import type { Reward } from '#domain/rewards/reward.js';
import { rewardStatus } from '#domain/rewards/status.js';
import { lockCardsByEmail, lockCardsOfDefinitions, type TitledCard } from '#persistence/cards/card.store.js';
import { lockCustomerByEmail } from '#persistence/customers/customer.store.js';
import { newId } from '#persistence/database/new-id.js';
import { findOriginalOrder, insertOrder } from '#persistence/orders/order.store.js';
import {
  awardedCards,
  findSettingsForOrder,
  keepSettingsOfOrder,
  probableCardDefinitions,
} from '#persistence/orders/order-settings.store.js';
import { listRewardsOfOrder, lockRewardByCoupon } from '#persistence/rewards/reward.store.js';
import { saveRedeemedReward } from '#persistence/rewards/reward-history.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { LedgerActor } from '../actor.js';
import { findOrCreateCustomer } from '../customers/find-or-create-customer.js';
import { eventOf, type NewEvent } from '../events/new-event.js';
import { recordEvents } from '../events/record-events.js';
import { saveEarning } from '../cards/earn-on-card.js';
import { issueRewards, rewardsOfSteps } from '../rewards/issue-rewards.js';
import { findOrCreateAwardedCards, progressCards } from './progress-cards.js';

export interface NewOrder {
  /** In its stored form: trimmed, lower case. */
  readonly email: string;
  /** In minor units of the merchant's currency. */
  readonly valueMinor: number;
  readonly source: string;
  /** Undefined when the service has to generate one. */
  readonly orderNumber: string | undefined;
  readonly name: string | null;
  /** Upper case; undefined when the request has none or an invalid one. */
  readonly couponCode: string | undefined;
}

export interface CreatedOrder {
  readonly order: Order;
  /** The rewards issued by this order, in the order of issue. */
  readonly rewards: readonly Reward[];
  /** It was processed before: order and rewards are the first result, and nothing was changed. */
  readonly isDuplicate: boolean;
  /** The settings that decided. */
  readonly settings: OrderSettings;
  /** Whether the customer was known before. */
  readonly customerExists: boolean;
  /** The cards that it awarded to. One that the customer did not have is undefined before. */
  readonly cards: readonly { readonly before: TitledCard | undefined; readonly after: TitledCard }[];
}

/**
 * Records an order with everything it awards, in one transaction: stamps, points, rewards from cards, order rewards,
 * and the redemption of its coupon. When the merchant has processed the order before and the settings say
 * return_original, nothing is awarded again and the first result is returned.
 * @throws Refusal `invalid` balance_too_large, too_many_rewards
 *   (docs/reference/orders.md#create-an-order)
 */
export async function createOrder(tx: Tx, actor: LedgerActor, input: NewOrder): Promise<CreatedOrder> {
  const facts = await loadFacts(tx, actor, input);
  const { settings } = facts.deciding;
  if (facts.original && settings.duplicateOrders === 'return_original') {
    return firstResult(tx, facts.original, settings, facts.customer !== undefined);
  }
  const events: NewEvent[] = [];
  const customer = facts.customer ?? (await findOrCreateCustomer(tx, actor.merchantId, input, events));
  const cards = facts.cards ?? (await lockCardsOf(tx, customer, settings));
  const customerExists = !events.some(({ type }) => type === 'customer.created');
  const award = computeAward(settings, input.valueMinor, actor.currency);
  const awardedTo = await findOrCreateAwardedCards(tx, customer, cards, settings, award, events);
  const now = await tx.now();
  const progressed = await progressCards(tx, awardedTo, { now, timeZone: actor.timeZone });
  const coupon = settings.rewardAutomation ? redeemable(facts.coupon, now) : undefined;

  const order: Order = {
    merchantId: actor.merchantId,
    id: newId(now),
    externalId: null,
    orderNumber: input.orderNumber ?? generateOrderNumber(randomBytes(10)),
    source: input.source,
    valueMinor: input.valueMinor,
    currency: actor.currency,
    integrationType: 'public_api',
    customerId: customer.id,
    stampsAwarded: award.stamps,
    pointsAwarded: award.points,
    couponRewardId: coupon?.id ?? null,
    repeatOf: facts.original?.id ?? null,
    settingsId: facts.deciding.id,
    ...entryNumbers(progressed),
    returnedMinor: 0,
    returnCount: 0,
    createdAt: now,
  };
  const earned = earn(customer, { ...award, name: input.name });
  keepSettingsOfOrder(tx, actor.merchantId, facts.deciding);
  insertOrder(tx, order, earned, input.name);
  events.push(eventOf('order', 'created', now, order));
  if (earned.eventVersion > customer.eventVersion)
    events.push(eventOf('customer', 'updated', now, earned, { before: customer }));
  const origin = { orderId: order.id, locationId: null, apiKeyId: actor.apiKeyId, staffId: actor.staffId };
  const awarded = progressed.map(({ isNew, earning }) => {
    const saved = saveEarning(tx, earning, 'order', origin);
    events.push(...saved.events);
    const reached = rewardsOfSteps(earning.progress.steps, saved.card, saved.number);
    return { before: isNew || !customerExists ? undefined : earning.card, after: saved.card, reached };
  });
  if (coupon) {
    const redeemed = saveRedeemedReward(tx, coupon, now, origin);
    events.push(eventOf('reward', 'redeemed', now, redeemed, { before: coupon }));
  }
  const ofOrder = award.orderRewards.map((template) => ({ template }));
  const issued = [...awarded.flatMap(({ reached }) => reached), ...ofOrder];
  const issue = { rewards: issued, customerId: customer.id, orderId: order.id, locationId: null, now };
  const rewards = issueRewards(tx, actor, issue);
  events.push(...rewards.map((reward) => eventOf('reward', 'issued', now, reward)));
  recordEvents(tx, actor, events);
  return { order, rewards, isDuplicate: false, settings, customerExists, cards: awarded };
}

/** The numbers of the entries that the order is about to write. */
function entryNumbers(
  progressed: Awaited<ReturnType<typeof progressCards>>,
): Pick<Order, 'stampsEntry' | 'pointsEntry'> {
  const numberOf = (unit: CardUnit): number | null =>
    progressed.find(({ earning }) => earning.unit === unit)?.earning.ledger.nextNumber ?? null;
  return { stampsEntry: numberOf('stamps'), pointsEntry: numberOf('points') };
}

async function firstResult(
  tx: Tx,
  order: Order,
  settings: OrderSettings,
  customerExists: boolean,
): Promise<CreatedOrder> {
  const rewards = await listRewardsOfOrder(tx, order.merchantId, order.id);
  return { order, rewards, isDuplicate: true, settings, customerExists, cards: [] };
}

/**
 * Reads everything that the rules need in one round trip. Lock order: customer, cards, coupon reward. The settings that
 * are read here decide. Which cards they award to is guessed from the settings that this process has read before;
 * `cards` is undefined when the customer is new or the guess was wrong. `now` is read with them, after the locks.
 */
async function loadFacts(tx: Tx, { merchantId }: LedgerActor, input: NewOrder) {
  const { email, source, orderNumber, couponCode } = input;
  const guessed = probableCardDefinitions(merchantId);
  const [customer, deciding, locked, coupon, original] = await Promise.all([
    lockCustomerByEmail(tx, merchantId, email),
    findSettingsForOrder(tx, merchantId),
    lockCardsByEmail(tx, merchantId, email, guessed),
    couponCode === undefined ? undefined : lockRewardByCoupon(tx, merchantId, email, couponCode),
    orderNumber === undefined ? undefined : findOriginalOrder(tx, merchantId, source, orderNumber),
    tx.now(),
  ]);
  const isComplete = customer && awardedCards(deciding.settings).every((id) => guessed.includes(id));
  return { customer, deciding, cards: isComplete ? locked : undefined, coupon, original };
}

/** Locks the cards of the customer that these settings award to. Automatic enrolment has created those of a new one. */
async function lockCardsOf(tx: Tx, { merchantId, id }: Customer, settings: OrderSettings): Promise<Card[]> {
  const [cards] = await Promise.all([lockCardsOfDefinitions(tx, merchantId, id, awardedCards(settings)), tx.now()]);
  return cards;
}

const redeemable = (coupon: Reward | undefined, now: Date): Reward | undefined =>
  coupon && rewardStatus(coupon, now) === 'active' ? coupon : undefined;

import { randomBytes } from 'node:crypto';
import type { Card } from '#domain/cards/card.js';
import { type Customer, earn } from '#domain/customers/customer.js';
import { type CardProgress, giveToCard } from '#domain/cards/progress.js';
import { computeAward } from '#domain/orders/award.js';
import type { AwardCard, Order, OrderSettings } from '#domain/orders/order.js';
import { generateOrderNumber } from '#domain/orders/order-number.js';
import type { Reward } from '#domain/rewards/reward.js';
import { rewardStatus } from '#domain/rewards/status.js';
import {
  insertCard,
  lockCardsByEmail,
  lockCardsOfDefinitions,
  saveBalance,
  type TitledCard,
} from '#persistence/cards/card.store.js';
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
import type { Actor } from '../actor.js';
import { findOrCreateCustomer } from '../customers/find-or-create-customer.js';
import { eventsOfGive, givenEvents } from '../events/card-events.js';
import { eventOf, type NewEvent } from '../events/new-event.js';
import { authorOf, recordEvents } from '../events/record-events.js';
import { issueRewards } from '../rewards/issue-rewards.js';

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
}

interface CardAward {
  readonly card: TitledCard;
  readonly definition: AwardCard;
  readonly quantity: number;
  readonly progress: CardProgress;
}

/**
 * Records an order with everything it awards, in one transaction: stamps, points, rewards from cards, order rewards,
 * and the redemption of its coupon. When the merchant has processed the order before and the settings say
 * return_original, nothing is awarded again and the first result is returned.
 * @throws Refusal `invalid` balance_too_large, too_many_rewards
 *   (docs/reference/orders.md#create-an-order)
 */
export async function createOrder(tx: Tx, actor: Actor, input: NewOrder): Promise<CreatedOrder> {
  const facts = await loadFacts(tx, actor, input);
  const { settings } = facts.deciding;
  if (facts.original && settings.duplicateOrders === 'return_original') {
    return { order: facts.original, rewards: await listRewardsOfOrder(tx, actor.merchantId, facts.original.id) };
  }
  const events: NewEvent[] = [];
  const customer = facts.customer ?? (await findOrCreateCustomer(tx, actor.merchantId, input, events));
  const cards = facts.cards ?? (await lockCardsOf(tx, customer, settings));
  const award = computeAward(settings, input.valueMinor, actor.currency);
  const progressed = await progressCards(tx, customer, cards, settings, award, events);
  const now = await tx.now();
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
    createdAt: now,
  };
  const earned = earn(customer, { ...award, name: input.name });
  keepSettingsOfOrder(tx, actor.merchantId, facts.deciding);
  insertOrder(tx, order, earned, input.name);
  events.push(eventOf('order', 'created', now, order));
  if (earned.eventVersion > customer.eventVersion)
    events.push(eventOf('customer', 'updated', now, earned, { before: customer }));
  const cause = { orderId: order.id, locationId: null, apiKeyId: actor.apiKeyId, staffId: actor.staffId };
  for (const { card, definition, quantity, progress } of progressed) {
    const { consumed, balance: balanceAfter } = progress;
    const entry = { ...cause, cause: 'order', change: quantity, consumed, balanceAfter, createdAt: now } as const;
    const after = { ...card, ...saveBalance(tx, card, entry, eventsOfGive(definition, consumed)) };
    events.push(...givenEvents(now, card, after, { definition, quantity, consumed }));
  }
  if (coupon) {
    const redeemed = saveRedeemedReward(tx, coupon, now, cause);
    events.push(eventOf('reward', 'redeemed', now, redeemed, { before: coupon }));
  }
  const templates = [...progressed.flatMap(({ progress }) => progress.rewardTemplates), ...award.orderRewards];
  const issue = { templates, customerId: customer.id, orderId: order.id, locationId: null, now };
  const rewards = issueRewards(tx, actor, issue);
  events.push(...rewards.map((reward) => eventOf('reward', 'issued', now, reward)));
  recordEvents(tx, authorOf(actor), events);
  return { order, rewards };
}

/**
 * Reads everything that the rules need in one round trip. Lock order: customer, cards, coupon reward. The settings that
 * are read here decide. Which cards they award to is guessed from the settings that this process has read before;
 * `cards` is undefined when the customer is new or the guess was wrong. `now` is read with them, after the locks.
 */
async function loadFacts(tx: Tx, { merchantId }: Actor, input: NewOrder) {
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

/** Computes the progress of each card in the settings. A card that the customer does not have is created first. */
async function progressCards(
  tx: Tx,
  customer: Customer,
  cards: readonly Card[],
  settings: OrderSettings,
  award: { readonly stamps: number; readonly points: number },
  events: NewEvent[],
): Promise<CardAward[]> {
  const awards: CardAward[] = [];
  if (settings.stamps && award.stamps > 0) {
    const { card: definition } = settings.stamps;
    const card = await findOrCreateCard(tx, customer, cards, definition, events);
    const progress = giveToCard(card, definition, 'stamps', award.stamps);
    awards.push({ card, definition, quantity: award.stamps, progress });
  }
  if (settings.points && award.points > 0) {
    const { card: definition } = settings.points;
    const card = await findOrCreateCard(tx, customer, cards, definition, events);
    const progress = giveToCard(card, definition, 'points', award.points);
    awards.push({ card, definition, quantity: award.points, progress });
  }
  return awards;
}

async function findOrCreateCard(
  tx: Tx,
  customer: Customer,
  cards: readonly Card[],
  { id: cardDefinitionId, title, type }: AwardCard,
  events: NewEvent[],
): Promise<TitledCard> {
  const existing = cards.find((card) => card.cardDefinitionId === cardDefinitionId);
  if (existing) return { ...existing, title, type };
  const now = await tx.now();
  const { merchantId, id: customerId } = customer;
  const created = await insertCard(tx, { merchantId, id: newId(now), customerId, cardDefinitionId, createdAt: now });
  if (created) {
    const card = { ...created, title, type };
    events.push(eventOf('card', 'created', now, card));
    return card;
  }
  // Automatic enrolment does not lock the customer and has just created this card.
  const [enrolled] = await lockCardsOfDefinitions(tx, merchantId, customerId, [cardDefinitionId]);
  if (!enrolled) throw new Error('A card that the customer lacks could not be made.');
  return { ...enrolled, title, type };
}

/** Locks the cards of the customer that these settings award to. Automatic enrolment has created those of a new one. */
async function lockCardsOf(tx: Tx, { merchantId, id }: Customer, settings: OrderSettings): Promise<Card[]> {
  const [cards] = await Promise.all([lockCardsOfDefinitions(tx, merchantId, id, awardedCards(settings)), tx.now()]);
  return cards;
}

const redeemable = (coupon: Reward | undefined, now: Date): Reward | undefined =>
  coupon && rewardStatus(coupon, now) === 'active' ? coupon : undefined;

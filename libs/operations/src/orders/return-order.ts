import { cardSize } from '#domain/cards/progress.js';
import { parseReference } from '#domain/ids.js';
import { notFound } from '#domain/errors.js';
import { amountToMinor, toMajor } from '#domain/money.js';
import type { Order } from '#domain/orders/order.js';
import type { OrderReturn } from '#domain/orders/order-return.js';
import { returnNumberMismatch, returnValueInvalid } from '#domain/orders/refusals.js';
import { type DecidedReturn, decideReturn } from '#domain/orders/return.js';
import { rewardsToTakeBack } from '#domain/orders/returned-rewards.js';
import type { Reward } from '#domain/rewards/reward.js';
import { type RewardsTakenBack, takeRewardsBack } from '#domain/rewards/take-back.js';
import { lockCard } from '#persistence/cards/card.store.js';
import { lockCustomer, takeFromLifetimeTotals } from '#persistence/customers/customer.store.js';
import { newId } from '#persistence/database/new-id.js';
import type { Tx } from '#persistence/database/transaction.js';
import { findOrder } from '#persistence/orders/order.store.js';
import { findSettingsOfOrder } from '#persistence/orders/order-settings.store.js';
import {
  findReturnByNumber,
  findReturnsMode,
  insertReturn,
  listAwardEntries,
  lockOrder,
  sumReturns,
} from '#persistence/orders/order-return.store.js';
import { lockRewardsOfOrder } from '#persistence/rewards/reward.store.js';
import type { LedgerActor } from '../actor.js';
import { auditStaffWrite } from '../audit/audit-write.js';
import { eventOf, type NewEvent } from '../events/new-event.js';
import { recordEvents } from '../events/record-events.js';
import { cancelRewards } from '../rewards/cancel-rewards.js';
import { returnCoupon } from './return-coupon.js';
import { type AwardedCard, takeBack, type TakenBack } from './take-back.js';

export interface NewReturn {
  /** id or externalId of the order. */
  readonly orderId: string;
  /** In major units of the order's currency, above 0; undefined: all that is left. */
  readonly value: number | undefined;
  readonly returnNumber: string | undefined;
  readonly reason: string | undefined;
}

export interface ReturnedOrder {
  readonly orderReturn: OrderReturn;
  /** The returnNumber was used before: this is the first result. */
  readonly isDuplicate: boolean;
  readonly currency: string;
}

/**
 * Returns a part of an order's value, or all that is left of it: takes back the stamps, points and rewards that the
 * remaining value does not award under the settings of the order. A whole return also gives the coupon back.
 * @throws Refusal `not_found` for the order; `invalid` order_returned, return_exceeds_order, return_number_mismatch, amount_*
 *   (docs/reference/orders.md#return-an-order)
 */
export async function returnOrder(tx: Tx, actor: LedgerActor, input: NewReturn): Promise<ReturnedOrder> {
  const { order, customer, settings, mode, sums, repeat } = await loadReturn(tx, actor.merchantId, input);
  const valueMinor = minorValueOf(input.value, order.currency);
  if (repeat) {
    if ((valueMinor ?? repeat.valueMinor) !== repeat.valueMinor) throw returnNumberMismatch();
    return { orderReturn: repeat, isDuplicate: true, currency: order.currency };
  }
  const decided = decideReturn({ ...order, settings, takenBefore: sums }, valueMinor);
  const cards = await lockAwardedCards(tx, order);
  // Read the time after all locks, so that the entries are in the order of time.
  const [issued, now] = await Promise.all([lockRewardsOfOrder(tx, actor.merchantId, order.id), tx.now()]);
  const awards = cards.map(({ unit, entry, card }) => {
    const definition = settings?.[unit]?.card;
    return {
      cardId: card.id,
      entry,
      kept: decided.kept[unit],
      size: definition ? cardSize(definition) : null,
      progression: definition?.progression ?? [],
    };
  });
  const lost = rewardsToTakeBack(issued, { ...order, settings }, decided, awards);

  const events: NewEvent[] = [];
  const origin = { orderId: order.id, locationId: null, apiKeyId: actor.apiKeyId, staffId: actor.staffId };
  const back = takeRewardsBack(lost, now);
  const cancellations = cancelRewards(tx, back.cancelled, now, origin);
  const reason = input.reason ?? null;
  const took: Record<AwardedCard['unit'], TakenBack> = { stamps: nothing, points: nothing };
  for (const card of cards) {
    const { cancelled } = back;
    const taking = { quantity: decided[card.unit], expiredBefore: sums.pointsExpired, mode, reason, issued, cancelled };
    const moment = { now, timeZone: actor.timeZone };
    const isChanged = taking.quantity > 0 || cancelled.some(({ cardId }) => cardId === card.card.id);
    if (isChanged) took[card.unit] = await takeBack(tx, card, taking, moment, { origin, events });
  }
  takeFromLifetimeTotals(tx, customer, decided);
  events.push(...cancellations);
  const coupon = await returnCoupon(tx, order, decided.isWhole, { now, origin, events });
  const orderReturn: OrderReturn = {
    merchantId: actor.merchantId,
    orderId: order.id,
    id: newId(now),
    returnNumber: input.returnNumber ?? null,
    ...figuresOf(decided, took),
    rewards: shownRewards(back, sums.keptIds),
    ...coupon,
    reason,
    apiKeyId: actor.apiKeyId,
    staffId: actor.staffId,
    createdAt: now,
  };
  await saveReturn(tx, actor, order, orderReturn, events);
  return { orderReturn, isDuplicate: false, currency: order.currency };
}

const nothing: TakenBack = { owed: 0, forgiven: 0, expired: 0 };

/** Lock order: customer, order; then cards and rewards. */
async function loadReturn(tx: Tx, merchantId: string, { orderId, returnNumber }: NewReturn) {
  const found = await findOrder(tx, merchantId, parseReference('order', orderId));
  if (!found) throw notFound('order');
  const [customer, order, settings, mode, sums, repeat] = await Promise.all([
    lockCustomer(tx, merchantId, { by: 'id', value: found.customerId }),
    lockOrder(tx, merchantId, found.id),
    findSettingsOfOrder(tx, found),
    findReturnsMode(tx, merchantId),
    sumReturns(tx, found),
    returnNumber === undefined ? undefined : findReturnByNumber(tx, found, returnNumber),
  ]);
  if (!customer || !order) throw new Error('An order or its customer is gone.');
  return { order, customer, settings, mode, sums, repeat };
}

function minorValueOf(value: number | undefined, currency: string): number | undefined {
  if (value === undefined) return undefined;
  const minor = amountToMinor(value, currency, 'value', 'above 0');
  if (minor === 0) throw returnValueInvalid();
  return minor;
}

/** Locks the cards that the order awarded to, by their ids. */
async function lockAwardedCards(tx: Tx, order: Order): Promise<AwardedCard[]> {
  const entries = await listAwardEntries(tx, order);
  const cards: AwardedCard[] = [];
  for (const entry of entries) {
    const card = await lockCard(tx, order.merchantId, { by: 'id', value: entry.cardId }, order.customerId);
    if (card) cards.push({ unit: entry.type === 'stamp' ? 'stamps' : 'points', card, entry });
  }
  return cards;
}

type Figures = Pick<
  OrderReturn,
  | 'valueMinor'
  | ('stampsTakenBack' | 'stampsOwed' | 'stampsForgiven')
  | ('pointsTakenBack' | 'pointsOwed' | 'pointsForgiven' | 'pointsExpired')
>;

const figuresOf = (decided: DecidedReturn, { stamps, points }: Record<AwardedCard['unit'], TakenBack>): Figures => ({
  valueMinor: decided.valueMinor,
  stampsTakenBack: decided.stamps,
  pointsTakenBack: decided.points,
  stampsOwed: stamps.owed,
  pointsOwed: points.owed,
  stampsForgiven: stamps.forgiven,
  pointsForgiven: points.forgiven,
  pointsExpired: points.expired,
});

/** Rewards that earlier returns have left are not listed again. */
function shownRewards(
  { cancelled, kept }: RewardsTakenBack<Reward>,
  keptBefore: readonly string[],
): OrderReturn['rewards'] {
  const shown = ({ id, rewardTemplateId, title }: Reward) => ({ id, rewardTemplateId, title });
  return {
    revoked: cancelled.map(shown),
    kept: kept
      .filter(({ reward }) => !keptBefore.includes(reward.id))
      .map(({ reward, reason }) => ({ ...shown(reward), reason })),
  };
}

async function saveReturn(
  tx: Tx,
  actor: LedgerActor,
  order: Order,
  orderReturn: OrderReturn,
  events: readonly NewEvent[],
): Promise<void> {
  const { valueMinor, reason, createdAt } = orderReturn;
  const after = { ...order, returnedMinor: order.returnedMinor + valueMinor, returnCount: order.returnCount + 1 };
  insertReturn(tx, orderReturn, after);
  const amount = toMajor(valueMinor, order.currency);
  const details = { before: order, amount, ...(reason === null ? {} : { reason }) };
  recordEvents(tx, actor, [eventOf('order', 'returned', createdAt, after, details), ...events]);
  const audited = { name: order.orderNumber, amount, currency: order.currency };
  await auditStaffWrite(tx, actor, { action: 'order.returned', subjectId: order.id, details: audited });
}

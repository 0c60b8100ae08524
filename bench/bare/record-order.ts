import { randomBytes } from 'node:crypto';
import { addToCard } from '#domain/cards/progress.js';
import { generateOrderNumber } from '#domain/orders/order-number.js';
import { expiryOf } from '#domain/time.js';
import { newId } from '#persistence/database/new-id.js';
import type { Answer } from './answer.js';
import type { WriteKey } from './body.js';
import type { Send } from './database.js';
import { eventsText, type Happened } from './events.js';
import { type IssuedReward, orderBody, type RecordedOrder } from './order-body.js';
import { eventsOfMaking, eventsOfOrder } from './order-events.js';
import type { OrderRequest } from './order-request.js';
import {
  findIssued,
  findOriginal,
  type Holding,
  listDefinitions,
  lockHolding,
  type MadeCard,
  makeCards,
  makeCustomer,
  type OrderCaller,
  rememberAnswer,
  type RewardStep,
  saveFillings,
  saveOrder,
  saveRewards,
} from './order-statements.js';
import { type Claimed, rememberValues } from './write-once.js';

/** An order whose request was admitted and is valid. */
export interface OrderWrite extends WriteKey {
  readonly caller: OrderCaller;
  readonly order: OrderRequest;
  readonly valueMinor: number;
}

/** Records the order and its stamps, and answers once all of it is committed. */
export async function recordOrder(write: OrderWrite, claimed: Claimed): Promise<Answer> {
  const { caller, order } = write;
  const { currency } = caller;
  const { send, commit } = claimed;
  const [now, held] = await Promise.all([claimed.now, findHolding(write, send)]);
  const { holding, made } = held ? { holding: held, made: [] } : await makeHolding(write, send, now);
  const recorded: RecordedOrder = {
    id: newId(now),
    orderNumber: order.orderNumber ?? generateOrderNumber(randomBytes(10)),
    source: order.source,
    valueMinor: write.valueMinor,
    customerId: holding.customerId,
    stamps: caller.stampsPerOrder,
    createdAt: now,
  };
  const rules = { type: 'stamp', active: true, numberOfStamps: caller.cardSize, progression: caller.steps } as const;
  const definition = { ...rules, openEnded: false, numberOfPoints: null };
  const progress = addToCard({ stamps: holding.stamps, points: 0 }, definition, 'stamps', recorded.stamps);
  const rewards = progress.rewardTemplates.map((template) => issue(template, caller.timeZone, now));
  const body = orderBody(recorded, rewards, currency, now);
  const completed = progress.consumed / caller.cardSize;
  const filledTo = progress.balance + progress.consumed;
  const filled = { stamps: progress.balance, completed, name: holding.name === null ? order.name : null };
  const events = [...made, ...eventsOfOrder(caller, holding, recorded, filled, rewards)];
  await commit(() => [
    send(saveOrder, [
      ...rememberValues(write, body),
      recorded.id,
      recorded.orderNumber,
      recorded.source,
      recorded.valueMinor,
      currency,
      recorded.customerId,
      recorded.stamps,
      now,
      holding.cardId,
      progress.balance,
      holding.entryCount + 1,
      completed,
      order.name,
      eventsText(caller, now, events),
      filledTo,
    ]),
    ...(completed === 0 ? [] : [send(saveFillings, fillingValues(caller, recorded, holding, filledTo, completed))]),
    ...(rewards.length === 0 ? [] : [send(saveRewards, rewardValues(caller, recorded, rewards))]),
  ]);
  return { status: 200, body };
}

const findHolding = async ({ caller, order }: OrderWrite, send: Send): Promise<Holding | undefined> =>
  (await send<Holding>(lockHolding, [caller.merchantId, order.email, caller.cardDefinitionId]))[0];

/** Makes the customer, or waits for a concurrent request that does, and the cards that the customer lacks. */
async function makeHolding(
  write: OrderWrite,
  send: Send,
  now: Date,
): Promise<{ readonly holding: Holding; readonly made: Happened[] }> {
  const { caller, order } = write;
  const { merchantId, cardDefinitionId } = caller;
  const [customers, definitions] = await Promise.all([
    send(makeCustomer, [merchantId, newId(now), order.email, order.name, now]),
    send<{ id: string; title: string }>(listDefinitions, [merchantId, cardDefinitionId]),
  ]);
  const ids = definitions.map(({ id }) => id);
  const cards = ids.map(() => newId(now));
  const [enrolled, holding] = await Promise.all([
    send<Omit<MadeCard, 'title'>>(makeCards, [merchantId, order.email, now, cards, ids]),
    findHolding(write, send),
  ]);
  if (!holding) throw new Error('A customer and a card that were just made must be there.');
  const titles = new Map(definitions.map(({ id, title }) => [id, title]));
  const titled = enrolled.map((card) => ({ ...card, title: titles.get(card.cardDefinitionId) ?? '' }));
  return { holding, made: eventsOfMaking(holding, customers.length > 0, titled) };
}

function issue(template: RewardStep['rewardTemplate'], timeZone: string, now: Date): IssuedReward {
  return {
    id: newId(now),
    rewardTemplateId: template.id,
    title: template.title,
    status: 'active',
    expiresAt: expiryOf(now, template.expiryDays, timeZone),
    couponCode: null,
    issuedAt: now,
    redeemedAt: null,
  };
}

const fillingValues = (
  { merchantId, apiKeyId, cardSize }: OrderCaller,
  { id, createdAt }: RecordedOrder,
  { cardId, entryCount }: Holding,
  filledTo: number,
  completed: number,
): readonly unknown[] => [merchantId, cardId, entryCount + 1, cardSize, filledTo, id, apiKeyId, createdAt, completed];

const rewardValues = (
  caller: OrderCaller,
  order: RecordedOrder,
  rewards: readonly IssuedReward[],
): readonly unknown[] => [
  caller.merchantId,
  order.customerId,
  order.id,
  order.createdAt,
  caller.apiKeyId,
  rewards.map((reward) => reward.id),
  rewards.map((reward) => reward.rewardTemplateId),
  rewards.map((reward) => reward.title),
  rewards.map((reward) => reward.expiresAt),
];

/** An order that was recorded before awards nothing again: its first result is the answer, and is remembered as this one's. */
export async function originalOrder(write: OrderWrite, { send, commit, now }: Claimed): Promise<Answer> {
  const { caller, order } = write;
  const values = [caller.merchantId, order.source, order.orderNumber];
  const [readAt, [original]] = await Promise.all([now, send<RecordedOrder>(findOriginal, values)]);
  if (!original) throw new Error('An order whose number is taken must be there.');
  const rewards = await send<IssuedReward>(findIssued, [caller.merchantId, original.id]);
  const body = orderBody(original, rewards, caller.currency, readAt);
  await commit(() => [send(rememberAnswer, rememberValues(write, body))]);
  return { status: 200, body };
}

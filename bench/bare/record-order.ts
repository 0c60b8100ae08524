import { randomBytes } from 'node:crypto';
import { giveToCard } from '#domain/cards/progress.js';
import { generateOrderNumber } from '#domain/orders/order-number.js';
import { expiryOf } from '#domain/time.js';
import { newId } from '#persistence/database/new-id.js';
import type { Prepared } from './database.js';
import { type IssuedReward, orderBody, type RecordedOrder } from './order-body.js';
import type { OrderRequest } from './order-request.js';
import {
  findIssued,
  findOriginal,
  type Holding,
  listDefinitions,
  lockHolding,
  makeCards,
  makeCustomer,
  type OrderCaller,
  rememberAnswer,
  type RewardStep,
  saveOrder,
  saveRewards,
} from './order-statements.js';

export interface Claimed {
  readonly caller: OrderCaller;
  readonly order: OrderRequest;
  readonly valueMinor: number;
  readonly keyHash: Buffer;
  /** The database's clock, once the claim has passed. */
  readonly now: Promise<Date>;
}

type Send = <Row extends object>(statement: Prepared, values?: readonly unknown[]) => Promise<Row[]>;
type Commit = (lastWrites: () => Promise<unknown>[]) => Promise<void>;

/** Records the order and its stamps, and gives the answer's body once all of it is committed. */
export async function recordOrder(claimed: Claimed, send: Send, commit: Commit): Promise<string> {
  const { caller, order, keyHash } = claimed;
  const { merchantId, apiKeyId, currency } = caller;
  const [now, held] = await Promise.all([claimed.now, findHolding(claimed, send)]);
  const holding = held ?? (await makeHolding(claimed, send, now));
  const recorded: RecordedOrder = {
    id: newId(now),
    orderNumber: order.orderNumber ?? generateOrderNumber(randomBytes(10)),
    source: order.source,
    valueMinor: claimed.valueMinor,
    customerId: holding.customerId,
    stamps: caller.stampsPerOrder,
    createdAt: now,
  };
  const rules = { type: 'stamp', active: true, numberOfStamps: caller.cardSize, progression: caller.steps } as const;
  const definition = { ...rules, openEnded: false, numberOfPoints: null };
  const progress = giveToCard({ stamps: holding.stamps, points: 0 }, definition, 'stamps', recorded.stamps);
  const rewards = progress.rewardTemplates.map((template) => issue(template, caller.timeZone, now));
  const body = orderBody(recorded, rewards, currency, now);
  await commit(() => [
    send(saveOrder, [
      ...[merchantId, keyHash, order.fingerprint, apiKeyId, body],
      ...[recorded.id, recorded.orderNumber, recorded.source, recorded.valueMinor, currency, recorded.customerId],
      ...[
        recorded.stamps,
        now,
        holding.cardId,
        progress.balance,
        holding.entryCount + 1,
        progress.consumed,
        order.name,
      ],
    ]),
    ...(rewards.length === 0 ? [] : [send(saveRewards, rewardValues(claimed, recorded, rewards))]),
  ]);
  return body;
}

const findHolding = async ({ caller, order }: Claimed, send: Send): Promise<Holding | undefined> =>
  (await send<Holding>(lockHolding, [caller.merchantId, order.email, caller.cardDefinitionId]))[0];

/** Makes the customer, or waits for a concurrent request that does, and the cards that the customer lacks. */
async function makeHolding(claimed: Claimed, send: Send, now: Date): Promise<Holding> {
  const { caller, order } = claimed;
  const { merchantId, cardDefinitionId } = caller;
  const [, definitions] = await Promise.all([
    send(makeCustomer, [merchantId, newId(now), order.email, order.name, now]),
    send<{ id: string }>(listDefinitions, [merchantId, cardDefinitionId]),
  ]);
  const ids = definitions.map(({ id }) => id);
  const cards = ids.map(() => newId(now));
  const [, holding] = await Promise.all([
    send(makeCards, [merchantId, order.email, now, cards, ids]),
    findHolding(claimed, send),
  ]);
  if (!holding) throw new Error('A customer and a card that were just made must be there.');
  return holding;
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

const rewardValues = (
  { caller }: Claimed,
  order: RecordedOrder,
  rewards: readonly IssuedReward[],
): readonly unknown[] => [
  ...[caller.merchantId, order.customerId, order.id, order.createdAt, caller.apiKeyId],
  rewards.map((reward) => reward.id),
  rewards.map((reward) => reward.rewardTemplateId),
  rewards.map((reward) => reward.title),
  rewards.map((reward) => reward.expiresAt),
];

/** An order that was recorded before awards nothing again: its first result is the answer, and is remembered as this one's. */
export async function originalOrder(claimed: Claimed, send: Send, commit: Commit): Promise<string> {
  const { caller, order, keyHash } = claimed;
  const values = [caller.merchantId, order.source, order.orderNumber];
  const [now, [original]] = await Promise.all([claimed.now, send<RecordedOrder>(findOriginal, values)]);
  if (!original) throw new Error('An order whose number is taken must be there.');
  const rewards = await send<IssuedReward>(findIssued, [caller.merchantId, original.id]);
  const body = orderBody(original, rewards, caller.currency, now);
  await commit(() => [send(rememberAnswer, [caller.merchantId, keyHash, order.fingerprint, caller.apiKeyId, body])]);
  return body;
}

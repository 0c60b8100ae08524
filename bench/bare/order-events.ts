import { encodeId } from '#domain/ids.js';
import { customerView } from './customer-body.js';
import type { Happened } from './events.js';
import { type IssuedReward, orderView, type RecordedOrder, rewardView } from './order-body.js';
import type { Holding, MadeCard, OrderCaller } from './order-statements.js';

/** What an order has done to a holding. */
export interface Filled {
  readonly stamps: number;
  readonly completed: number;
  /** Set where the customer had none. */
  readonly name: string | null;
}

/** The events of an order, in the order of effect. */
export const eventsOfOrder = (
  caller: OrderCaller,
  holding: Holding,
  order: RecordedOrder,
  filled: Filled,
  rewards: readonly IssuedReward[],
): Happened[] => [
  {
    type: 'order.created',
    id: order.id,
    version: 1,
    customerId: order.customerId,
    object: orderView(order, caller.currency),
  },
  ...(filled.name === null ? [] : [customerNamed(holding, filled.name, order.stamps)]),
  ...cardFilled(caller, holding, filled, order.stamps),
  ...rewards.map((reward) => rewardIssued(reward, order)),
];

function customerNamed(holding: Holding, name: string, stamps: number): Happened {
  const { customerId: id, customerExternalId: externalId, lifetimeStamps } = holding;
  const changed = { name, lifetimeStamps: lifetimeStamps + stamps };
  return {
    type: 'customer.updated',
    id,
    version: holding.customerVersion + 1,
    externalId,
    customerId: id,
    object: { ...customerOf(holding), ...changed },
    change: {
      name: { from: '', to: name },
      lifetimeStamps: { from: lifetimeStamps, to: changed.lifetimeStamps },
    },
  };
}

function cardFilled(
  caller: OrderCaller,
  holding: Holding,
  { stamps, completed }: Filled,
  quantity: number,
): Happened[] {
  const { cardId: id, cardExternalId: externalId, customerId, cardVersion, stamps: before } = holding;
  const object = cardView({ ...holding, id, externalId, stamps }, caller.cardTitle, caller.cardDefinitionId);
  const event = (type: string, after: number, more: object): Happened => ({
    type,
    id,
    version: cardVersion + after,
    externalId,
    customerId,
    object,
    ...more,
  });
  const change = stamps === before ? {} : { stamps: { from: before, to: stamps } };
  return [
    event('card.stamps_given', 1, { change, quantity }),
    ...Array.from({ length: completed }, (_, index) => event('card.completed', index + 2, { quantity: 1 })),
  ];
}

const rewardIssued = (reward: IssuedReward, order: RecordedOrder): Happened => ({
  type: 'reward.issued',
  id: reward.id,
  version: 1,
  customerId: order.customerId,
  object: { ...rewardView(reward, order.customerId, order.createdAt), codeLast4: null },
});

/** The events of a customer and of cards that were made for an order. */
export const eventsOfMaking = (holding: Holding, isNew: boolean, cards: readonly MadeCard[]): Happened[] => [
  ...(isNew
    ? [
        {
          type: 'customer.created',
          id: holding.customerId,
          version: 1,
          customerId: holding.customerId,
          object: customerOf(holding),
        },
      ]
    : []),
  ...cards.map(({ id, title, cardDefinitionId }) => ({
    type: 'card.created',
    id,
    version: 1,
    customerId: holding.customerId,
    object: cardView({ ...holding, id, externalId: null, stamps: 0 }, title, cardDefinitionId),
  })),
];

const customerOf = (holding: Holding): object =>
  customerView(holding.customerId, {
    ...holding,
    externalId: holding.customerExternalId,
    createdAt: holding.customerCreatedAt,
  });

type ShownCard = Pick<Holding, 'customerId' | 'stamps' | 'cardCreatedAt'> & { id: string; externalId: string | null };

function cardView(card: ShownCard, title: string, definitionId: string): object {
  const id = encodeId('card', card.id);
  return {
    id,
    externalId: card.externalId ?? id,
    cardId: encodeId('card_definition', definitionId),
    customerId: encodeId('customer', card.customerId),
    title,
    type: 'stamp',
    stamps: card.stamps,
    points: 0,
    stampsOwed: 0,
    pointsOwed: 0,
    expirations: [],
    createdAt: card.cardCreatedAt.toISOString(),
  };
}

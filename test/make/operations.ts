import type { Scope } from '#domain/api-key/api-key.js';
import type { Answer, Call } from '../harness/client.js';
import { newEmail } from './random.js';
import { base, type Shop } from './shop.js';

/** Things of one shop that every operation finds something to work on. */
export interface Furnished {
  readonly shop: Shop;
  readonly customerId: string;
  readonly stampCardId: string;
  readonly pointsCardId: string;
  readonly orderId: string;
  readonly definitionId: string;
}

export async function furnish(shop: Shop): Promise<Furnished> {
  const stamp = await shop.cardDefinition({ numberOfStamps: 1000 });
  const points = await shop.cardDefinition({ type: 'points', openEnded: true });
  const { order } = (await shop.order()).body;
  return {
    shop,
    customerId: order.customerId,
    stampCardId: await shop.cardOf(order.customerId, stamp.shown),
    pointsCardId: await shop.cardOf(order.customerId, points.shown),
    orderId: order.id,
    definitionId: stamp.shown,
  };
}

export interface KnownOperation {
  readonly method: 'GET' | 'POST';
  /** As the document has it, below the base path. */
  readonly route: string;
  /** Undefined: any valid key. */
  readonly scope: Scope | undefined;
  readonly path: (things: Furnished) => string;
  readonly body?: () => object;
  /** The kinds of the ids in its path, in their order, and the reason when one names nothing. */
  readonly ids?: readonly (readonly [kind: keyof Furnished, reason: string])[];
}

const customer = ['customerId', 'customer_not_found'] as const;
const order = { customer_email: newEmail(), order_value: 10, order_source: 'shop' };

/** Every operation of the API. */
export const operations: readonly KnownOperation[] = [
  { method: 'GET', route: '/auth', scope: undefined, path: () => '/auth' },
  { method: 'GET', route: '/me', scope: 'profile:read', path: () => '/me' },
  {
    ...{ method: 'POST', route: '/orders/create', scope: 'orders:write', path: () => '/orders/create' },
    body: () => order,
  },
  { method: 'GET', route: '/orders', scope: 'orders:read', path: () => '/orders' },
  {
    ...{ method: 'GET', route: '/orders/{id}', scope: 'orders:read' },
    path: ({ orderId }) => `/orders/${orderId}`,
    ids: [['orderId', 'order_not_found']],
  },
  { method: 'GET', route: '/customers', scope: 'customers:read', path: () => '/customers' },
  {
    ...{ method: 'GET', route: '/customers/{id}', scope: 'customers:read', ids: [customer] },
    path: ({ customerId }) => `/customers/${customerId}`,
  },
  {
    ...{ method: 'GET', route: '/customers/{id}/loyalty', scope: 'customers:read', ids: [customer] },
    path: ({ customerId }) => `/customers/${customerId}/loyalty`,
  },
  {
    ...{ method: 'GET', route: '/customers/{customerId}/cards', scope: 'customers:read', ids: [customer] },
    path: ({ customerId }) => `/customers/${customerId}/cards`,
  },
  { method: 'GET', route: '/cards', scope: 'cards:read', path: () => '/cards' },
  {
    ...{ method: 'GET', route: '/cards/{id}', scope: 'cards:read' },
    path: ({ definitionId }) => `/cards/${definitionId}`,
    ids: [['definitionId', 'card_definition_not_found']],
  },
  {
    ...{ method: 'POST', route: '/customers/{customerId}/cards/{cardId}/stamps', scope: 'customers:write' },
    path: ({ customerId, stampCardId }) => `/customers/${customerId}/cards/${stampCardId}/stamps`,
    body: () => ({ quantity: 1 }),
    ids: [customer, ['stampCardId', 'card_not_found']],
  },
  {
    ...{ method: 'POST', route: '/customers/{customerId}/cards/{cardId}/points', scope: 'customers:write' },
    path: ({ customerId, pointsCardId }) => `/customers/${customerId}/cards/${pointsCardId}/points`,
    body: () => ({ quantity: 1 }),
    ids: [customer, ['pointsCardId', 'card_not_found']],
  },
  {
    ...{ method: 'POST', route: '/customers/{customerId}/cards/{cardId}/points/adjust', scope: 'customers:write' },
    path: ({ customerId, pointsCardId }) => `/customers/${customerId}/cards/${pointsCardId}/points/adjust`,
    body: () => ({ points: 1 }),
    ids: [customer, ['pointsCardId', 'card_not_found']],
  },
];

export const named = operations.map((operation) => [`${operation.method} ${operation.route}`, operation] as const);

/** Calls an operation as it is meant to be called, unless `call` says otherwise. */
export const perform = (operation: KnownOperation, things: Furnished, call: Call = {}): Promise<Answer> =>
  things.shop.client.call(operation.method, base + operation.path(things), {
    key: things.shop.key,
    body: operation.body?.(),
    ...call,
  });

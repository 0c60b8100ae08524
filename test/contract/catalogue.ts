import type { Scope } from '#domain/api-key/api-key.js';
import type { IdKind } from '#domain/ids.js';
import { newCoupon, newEmail } from '../make/random.js';
import { type Answer, type Call, checkShape } from '../harness/client.js';
import type { Furniture, Thing } from './furniture.js';

/** A place where an id can stand, and what it has to name. `pointsCard` is a card too, of the other type. */
export type SlotKind = IdKind | 'pointsCard';

export interface Variant {
  /** By the name of the path parameter, the field of the body, the parameter of the query. */
  readonly ids?: Readonly<Record<string, SlotKind>>;
  readonly query?: Readonly<Record<string, string>>;
  /** The fields that are no ids. */
  readonly body?: () => object;
}

export interface Entry {
  /** One of them is enough; none: any valid key. (docs/reference/authentication.md#scopes) */
  readonly scopes: readonly Scope[];
  /** More than one where the operation has several readings. */
  readonly variants: readonly Variant[];
}

const reads = (scopes: readonly Scope[], ids: Variant['ids'] = {}, query: Variant['query'] = {}): Entry => ({
  scopes,
  variants: [{ ids, query }],
});
const writes = (scope: Scope, ids: Variant['ids'], body: () => object = () => ({})): Entry => ({
  scopes: [scope],
  variants: [{ ids, body }],
});

const ofCustomer = { customerId: 'customer' } as const;
const redeemsReward = { locationId: 'location' } as const;

/** Every operation of the document, by method and path. */
export const catalogue: Readonly<Record<string, Entry>> = {
  'GET /auth': reads([]),
  'GET /me': reads(['profile:read']),
  'GET /usage': reads(['usage:read']),
  'POST /orders/create': writes('orders:write', {}, () => ({
    ...{ customer_email: newEmail(), order_value: 10, order_source: 'shop' },
  })),
  'GET /orders': reads(['orders:read'], ofCustomer),
  'GET /orders/{id}': reads(['orders:read'], { id: 'order' }),
  'GET /customers': reads(['customers:read']),
  'GET /customers/{id}': reads(['customers:read'], { id: 'customer' }),
  'GET /customers/{id}/loyalty': reads(['customers:read'], { id: 'customer' }),
  'GET /customers/{customerId}/cards': reads(['customers:read'], ofCustomer),
  'GET /customers/{customerId}/rewards': reads(['customers:read'], ofCustomer),
  'GET /customers/{customerId}/rewards/{rewardId}': reads(['customers:read', 'rewards:read'], {
    ...ofCustomer,
    rewardId: 'reward',
  }),
  'GET /customers/{customerId}/vouchers': reads(['vouchers:read', 'customers:read'], ofCustomer),
  'GET /customers/{customerId}/vouchers/{voucherId}': reads(['vouchers:read', 'customers:read'], {
    ...ofCustomer,
    voucherId: 'voucher',
  }),
  'POST /customers/{customerId}/cards/{cardId}/stamps': writes(
    'customers:write',
    { ...ofCustomer, cardId: 'card', locationId: 'location' },
    () => ({ quantity: 1 }),
  ),
  'POST /customers/{customerId}/cards/{cardId}/points': writes(
    'customers:write',
    { ...ofCustomer, cardId: 'pointsCard', locationId: 'location' },
    () => ({ quantity: 1 }),
  ),
  'POST /customers/{customerId}/cards/{cardId}/points/adjust': writes(
    'customers:write',
    { ...ofCustomer, cardId: 'pointsCard' },
    () => ({ points: 7 }),
  ),
  'POST /customers/{customerId}/rewards': writes('customers:write', {
    ...{ ...ofCustomer, rewardId: 'reward_template', locationId: 'location' },
  }),
  'POST /customers/{customerId}/rewards/{rewardId}/redeem': writes('rewards:redeem', {
    ...{ ...ofCustomer, rewardId: 'reward', ...redeemsReward },
  }),
  'POST /rewards/{id}/redeem': writes('rewards:redeem', { id: 'reward', ...redeemsReward }),
  'POST /rewards/update-coupon': writes('rewards:write', { userRewardId: 'reward' }, () => ({
    couponCode: newCoupon(),
  })),
  'GET /cards': reads(['cards:read']),
  'GET /cards/{id}': reads(['cards:read'], { id: 'card_definition' }),
  'GET /rewards': reads(['rewards:read']),
  'GET /rewards/{id}': reads(['rewards:read'], { id: 'reward_template' }),
  'GET /vouchers': { scopes: ['vouchers:read'], variants: [{}, { query: { view: 'issued' } }] },
  'GET /vouchers/{id}': {
    scopes: ['vouchers:read'],
    variants: [
      { ids: { id: 'voucher_template' } },
      { ids: { id: 'voucher_template' }, query: { view: 'templates' } },
      { ids: { id: 'voucher' }, query: { view: 'issued' } },
    ],
  },
  'GET /vouchers/{id}/pdf': reads(['vouchers:read', 'vouchers:manage'], { id: 'voucher' }),
  'GET /vouchers/lookup': reads(['vouchers:read', 'vouchers:redeem'], {}, { code: 'of the voucher' }),
  'POST /vouchers': writes('vouchers:issue', { voucherTemplateId: 'voucher_template', ...ofCustomer }, () => ({
    ...{ recipientEmail: newEmail(), send: true },
  })),
  'POST /vouchers/{id}/redeem': writes('vouchers:redeem', { id: 'voucher' }, () => ({ amount: 1 })),
  'POST /vouchers/{id}/adjust': writes('vouchers:manage', { id: 'voucher' }, () => ({
    ...{ remainingValue: 20, reason: 'Counted' },
  })),
  'POST /vouchers/{id}/cancel': writes('vouchers:manage', { id: 'voucher' }, () => ({ reason: 'Returned' })),
  'POST /vouchers/{id}/send': writes('vouchers:manage', { id: 'voucher' }),
};

export const thingOf = (kind: SlotKind, { things, pointsCard }: Furniture): Thing =>
  kind === 'pointsCard' ? pointsCard : things[kind];

export interface Prepared {
  readonly method: string;
  readonly path: string;
  readonly body: object | undefined;
}

/** The request of a variant with ids of these things; `given` puts a text in the place of one, in a URL as it stands. */
export function prepare(
  operation: string,
  { ids = {}, query = {}, body }: Variant,
  furniture: Furniture,
  given: Readonly<Record<string, string>> = {},
): Prepared {
  const [method = '', route = ''] = operation.split(' ');
  const idOf = (name: string): string => {
    const kind = ids[name];
    if (kind === undefined) throw new Error(`${operation} has no id ${name} in the catalogue.`);
    return given[name] ?? thingOf(kind, furniture).id;
  };
  const inPath = [...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const rest = Object.keys(ids).filter((name) => !inPath.includes(name));
  const asked = Object.entries(query).map(
    ([name, value]) => `${name}=${name === 'code' ? furniture.voucherCode : value}`,
  );
  const queried = body ? asked : [...asked, ...rest.map((name) => `${name}=${idOf(name)}`)];
  const path = route.replace(/\{(\w+)\}/g, (_, name: string) => idOf(name));
  return {
    method,
    path: `/v1/public${path}${queried.length > 0 ? `?${queried.join('&')}` : ''}`,
    body: body && { ...body(), ...Object.fromEntries(rest.map((name) => [name, idOf(name)])) },
  };
}

/** Sends it, and holds the answer against the document; a PDF is no JSON, and has no shape. */
export async function ask({ shop }: Furniture, { method, path, body }: Prepared, call: Call): Promise<Answer> {
  const sent = { body, ...call };
  if (!path.endsWith('/pdf')) return shop.client.call(method, path, sent);
  const answer = await shop.client.send<object>(method, path, sent);
  if (answer.headers['content-type'] === 'application/pdf') return answer;
  checkShape(method, answer);
  if (!call.undocumented) (await shop.client.document()).check(method, path, answer);
  return answer;
}

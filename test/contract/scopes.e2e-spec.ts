import type { Scope } from '#domain/keys/api-key.js';
import { ask, catalogue, prepare } from '../support/fixtures/catalogue.js';
import { type DocumentedSlots, documentedSlots } from '../support/harness/documented.js';
import { checksum, type OneOfEach, createOneOfEach } from '../support/fixtures/one-of-each.js';
import { useService } from '../support/harness/service.js';
import { allScopes, Shop } from '../support/fixtures/shop.js';

const service = useService();
const keys = new Map<Scope, string>();
let shop: Shop;
let documented: readonly DocumentedSlots[];
/** For what changes nothing: reads, and what is refused. */
let unchanged: OneOfEach;
beforeAll(async () => {
  shop = await Shop.open(service.now);
  unchanged = await createOneOfEach(shop);
  // Made by SQL's way in, not the portal's: a merchant may have fewer keys than there are scopes.
  for (const scope of allScopes) keys.set(scope, (await shop.keyWith([scope])).secret);
  documented = documentedSlots((await service.now.client.document()).document);
});

it('every operation of the document is tried below, and the document names its scopes', () => {
  expect(documented.length).toBeGreaterThan(30);
  for (const { operation, description } of documented) {
    const { scopes } = catalogue[operation] ?? {};
    const line = description.match(/\*\*Scope:\*\*.*/)?.[0] ?? '';
    const named = [...line.matchAll(/`([a-z]+:[a-z]+)`/g)].map(([, scope]) => scope);
    expect([operation, named.toSorted()]).toEqual([operation, scopes?.toSorted()]);
  }
});

it('there are the documented scopes, and no others', () => {
  expect([...allScopes].toSorted()).toEqual([
    'cards:read',
    'customers:read',
    'customers:write',
    'events:read',
    'logs:read',
    'orders:read',
    'orders:return',
    'orders:write',
    'points:spend',
    'profile:read',
    'rewards:read',
    'rewards:redeem',
    'rewards:write',
    'usage:read',
    'vouchers:hold',
    'vouchers:issue',
    'vouchers:manage',
    'vouchers:read',
    'vouchers:redeem',
    'webhooks:manage',
  ]);
});

describe.each(Object.entries(catalogue))('%s', (operation, { scopes, variants, served }) => {
  const call = (furniture: OneOfEach, key: string | undefined, variant = variants[0] ?? {}) =>
    ask(furniture, prepare(operation, variant, furniture), { key });

  it('403: a key with any one scope but the right ones, which changes no row', async () => {
    const before = await checksum(shop);
    for (const scope of allScopes.filter((each) => scopes.length > 0 && !scopes.includes(each))) {
      for (const variant of variants) {
        const answer = await call(unchanged, keys.get(scope), variant);
        expect([scope, answer.status, answer.body.error]).toEqual([scope, 403, 'scope_missing']);
        expect(scopes.every((each) => answer.body.message.includes(each))).toBe(true);
      }
    }
    expect(await checksum(shop)).toEqual(before);
  });

  it('a key with one of the right scopes alone is let in, and served', async () => {
    for (const scope of scopes.length > 0 ? scopes : allScopes) {
      for (const variant of variants) {
        const furniture = operation.startsWith('GET') ? unchanged : await createOneOfEach(shop);
        const answer = await call(furniture, keys.get(scope), variant);
        expect([scope, answer.status]).toEqual([
          scope,
          served ?? (operation.startsWith('GET') || ![201, 202].includes(answer.status) ? 200 : answer.status),
        ]);
      }
    }
  });
});

it('403 comes before 400 and before a replay, and does not reveal what exists', async () => {
  const furniture = await createOneOfEach(shop);
  const { method, path, body } = prepare(
    'POST /vouchers/{id}/redeem',
    catalogue['POST /vouchers/{id}/redeem']?.variants[0] ?? {},
    furniture,
  );
  const first = await shop.client.call(method, path, { key: shop.key, body, idempotencyKey: 'replay-1' });
  expect(first.status).toBe(200);
  const poor = keys.get('vouchers:read');
  const texts = new Set<string>();
  for (const idempotencyKey of ['replay-1', null, 'new-1']) {
    for (const sent of [body, '{', { amount: null }]) {
      const answer = await shop.client.call(method, path, { key: poor, body: sent, idempotencyKey });
      expect(answer.status).toBe(403);
      texts.add(answer.text);
    }
  }
  expect(texts.size).toBe(1);
});

import type { Call } from '../../support/harness/client.js';
import { generateApiKey } from '#domain/keys/format.js';
import { randomBytes } from 'node:crypto';
import { useService } from '../../support/harness/service.js';
import { rawRequest } from '../../support/harness/http-raw.js';
import { sqlNow } from '../../support/servers/test-database.js';
import { type Fixtures, createFixtures, named, operations, callOperation } from '../../support/fixtures/operations.js';
import { base, Shop } from '../../support/fixtures/shop.js';

const service = useService();
let things: Fixtures;
let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open(service.now);
  things = await createFixtures(shop);
});

/** Replaces one character of a key: the one at position `at` from the end. */
const mistyped = (key: string, at: number): string => {
  const place = key.length - at;
  return key.slice(0, place) + (key[place] === 'a' ? 'b' : 'a') + key.slice(place + 1);
};

const goneKeys = {
  revoked: async () => {
    const key = await shop.keyWithout();
    expect((await shop.get('/auth', { key: key.secret })).status).toBe(200);
    await shop.database.rows('update api_keys set revoked_at = now() where id = $1', [key.id]);
    return key.secret;
  },
  expired: async () => {
    const key = await shop.keyWithout();
    expect((await shop.get('/auth', { key: key.secret })).status).toBe(200);
    await shop.database.rows(`update api_keys set expires_at = ${sqlNow} where id = $1`, [key.id]);
    return key.secret;
  },
};

const refused: readonly (readonly [what: string, key: () => Promise<string | undefined> | string | undefined])[] = [
  ['no key', () => undefined],
  ['an empty key', () => ''],
  ['no form of a key', () => 'let-me-in'],
  ['a mistyped key', () => mistyped(shop.key, 20)],
  ['a mistyped checksum', () => mistyped(shop.key, 1)],
  ['an unknown key', () => generateApiKey(randomBytes).key],
  ['a wrong secret', () => withPublicPartOf(shop.key)],
  ['a revoked key', goneKeys.revoked],
  ['an expired key', goneKeys.expired],
  ['two keys in one header', () => `${shop.key}, ${shop.key}`],
  ['a bearer', () => `Bearer ${shop.key}`],
  ['a key of 10,000 characters', () => `${shop.key}${'x'.repeat(10_000)}`],
  ['a key in capital letters', () => shop.key.toUpperCase()],
];

/** A key with a right checksum that begins like a real one. */
function withPublicPartOf(key: string): string {
  const [, , publicPart = ''] = key.split('_');
  const wanted = [...publicPart];
  // generateApiKey draws the public part first: these bytes make it the same, and the secret another.
  const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  const bytes = wanted.map((letter) => base62.indexOf(letter));
  let drawn = false;
  return generateApiKey((count) => {
    if (drawn) return randomBytes(count);
    drawn = true;
    return Uint8Array.from(bytes);
  }).key;
}

describe('401', () => {
  const body = { code: 401, error: 'api_key_invalid', message: 'The API key in X-API-Key is missing or invalid.' };

  it.each(refused)('%s is refused with the one and the same answer', async (_, keyOf) => {
    const key = await keyOf();
    const missing = await shop.get('/auth', { key: undefined });
    for (const operation of operations) {
      const answer = await callOperation(operation, things, { key });
      expect([operation.route, answer.status, answer.text]).toEqual([operation.route, 401, missing.text]);
      expect(answer.body).toEqual(body);
      expect(Object.keys(answer.headers).toSorted()).toEqual(Object.keys(missing.headers).toSorted());
    }
  });

  it('the wrong secret of the test begins like the real key', () => {
    expect(withPublicPartOf(shop.key).slice(0, 22)).toBe(shop.key.slice(0, 22));
    expect(withPublicPartOf(shop.key)).not.toBe(shop.key);
  });

  it('a key that is not in X-API-Key is not looked for', async () => {
    const { port } = service.now.api;
    const lines = [`GET ${base}/auth?api_key=${shop.key} HTTP/1.1`, `GET ${base}/auth HTTP/1.1`];
    const headers = ['Host: x', `Authorization: Bearer ${shop.key}`, `Api-Key: ${shop.key}`, `Cookie: key=${shop.key}`];
    for (const line of lines) expect((await rawRequest(port, line, headers)).status).toBe(401);
  });

  it('two X-API-Key headers are no key, even when both are right', async () => {
    const header = `X-API-Key: ${shop.key}`;
    const ask = (headers: string[]) =>
      rawRequest(service.now.api.port, `GET ${base}/auth HTTP/1.1`, ['Host: x', ...headers]);
    expect((await ask([header])).status).toBe(200);
    expect((await ask([header, header])).status).toBe(401);
    expect((await ask([header, 'x-api-key: other'])).status).toBe(401);
    const others = Array.from({ length: 1_100 }, (_, at) => `a${at}: b`);
    expect((await ask([...others, header])).status).toBe(200);
    expect((await ask([header, ...others, header])).status).toBe(401);
  });

  it('a revoked key changes nothing', async () => {
    const key = await goneKeys.revoked();
    await shop.order({}, { key });
    const { count } = await shop.database.row<{ count: number }>(
      'select count(*) as count from orders where merchant_id = $1',
      [shop.merchantId],
    );
    expect(count).toBe(1);
  });

  it('a key works until the instant of its expiry and not after', async () => {
    const key = await shop.keyWith(['profile:read']);
    const at = (instant: string) =>
      shop.database.rows(`update api_keys set expires_at = now() + $2::interval where id = $1`, [key.id, instant]);
    await at('1 hour');
    expect((await shop.get('/auth', { key: key.secret })).status).toBe(200);
    await at('-1 millisecond');
    expect((await shop.get('/auth', { key: key.secret })).status).toBe(401);
  });
});

describe('403', () => {
  it.each(named.filter(([, { scope }]) => scope))(
    '%s refuses a key of all scopes but its own',
    async (_, operation) => {
      const { scope } = operation;
      const key = await shop.keyWithout(...(scope ? [scope] : []));
      const answer = await callOperation(operation, things, { key: key.secret });
      expect(answer.status).toBe(403);
      expect(answer.body).toEqual({
        code: 403,
        error: 'scope_missing',
        message: expect.stringContaining(String(scope)),
      });
    },
  );

  it.each(named.filter(([, { scope }]) => scope))('%s takes a key of its scope alone', async (_, operation) => {
    const { scope } = operation;
    const key = await shop.keyWith(scope ? [scope] : []);
    expect([200, 201]).toContain((await callOperation(operation, things, { key: key.secret })).status);
  });
});

describe('the order of checks', () => {
  const writes = named.filter(([, { method }]) => method === 'POST');
  const huge = JSON.stringify({ text: 'x'.repeat(70_000) });

  it('404 and 405 of a route come before 401', async () => {
    const ask = (method: string, path: string) => shop.client.call(method, base + path, { undocumented: true });
    expect((await ask('GET', '/nothing')).status).toBe(404);
    expect((await ask('DELETE', '/orders')).status).toBe(405);
  });

  it.each(writes)('%s: 401 comes before 400 and 413', async (_, operation) => {
    for (const body of ['{', '{"a":1,"a":2}', huge, '']) {
      expect((await callOperation(operation, things, { key: 'none', body })).status).toBe(401);
    }
    const answer = await callOperation(operation, things, { key: 'none', idempotencyKey: null });
    expect(answer.status).toBe(401);
  });

  it('401 comes before an invalid Content-Type, and 404 before the body of an unknown path', async () => {
    const broken = { body: '{', headers: { 'content-type': 'garbage' } };
    for (const [, operation] of writes) {
      expect((await callOperation(operation, things, { ...broken, key: 'none' })).status).toBe(401);
    }
    const nowhere = await shop.client.call('POST', `${base}/nowhere`, { ...broken, undocumented: true });
    expect(nowhere.status).toBe(404);
  });

  it.each(writes)('%s: 403 comes before 400 and 413', async (_, operation) => {
    const { secret } = await shop.keyWith(['profile:read']);
    for (const body of ['{', huge, '']) {
      expect((await callOperation(operation, things, { key: secret, body })).status).toBe(403);
    }
    expect((await callOperation(operation, things, { key: secret, idempotencyKey: null })).status).toBe(403);
  });

  it.each(named.filter(([, { ids }]) => ids))('%s: 403 comes before 404', async (_, operation) => {
    const { secret } = await shop.keyWith(['profile:read']);
    const nothing = { ...things, customerId: 'nobody', orderId: 'nothing', definitionId: 'nothing' };
    expect((await callOperation(operation, nothing, { key: secret })).status).toBe(403);
  });

  it.each(writes)(
    '%s: the body is read first, then the Idempotency-Key is checked, then the fields',
    async (_, operation) => {
      const reasonOf = async (idempotencyKey: string | null, body: Call['body']): Promise<unknown> => {
        const answer = await callOperation(operation, things, { idempotencyKey, body });
        expect(answer.status).toBe(400);
        return answer.body.error;
      };
      expect(await reasonOf(null, '{')).toBe('body_malformed');
      expect(await reasonOf(null, { nonsense: 1 })).toBe('idempotency_key_missing');
      expect(await reasonOf('x'.repeat(256), { nonsense: 1 })).toBe('idempotency_key_invalid');
      expect(await reasonOf('valid', { nonsense: 1 })).toMatch(/^(unknown|missing)_field$/);
    },
  );

  it.each(writes.filter(([, { ids }]) => ids))('%s: 400 of the body comes before 404', async (_, operation) => {
    const answer = await callOperation(operation, { ...things, customerId: 'nobody' }, { body: { nonsense: 1 } });
    expect(answer.status).toBe(400);
    const noKey = await callOperation(operation, { ...things, customerId: 'nobody' }, { idempotencyKey: null });
    expect(noKey.body).toMatchObject({ code: 400, error: 'idempotency_key_missing' });
  });
});

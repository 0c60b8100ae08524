import { useService } from '../support/harness/service.js';
import { sendRawBytes, rawRequest } from '../support/harness/http-raw.js';
import { type Fixtures, createFixtures, named, operations, callOperation } from '../support/fixtures/operations.js';
import { base, Shop } from '../support/fixtures/shop.js';

const service = useService();
let shop: Shop;
let things: Fixtures;
beforeAll(async () => {
  shop = await Shop.open(service.now);
  things = await createFixtures(shop);
});

const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
  shop.client.call(method, path, { key: shop.key, headers, undocumented: true });

describe('404: routes', () => {
  it.each([
    '/',
    '/v1',
    '/v1/public',
    '/v1/public/',
    '/v2/public/auth',
    '/v1/publik/auth',
    '/v1/public/auths',
    '/v1/public/auth/',
    '/v1/public/Auth',
    '/V1/PUBLIC/AUTH',
    '//v1/public/auth',
    '/v1//public/auth',
    '/v1/public/orders/',
    '/v1/public/customers/',
    '/v1/public/cards/',
    '/v1/public/customers//loyalty',
    '/v1/public/customers//cards',
    '/v1/public/auth%2F',
    '/v1/public/auth;x',
    '/v1/public/auth%00',
    '/%',
    '/v1/public/auth%',
    '/v1/public/%FF',
    '/.env',
    '/v1/public/../../etc/passwd',
    '/v1/public/orders/a/b',
  ])('%s is unknown, with a key and without', async (path) => {
    for (const key of [shop.key, undefined]) {
      const answer = await shop.client.call('GET', path, { key, undocumented: true });
      expect(answer.body).toMatchObject({ code: 404, error: 'route_not_found' });
    }
  });

  it.each(named)('%s with a slash behind it, or in other letters, is unknown', async (_, { method, path }) => {
    const right = base + path(things);
    for (const wrong of [`${right}/`, right.replace('/v1/public/', '/v1/Public/')]) {
      const answer = await shop.client.call(method, wrong, { key: shop.key, undocumented: true });
      expect([wrong, answer.body.error]).toEqual([wrong, 'route_not_found']);
    }
  });
});

describe('405: methods', () => {
  const all = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'PURGE'];

  it.each(named)('%s: every method that its path has not is a 405 with an Allow header', async (_, { path }) => {
    const here = operations.filter((other) => other.path(things) === path(things)).map((other) => other.method);
    const allowed = [...new Set(here.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : ['POST'])))].toSorted();
    for (const other of all.filter((each) => !allowed.includes(each))) {
      const answer = await ask(other, base + path(things));
      expect([other, answer.status]).toEqual([other, 405]);
      if (other !== 'HEAD') expect(answer.body.error).toBe('method_not_allowed');
      expect(answer.headers.allow?.split(', ').toSorted()).toEqual(allowed);
    }
  });

  it('a method in other letters is no method', async () => {
    const { status } = await rawRequest(service.now.api.port, `get ${base}/auth HTTP/1.1`, ['Host: x']);
    expect(status).toBe(400);
  });

  it.each(['X-HTTP-Method-Override', 'X-Method-Override'])('%s changes no method', async (header) => {
    const answer = await ask('GET', `${base}/orders/create`, { [header]: 'POST' });
    expect(answer.status).toBe(405);
  });
});

describe('HEAD', () => {
  it.each(named.filter(([, { method }]) => method === 'GET'))(
    '%s answers as GET, without the body',
    async (_, { path }) => {
      const [get, head] = [await ask('GET', base + path(things)), await ask('HEAD', base + path(things))];
      expect(head.status).toBe(200);
      expect(head.headers['content-type']).toBe(get.headers['content-type']);
      const without = await shop.client.call('HEAD', base + path(things), {});
      expect(without.status).toBe(401);
    },
  );
});

describe('X-Request-Id', () => {
  it.each(['abc', 'A-Z_0~9.', 'x'.repeat(128), '3f0f8c1e-8f0a-4b53-9a51-0f8b7a6f2c11'])('%s is kept', async (id) => {
    for (const path of [`${base}/auth`, `${base}/nothing`]) {
      expect((await ask('GET', path, { 'x-request-id': id })).headers['x-request-id']).toBe(id);
    }
  });

  it.each(['', ' ', 'a b', 'x'.repeat(129), '<script>', 'ä', 'a,b', 'a"b', '${jndi:ldap://x}'])(
    '%j gets a new one instead',
    async (id) => {
      const given = (await ask('GET', `${base}/auth`, { 'x-request-id': id })).headers['x-request-id'];
      expect(given).toMatch(/^req_[0-9a-z]{26}$/);
    },
  );

  it('every answer has one of its own, errors of every status too', async () => {
    const ids = new Set<unknown>();
    for (const operation of operations) {
      ids.add((await callOperation(operation, things)).headers['x-request-id']);
      ids.add((await callOperation(operation, things, { key: undefined })).headers['x-request-id']);
      ids.add((await ask('DELETE', base + operation.path(things))).headers['x-request-id']);
    }
    expect(ids.size).toBe(3 * operations.length);
  });
});

describe('requests that are not well-formed HTTP', () => {
  const line = `GET ${base}/auth HTTP/1.1`;
  const send = (requestLine: string, headers: readonly string[], body?: string) =>
    rawRequest(service.now.api.port, requestLine, [`X-API-Key: ${shop.key}`, ...headers], body);
  const post = `POST ${base}/orders/create HTTP/1.1`;
  const json = ['Host: x', 'Content-Type: application/json', 'Idempotency-Key: k'];

  it.each([
    ['two Host headers', line, ['Host: a', 'Host: b'], ''],
    ['two equal Host headers', line, ['Host: a', 'host: a'], ''],
    ['no Host header', line, [], ''],
    ['two Content-Length headers', post, [...json, 'Content-Length: 2', 'Content-Length: 3'], '{}'],
    ['Content-Length and Transfer-Encoding', post, [...json, 'Content-Length: 2', 'Transfer-Encoding: chunked'], '{}'],
    ['an unknown Transfer-Encoding', post, [...json, 'Transfer-Encoding: xchunked'], '{}'],
    ['a Content-Length that is no number', post, [...json, 'Content-Length: +2'], '{}'],
    ['a negative Content-Length', post, [...json, 'Content-Length: -1'], '{}'],
    ['a header name with a space', line, ['Host: x', 'X Y: z'], ''],
    ['a folded header', line, ['Host: x', 'X-A: b', ' c'], ''],
    ['NUL in a header', line, ['Host: x', 'X-A: b\u0000c'], ''],
    ['no path', 'GET HTTP/1.1', ['Host: x'], ''],
    ['an unknown method', 'BREW / HTTP/1.1', ['Host: x'], ''],
    ['HTTP/3 in words', `GET ${base}/auth HTTP/3.0`, ['Host: x'], ''],
  ])('400: %s', async (_, requestLine, headers, body) => {
    const answer = await send(requestLine, headers, body);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toEqual({ code: 400, error: 'request_malformed', message: expect.any(String) });
  });

  it('431: headers beyond all measure, in the shape of every other error', async () => {
    const answer = await send(line, ['Host: x', `X-A: ${'x'.repeat(20_000)}`]);
    expect(answer.status).toBe(431);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 431 });
  });

  it('an expectation that the service does not know changes nothing', async () => {
    const answer = await send(line, ['Host: x', 'Expect: a-miracle']);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toMatchObject({ success: true });
  });

  it('a body behind a refused request is not taken for the next request', async () => {
    const smuggled = `GET ${base}/me HTTP/1.1\r\nHost: x\r\nX-API-Key: ${shop.key}\r\n\r\n`;
    const head = `POST ${base}/orders/create HTTP/1.1\r\nHost: x\r\nContent-Length: ${smuggled.length}\r\n\r\n`;
    const text = await sendRawBytes(service.now.api.port, head + smuggled, 1_000);
    expect(text.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(text).toContain('HTTP/1.1 401');
  });

  it('the service still works after all of them', async () => {
    expect((await shop.get('/auth')).status).toBe(200);
  });
});

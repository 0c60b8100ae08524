import { sendRawBytes, rawRequest } from '../../support/harness/http-raw.js';
import { Portal } from '../../support/harness/portal.js';
import { Service } from '../../support/harness/service.js';
import { base, Shop } from '../../support/fixtures/shop.js';

const https = { PUBLIC_URL: 'https://api.loyalty.example', PORTAL_URL: 'https://portal.loyalty.example' };
const hsts = 'max-age=31536000';

let secure: Service;
let portal: Portal;
let shop: Shop;
let plainPort: number;
beforeAll(async () => {
  secure = await Service.start(1, https);
  const [plain, started] = await Promise.all([secure.add(), Portal.start(secure.database, https)]);
  plainPort = plain.port;
  portal = started;
  shop = await Shop.open(secure);
});
afterAll(async () => {
  await portal?.end();
  await secure?.end();
});

interface Headers {
  readonly status: number;
  readonly of: Readonly<Record<string, string>>;
}

function headersOf(answer: string): Headers {
  const [line = '', ...lines] = (answer.split('\r\n\r\n', 1)[0] ?? '').split('\r\n');
  const pairs = lines.map((each) => each.split(/: (.*)/s, 2)).map(([name = '', value]) => [name.toLowerCase(), value]);
  return { status: Number(line.split(' ')[1]), of: Object.fromEntries(pairs) };
}

async function ask(port: number, line: string, more: readonly string[] = [], body = ''): Promise<Headers> {
  const { head } = await rawRequest(port, `${line} HTTP/1.1`, ['Host: localhost', ...more], body);
  return headersOf(head);
}

function expectSafe({ of }: Headers, isHttps = true): void {
  expect(of).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect(of['x-request-id']).toMatch(/^[A-Za-z0-9._~-]{1,128}$/);
  expect(of['strict-transport-security']).toBe(isHttps ? hsts : undefined);
}

const key = (): string => `X-API-Key: ${shop.key}`;
const apiPort = (): number => secure.api.port;

describe('every answer says nosniff, its request id, and under https to stay there', () => {
  it.each([
    ['200', 200, `GET ${base}/auth`, () => [key()]],
    ['200 of HEAD', 200, `HEAD ${base}/me`, () => [key()]],
    ['200 of health', 200, 'GET /health/live', () => []],
    ['400', 400, `GET ${base}/orders?limit=x`, () => [key()]],
    ['401', 401, `GET ${base}/auth`, () => []],
    ['404 of a thing', 404, `GET ${base}/orders/ord_x`, () => [key()]],
    ['404 of a route', 404, '/nowhere', () => []],
    ['404 of the API', 404, `GET ${base}/nowhere`, () => [key()]],
    ['404 of a path that is too long', 404, `GET /${'a'.repeat(9_000)}`, () => []],
    ['405', 405, `DELETE ${base}/orders`, () => [key()]],
    ['405 of HEAD', 405, `HEAD ${base}/vouchers/vou_x/pdf`, () => [key()]],
    ['415 of a bad type', 400, `POST ${base}/orders/create`, () => [key(), 'Content-Length: 2', 'Content-Type: x']],
    ['the documentation', 200, 'GET /docs', () => []],
    ['its script', 200, 'GET /docs/assets/docs.js', () => []],
    ['its document', 200, 'GET /docs-json', () => []],
  ])('%s', async (_, status, line, more) => {
    const request = line.startsWith('/') ? `GET ${line}` : line;
    const body = request.startsWith('POST') ? '{}' : '';
    const answers = await Promise.all([apiPort(), plainPort].map((port) => ask(port, request, more(), body)));
    expect(answers.map((answer) => answer.status)).toEqual([status, status]);
    answers.forEach((answer, at) => expectSafe(answer, at === 0));
  });

  it.each([
    ['400: no HTTP', 400, 'nonsense\r\n\r\n'],
    ['400: two lengths', 400, 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
    ['431: too many headers', 431, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('an answer of the HTTP parser, %s', async (_, status, bytes) => {
    for (const [port, isHttps] of [
      [apiPort(), true],
      [plainPort, false],
      [portal.process.port, true],
    ] as const) {
      const answer = headersOf(await sendRawBytes(port, bytes));
      expect(answer.status).toBe(status);
      expectSafe(answer, isHttps);
      expect(answer.of['connection']).toBe('close');
      expect(Date.parse(answer.of['date'] ?? '')).toBeGreaterThan(Date.now() - 60_000);
    }
  });

  it.each([
    ['its page', 200, 'GET /'],
    ['a fixed file', 200, 'GET /mark.svg'],
    ['a missing file', 404, 'GET /assets/missing.js'],
    ['401', 401, 'GET /v1/portal/merchants/mer_x/keys'],
    ['404 of a route', 404, 'GET /v1/portal/nowhere'],
    ['405', 405, 'PATCH /v1/portal/session'],
    ['health', 200, 'GET /health/ready'],
    ['the documentation', 200, 'GET /docs'],
    ['its style', 200, 'GET /docs/swagger-ui.css'],
  ])('the portal: %s', async (_, status, line) => {
    const answer = await ask(portal.process.port, line, ['Origin: https://portal.loyalty.example']);
    expect(answer.status).toBe(status);
    expectSafe(answer);
  });
});

describe('the documentation', () => {
  const both = (): number[] => [apiPort(), portal.process.port];

  it('loads from its own address alone, and no page can frame it', async () => {
    for (const port of both()) {
      const { of } = await ask(port, 'GET /docs');
      expect(of['content-security-policy']).toContain("default-src 'none'");
      expect(of['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(of['x-frame-options']).toBe('DENY');
    }
  });
});

it('files with fixed names are revalidated, and files named after their content are cached for a year', async () => {
  const both = ['/docs', '/docs-json', '/docs-yaml'];
  const ofApi = ['/docs/assets/docs.js', '/docs/assets/docs.css', '/docs/reference/vouchers.md', '/llms.txt', ...both];
  const ofPortal = ['/docs/swagger-ui-bundle.js', '/docs/swagger-ui-init.js', '/docs/favicon-32x32.png', ...both];
  const files = [
    ...ofApi.map((path) => [apiPort(), path]),
    ...ofPortal.map((path) => [portal.process.port, path]),
  ] as const;
  for (const [port, path] of files) {
    const { status, of } = await ask(Number(port), `GET ${path}`);
    expect([path, status, of['cache-control']]).toEqual([path, 200, expect.stringMatching(/^(no-store|no-cache)$/)]);
  }
  for (const path of ['/mark.svg', '/colour-scheme.js', '/']) {
    expect((await ask(portal.process.port, `GET ${path}`)).of['cache-control']).toMatch(/^(no-store|no-cache)$/);
  }
  const page = await fetch(`${portal.process.url}/`).then((answer) => answer.text());
  const file = /"(\/assets\/[^"]+-[\w-]{8}\.js)"/.exec(page)?.[1] ?? '';
  const hashed = (await ask(portal.process.port, `GET ${file}`)).of['cache-control'];
  expect(hashed).toBe('public, max-age=31536000, immutable');
});

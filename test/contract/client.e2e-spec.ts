import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inspect, promisify } from 'node:util';
import { systemClock } from '../../clients/typescript/src/clock.js';
import {
  type ClientOptions,
  LoyaltyApiError,
  LoyaltyClient,
  LoyaltyConnectionError,
} from '../../clients/typescript/src/loyalty-client.js';
import { repository } from '../support/harness/api-process.js';
import { until } from '../support/harness/deadline.js';
import { type Fault, FaultProxy } from '../support/servers/fault-proxy.js';
import { useService } from '../support/harness/service.js';
import { newEmail } from '../support/fixtures/random.js';
import { Shop } from '../support/fixtures/shop.js';
import { IssuedVoucher, voucherTemplate } from '../support/fixtures/vouchers.js';

const run = promisify(execFile);
const service = useService();

/** A shop, the client with its key, and between client and service the proxy that spoils requests. */
interface Bench {
  readonly shop: Shop;
  readonly proxy: FaultProxy;
  readonly client: LoyaltyClient;
  /** How long the client would have waited between attempts. */
  readonly waits: number[];
  /** Ends every attempt that runs now, as its timeout would. */
  endAttempts(): void;
  /** Another client on the same way, with the same clock. */
  clientWith(options: Partial<ClientOptions>): LoyaltyClient;
  /** What happens while the client waits; the wait itself takes no time. */
  onWait: (ms: number) => Promise<void> | void;
}

const proxies: FaultProxy[] = [];
afterEach(() => Promise.all(proxies.splice(0).map((proxy) => proxy.close())));

async function openBench(): Promise<Bench> {
  const [shop, proxy] = await Promise.all([Shop.open(service.now), FaultProxy.before(service.now.api.url)]);
  proxies.push(proxy);
  const timeouts = new Set<() => void>();
  const endAttempts = (): void => timeouts.forEach((end) => end());
  proxy.onStuck = endAttempts;
  const waits: number[] = [];
  const clock = {
    ...systemClock,
    pause: async (ms: number) => {
      waits.push(ms);
      await bench.onWait(ms);
    },
    later: (_ms: number, end: () => void) => {
      timeouts.add(end);
      return () => void timeouts.delete(end);
    },
  };
  const clientWith = (options: Partial<ClientOptions>): LoyaltyClient =>
    new LoyaltyClient({ baseUrl: proxy.url, apiKey: shop.key, clock, userAgent: 'tests/1.0', ...options });
  const bench: Bench = { shop, proxy, client: clientWith({}), waits, endAttempts, clientWith, onWait: () => undefined };
  return bench;
}

const keysOf = ({ seen }: FaultProxy) => seen.map(({ headers }) => headers['idempotency-key']);
const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'It did not fail.',
    (error: unknown) => error,
  );

describe('a write that does not go well', () => {
  const plain = { 'content-type': 'application/json' };
  it.each<[string, Fault, number]>([
    ['the connection is cut before the service hears of it', 'cut', 0],
    ['the service never hears of it', 'silence', 0],
    ['its answer is lost', 'lose-answer', 1],
    ['its answer breaks off halfway', 'half-answer', 1],
    ['its answer never comes', 'withhold-answer', 1],
    ['503 with Retry-After', { status: 503, headers: { ...plain, 'retry-after': '3' }, body: '{}' }, 0],
    ['429 with Retry-After', { status: 429, headers: { ...plain, 'retry-after': '3' }, body: '{}' }, 0],
    ['500', { status: 500, body: '<html>' }, 0],
    ['502 of a proxy', { status: 502, body: '<html>' }, 0],
  ])('%s: it is applied once, and its answer arrives', async (_name, fault, applied) => {
    const { shop, proxy, client, waits } = await openBench();
    const voucher = await IssuedVoucher.of(shop);
    proxy.injectFaults(fault, fault);
    const { redeemedAmount, data } = await client.vouchers.redeem(voucher.id, { amount: 10 });
    expect([redeemedAmount, data.remainingValue, data.status]).toEqual([10, 40, 'partial']);
    expect((await voucher.ledger()).filter(({ type }) => type === 'partial')).toHaveLength(1);
    expect((await voucher.read()).remainingValue).toBe(40);
    expect(proxy.seen).toHaveLength(3);
    expect(new Set(keysOf(proxy)).size).toBe(1);
    expect(proxy.seen[2]?.answer?.headers['idempotent-replayed']).toBe(applied === 1 ? 'true' : undefined);
    expect(waits).toHaveLength(2);
    if (typeof fault === 'object' && fault.headers?.['retry-after']) expect(Math.min(...waits)).toBe(3_000);
  });

  it('409 while the first attempt is still being processed: it waits for Retry-After and gets the response of the first', async () => {
    const bench = await openBench();
    const { shop, proxy, client, waits } = bench;
    const voucher = await IssuedVoucher.of(shop);
    const release = await shop.database.hold('select 1 from vouchers where id = $1 for update', [voucher.uuid]);
    bench.onWait = async (ms) => {
      if (ms < 1_000) return;
      await release();
      await until('The redemption is applied', async () => (await voucher.read()).status === 'redeemed');
    };
    const redeeming = client.vouchers.redeem(voucher.id);
    await until('The first attempt waits for the voucher', async () => (await shop.database.waiting()) > 0);
    bench.endAttempts();
    expect((await redeeming).redeemedAmount).toBe(50);
    expect(proxy.seen.slice(1).map(({ answer }) => [answer?.status, answer?.headers['retry-after']])).toEqual([
      [409, '1'],
      [200, undefined],
    ]);
    expect(waits[1]).toBe(1_000);
  });

  it('two calls have two keys; a given key is used, and a call with it is the same write', async () => {
    const { shop, proxy, client } = await openBench();
    const voucher = await IssuedVoucher.of(shop);
    await client.vouchers.redeem(voucher.id, { amount: 1 });
    await client.vouchers.redeem(voucher.id, { amount: 1 });
    await client.vouchers.redeem(voucher.id, { amount: 1 }, { idempotencyKey: 'receipt 1' });
    await client.vouchers.redeem(voucher.id, { amount: 1 }, { idempotencyKey: 'receipt 1' });
    const [first, second, ...given] = keysOf(proxy);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).not.toBe(first);
    expect(given).toEqual(['receipt 1', 'receipt 1']);
    expect((await voucher.read()).remainingValue).toBe(47);
  });
});

describe('an error that is final', () => {
  it.each<[number, string, (bench: Bench, voucher: IssuedVoucher) => Promise<unknown>]>([
    [400, 'amount_exceeds_remaining', ({ client }, { id }) => client.vouchers.redeem(id, { amount: 51 })],
    [401, 'api_key_invalid', ({ clientWith }) => clientWith({ apiKey: 'lrw_live_wrong' }).identity.verifyKey()],
    [404, 'voucher_not_found', ({ client }) => client.vouchers.redeem('vch_of_nobody')],
    [413, 'body_too_large', ({ client }, { id }) => client.vouchers.cancel(id, { reason: 'x'.repeat(70_000) })],
    [
      403,
      'scope_missing',
      async ({ clientWith, shop }, { id }) =>
        clientWith({ apiKey: (await shop.keyWithout('vouchers:redeem')).secret }).vouchers.redeem(id),
    ],
    [
      409,
      'idempotency_mismatch',
      async ({ client, shop, proxy }, { id }) => {
        await shop.post(`/vouchers/${id}/redeem`, { amount: 1 }, { idempotencyKey: 'taken' });
        expect(proxy.seen).toHaveLength(0);
        return client.vouchers.redeem(id, { amount: 2 }, { idempotencyKey: 'taken' });
      },
    ],
  ])('%i is not retried, and says why: %s', async (status, reason, call) => {
    const bench = await openBench();
    const error = await failureOf(call(bench, await IssuedVoucher.of(bench.shop)));
    expect(error).toBeInstanceOf(LoyaltyApiError);
    expect(error).toMatchObject({ status, reason, retryAfter: undefined });
    expect((error as LoyaltyApiError).message).toMatch(/\.$/);
    expect((error as LoyaltyApiError).requestId).toBe(bench.proxy.seen[0]?.answer?.headers['x-request-id']);
    expect(bench.proxy.seen).toHaveLength(1);
    expect(bench.waits).toEqual([]);
  });

  it('a redirect is not followed: the key stays with the service that it belongs to', async () => {
    const { proxy, client } = await openBench();
    proxy.injectFaults({ status: 307, headers: { location: `${proxy.url}/elsewhere` } });
    expect(await failureOf(client.identity.verifyKey())).toMatchObject({ status: 307, reason: 'unknown' });
    expect(proxy.seen).toHaveLength(1);
  });

  it('an id that a URL would read as a direction is refused before it is sent', async () => {
    const { proxy, client } = await openBench();
    for (const id of ['', '.', '..']) expect(await failureOf(client.customers.read(id))).toBeInstanceOf(TypeError);
    expect(proxy.seen).toHaveLength(0);
  });

  it('no error and no client shows the key when it is printed', async () => {
    const { shop, proxy, client, clientWith } = await openBench();
    const secret = shop.key.slice(-50);
    proxy.injectFaults('cut', { status: 500, body: '<html>' });
    const once = { maxAttempts: 1 };
    const errors = [
      await failureOf(client.identity.verifyKey(once)),
      await failureOf(client.identity.verifyKey(once)),
      await failureOf(client.vouchers.lookUp('not a code')),
      await failureOf(Promise.resolve().then(() => clientWith({ apiKey: `${shop.key}\n` }))),
    ];
    expect(errors.every((error) => error instanceof Error)).toBe(true);
    expect(inspect([client, ...errors], { depth: 20, showHidden: true })).not.toContain(secret);
  });
});

describe('retry limits', () => {
  it('the deadline ends a call without an answer, and the error contains the Idempotency-Key for a retry', async () => {
    const { proxy, clientWith } = await openBench();
    const client = clientWith({ clock: systemClock, backoff: { baseMs: 1 } });
    proxy.onStuck = () => undefined;
    proxy.injectFaults(...Array.from({ length: 100 }, () => 'silence' as const));
    const limits = { attemptTimeoutMs: 40, deadlineMs: 250, maxAttempts: 100 };
    const error = await failureOf(client.vouchers.redeem('vch_any', {}, limits));
    expect(error).toBeInstanceOf(LoyaltyConnectionError);
    const { attempts, idempotencyKey } = error as LoyaltyConnectionError;
    expect(attempts).toBeGreaterThan(1);
    expect(attempts).toBeLessThan(10);
    expect(new Set(keysOf(proxy))).toEqual(new Set([idempotencyKey]));
  });

  it('a Retry-After behind the deadline is not waited for', async () => {
    const { proxy, client, waits } = await openBench();
    proxy.injectFaults({
      status: 429,
      headers: { 'retry-after': '3600' },
      body: '{"code":429,"error":"rate_limited"}',
    });
    const error = await failureOf(client.identity.verifyKey());
    expect(error).toMatchObject({ status: 429, reason: 'rate_limited', retryAfter: 3600 });
    expect([proxy.seen.length, waits.length]).toEqual([1, 0]);
  });

  it('no more attempts than allowed', async () => {
    const { proxy, client } = await openBench();
    proxy.injectFaults(...Array.from({ length: 9 }, () => 'cut' as const));
    expect(await failureOf(client.identity.verifyKey({ maxAttempts: 3 }))).toMatchObject({ attempts: 3 });
    expect(await failureOf(client.identity.verifyKey())).toMatchObject({ attempts: 5 });
    expect(proxy.seen).toHaveLength(8);
  });

  it('an abort ends the call at once, with its reason', async () => {
    const { proxy, client } = await openBench();
    const controller = new AbortController();
    proxy.onStuck = () => controller.abort(new Error('The customer has left.'));
    proxy.injectFaults('silence');
    const error = await failureOf(client.identity.verifyKey({ signal: controller.signal }));
    expect(error).toBe(controller.signal.reason);
    expect(proxy.seen).toHaveLength(1);
  });
});

describe('reading', () => {
  it('a list gives each row once, over all pages, also when answers are lost on the way', async () => {
    const { shop, proxy, client } = await openBench();
    const made = await Promise.all(Array.from({ length: 23 }, () => shop.customer()));
    proxy.injectFaults('lose-answer');
    const ids: string[] = [];
    for await (const { id } of client.customers.list({ limit: 5 })) {
      ids.push(id);
      if (ids.length === 12) proxy.injectFaults('cut');
    }
    expect(ids).toHaveLength(23);
    expect(new Set(ids)).toEqual(new Set(made.map(({ shown }) => shown)));
    expect(proxy.seen).toHaveLength(7);
  });

  it('single pages, and from a cursor on', async () => {
    const { shop, client } = await openBench();
    for (let made = 0; made < 5; made += 1) await shop.customer();
    const { data, pagination } = await client.customers.list({ limit: 3 }).page();
    const cursor = pagination.nextCursor ?? undefined;
    const pages = [];
    for await (const page of client.customers.list({ limit: 3, cursor }).pages()) pages.push(page.data.length);
    expect([data.length, pagination.hasMore, pages]).toEqual([3, true, [2]]);
  });

  it('vouchers go by page number, templates by cursor, under one path', async () => {
    const { shop, client } = await openBench();
    const template = await voucherTemplate(shop);
    const issued: string[] = [];
    for (let made = 0; made < 5; made += 1) issued.push((await IssuedVoucher.of(shop, template)).id);
    const listed: string[] = [];
    for await (const { id } of client.vouchers.list({ limit: 2 })) listed.push(id);
    expect(listed).toEqual(issued.toReversed());
    const templates = [];
    for await (const { id } of client.voucherTemplates.list({ status: 'active' })) templates.push(id);
    expect(templates).toEqual([template.shown]);
    expect((await client.voucherTemplates.read(template.shown)).allowPartialRedemption).toBe(true);
    const voucher = await client.vouchers.read(issued[0] ?? '');
    expect(await client.vouchers.lookUp(voucher.code.toLowerCase())).toEqual(voucher);
  });

  it('an externalId of any characters reaches its resource', async () => {
    const { shop, client } = await openBench();
    for (const externalId of ['shop/47?11#%2e', 'Ünïcödé & +', '...']) {
      const { shown } = await shop.customer({ externalId });
      expect(await client.customers.read(externalId)).toMatchObject({ id: shown, externalId });
    }
  });

  it('every request says who sends it', async () => {
    const { proxy, client } = await openBench();
    expect((await client.identity.readUsage()).minute.used).toBe(1);
    expect(proxy.seen[0]?.headers['user-agent']).toBe('tests/1.0 loyalty-rewards-client/1.0.0');
  });
});

describe('the other writes', () => {
  it('orders, cards, rewards and vouchers through the client', async () => {
    const { shop, client } = await openBench();
    const card = await shop.cardDefinition({ type: 'points', openEnded: true });
    const stamps = await shop.cardDefinition();
    const template = await shop.rewardTemplate();
    const { order } = await client.orders.create({ customer_email: newEmail(), order_value: 10, order_source: 'shop' });
    expect(await client.orders.read(order.id)).toEqual(order);
    const { customerId } = order;
    const cardId = await shop.cardOf(customerId, card.shown);
    const stampId = await shop.cardOf(customerId, stamps.shown);
    expect((await client.cards.givePoints(customerId, cardId, { quantity: 5 })).data.points).toBe(5);
    expect((await client.cards.adjustPoints(customerId, cardId, { points: 3 })).points).toBe(3);
    expect((await client.cards.giveStamps(customerId, stampId, { quantity: 2 })).data.stamps).toBe(2);
    const [one, two] = await client.rewards.give(customerId, { rewardId: template.shown, quantity: 2 });
    if (!one || !two) throw new Error('Two rewards were to be given.');
    const coupon = { userRewardId: one.id, couponCode: 'canary-1' };
    expect((await client.rewards.updateCoupon(coupon)).couponCode).toBe('CANARY-1');
    expect((await client.rewards.redeem(customerId, one.id)).status).toBe('redeemed');
    expect((await client.rewards.redeemById(two.id)).status).toBe('redeemed');
    const { id } = await IssuedVoucher.of(shop);
    expect((await client.vouchers.adjust(id, { remainingValue: 5, reason: 'Counted again' })).remainingValue).toBe(5);
    expect((await client.vouchers.send(id)).message).toMatch(/queued/);
    expect((await client.vouchers.cancel(id, { reason: 'Returned' })).status).toBe('cancelled');
  });
});

/** What a caller's own project would hold after installing the package: its files as they are published, and no others. */
async function installPackage(folder: string): Promise<void> {
  const modules = path.join(folder, 'node_modules');
  const installed = path.join(modules, '@loyalty-rewards/client');
  fs.mkdirSync(installed, { recursive: true });
  fs.mkdirSync(path.join(modules, '@types'));
  fs.copyFileSync(path.join(repository, 'clients/typescript/package.json'), path.join(installed, 'package.json'));
  for (const name of ['openapi-fetch', '@types/node']) {
    fs.symlinkSync(path.join(repository, 'node_modules', name), path.join(modules, name));
  }
  // Its sources are checked with all others: here they are only turned into what is published.
  await compile(repository, ['-p', 'clients/typescript', '--noCheck', '--outDir', path.join(installed, 'dist')]);
}

const compiler = path.join(repository, 'node_modules/typescript-7/bin/tsc');
const compile = (cwd: string, options: readonly string[]) => run(process.execPath, [compiler, ...options], { cwd });
/** What `tsc --init` writes, as far as it matters to what is compiled. */
const ofCallers = '--strict --exactOptionalPropertyTypes --module nodenext --target es2022 --types node'.split(' ');

/** The code in TypeScript of each operation in the documentation. */
async function documentedSamples(): Promise<readonly string[]> {
  const get = (address: string) => service.now.client.send('GET', address, { undocumented: true });
  const { text: list } = await get('/llms.txt');
  const addresses = [...list.matchAll(/\((\/docs\/api\/\w+\.md)\)/g)].map(([, address = '']) => address);
  const pages = await Promise.all(addresses.map(get));
  return pages.flatMap(({ text }) => [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code));
}

describe('the package', () => {
  it('openapi.json is the document that the service serves', async () => {
    const { document } = await service.now.client.document();
    const committed = JSON.parse(fs.readFileSync(path.join(repository, 'openapi.json'), 'utf8')) as typeof document;
    expect({ ...committed, servers: [] }).toEqual({ ...document, servers: [] });
  });

  it('the types are those of openapi.json', async () => {
    await run(process.execPath, ['clients/typescript/generate.mjs', '--check'], { cwd: repository });
  });

  it('the example of the README compiles and runs as it is printed', async () => {
    const { shop } = await openBench();
    const externalId = 'gift-voucher';
    await voucherTemplate(shop, { type: 'monetary', minValue: 5, maxValue: 500, externalId });
    const readme = fs.readFileSync(path.join(repository, 'clients/typescript/README.md'), 'utf8');
    const example = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code).join('\n');
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'loyalty-client-'));
    try {
      await installPackage(folder);
      fs.writeFileSync(path.join(folder, 'example.mts'), example);
      await compile(folder, [...ofCallers, 'example.mts']);
      const env = { PATH: process.env['PATH'], LOYALTY_URL: service.now.api.url, LOYALTY_API_KEY: shop.key };
      const { stdout } = await run(process.execPath, ['example.mjs'], { cwd: folder, env });
      expect(stdout.split('\n').slice(0, 6)).toEqual([
        expect.stringMatching(/^Issued vch_[0-9a-z]{26}: 25 GBP\.$/),
        'Redeemed 10, 15 remain: the voucher is partial.',
        "Not redeemed: amount must not exceed the voucher's remainingValue.",
        'Gift voucher: 15 of 25 GBP left.',
        'ada@example.com',
        '0',
      ]);
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  });

  it('the code of every operation in the documentation compiles as it is shown', async () => {
    const samples = await documentedSamples();
    expect(samples.length).toBeGreaterThan(60);
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'loyalty-client-'));
    try {
      await installPackage(folder);
      const files = samples.map((_, index) => `sample-${index}.mts`);
      files.forEach((file, index) => fs.writeFileSync(path.join(folder, file), samples[index] ?? ''));
      await compile(folder, [...ofCallers, '--noEmit', ...files]);
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  });
});

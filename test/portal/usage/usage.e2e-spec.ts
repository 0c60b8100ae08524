import { encodeId } from '#domain/ids.js';
import { overrideLimit } from '#operations/keys/override-limit.js';
import { rotateKey } from '#operations/keys/rotate-key.js';
import type { UsageReportView } from '#portal/usage/usage.view.js';
import { generousLimits, keyPepper } from '../../support/harness/api-process.js';
import { until } from '../../support/harness/deadline.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { newEmail, unique } from '../../support/fixtures/random.js';
import { allScopes, base, type MadeKey, Shop } from '../../support/fixtures/shop.js';

const running = usePortal();
let shop: Shop;
let viewer: PortalUser;
let key: MadeKey;
beforeEach(async () => {
  shop = await Shop.open(running.service);
  viewer = await running.portal.user({ shop, role: 'viewer' });
  key = await shop.keyWith(allScopes);
});

const idOf = ({ id }: Pick<MadeKey, 'id'>): string => encodeId('api_key', id);
const usage = async (query = ''): Promise<UsageReportView> => {
  const answer = await viewer.get<{ data: UsageReportView }>(`/merchants/${shop.id}/usage${query}`);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.data;
};
/** Once it is written down: a second, on a busy machine a long one. */
const usageOf = (requests: number, query = '?window=1h'): Promise<UsageReportView> =>
  until(`${requests} requests are written down`, async () => {
    const report = await usage(query);
    if (report.totals.requests > requests) throw new Error(`There are ${report.totals.requests}.`);
    return report.totals.requests === requests && report;
  });
const operator = () => ({
  merchantId: shop.merchantId,
  staffId: null,
  actorKind: 'operator' as const,
  address: null,
});
const send = async (method: string, path: string, body?: object, secret = key.secret): Promise<number> =>
  (await running.service.client.call(method, base + path, { key: secret, body })).status;
const order = () => ({ customer_email: newEmail(), order_value: 3, order_source: 'shop' });
const override = (limit: string, value: number, made = key) => {
  const endsAt = new Date(Date.now() + 3_600_000);
  return shop.write((tx) =>
    overrideLimit(tx, operator(), { apiKeyId: made.id, limit, value, reason: 'A test', endsAt }),
  );
};

interface Sent {
  readonly requests: number;
  readonly errors: number;
}
/** Sends all sorts, and adds up what came of it. */
async function sendAllSorts(): Promise<{ statuses: number[]; endpoints: Record<string, Sent> }> {
  const statuses: number[] = [];
  const endpoints: Record<string, Sent> = {};
  const sendNow = async (method: string, path: string, route: string, body?: object): Promise<void> => {
    const status = await send(method, path, body);
    statuses.push(status);
    const name = `${method} ${base}${route}`;
    const { requests, errors } = endpoints[name] ?? { requests: 0, errors: 0 };
    endpoints[name] = { requests: requests + 1, errors: errors + (status >= 400 ? 1 : 0) };
  };
  for (let turn = 0; turn < 6; turn += 1) {
    await sendNow('GET', '/auth', '/auth');
    await sendNow('POST', '/orders/create', '/orders/create', turn % 3 === 0 ? {} : order());
    await sendNow('GET', `/orders/ord_${unique()}`, '/orders/{id}');
    await sendNow('GET', '/customers?limit=0', '/customers');
    await sendNow('GET', '/customers?limit=2', '/customers');
    await sendNow('GET', '/vouchers/lookup?code=AAAA', '/vouchers/lookup');
    await sendNow('GET', '/vouchers/vch_x/pdf', '/vouchers/{id}/pdf');
    await sendNow('POST', '/vouchers/vch_x/redeem', '/vouchers/{id}/redeem', {});
  }
  return { statuses, endpoints };
}

it('equals what was sent: totals, series, endpoints, keys, and what is left of every limit', async () => {
  await override('requestsPerMinute', 45);
  const { statuses, endpoints } = await sendAllSorts();
  const limited = statuses.filter((status) => status === 429).length;
  const clientErrors = statuses.filter((status) => status >= 400).length - limited;
  expect([statuses.length, limited]).toEqual([48, 3]);

  const report = await usageOf(48);
  const counts = { requests: 48, successes: 48 - limited - clientErrors, clientErrors, limited, serverErrors: 0 };
  expect(report.totals).toMatchObject(counts);
  for (const figure of ['requests', 'successes', 'clientErrors', 'limited', 'serverErrors'] as const) {
    expect(report.series.reduce((sum, step) => sum + step[figure], 0)).toBe(counts[figure]);
  }
  const shownEndpoints = report.endpoints.map(({ method, route, requests, errors }) => [
    `${method} ${route}`,
    { requests, errors },
  ]);
  expect(Object.fromEntries(shownEndpoints)).toEqual(endpoints);
  expect(report.keys.find(({ keyId }) => keyId === idOf(key))).toEqual({
    keyId: idOf(key),
    name: 'A key',
    status: 'active',
    requests: 48,
    errors: clientErrors + limited,
  });

  const left = report.limits.filter(({ keyId }) => keyId === idOf(key));
  const passed = (path: string) =>
    Object.entries(endpoints).reduce((sum, [name, { requests }]) => sum + (name.includes(path) ? requests : 0), 0);
  const common = Number(generousLimits.LIMIT_REQUESTS_PER_DAY);
  const line = (name: string, used: number, windowSeconds: number | null, limit = common) => ({
    keyId: idOf(key),
    keyName: 'A key',
    name,
    title: expect.any(String),
    limit,
    used,
    windowSeconds,
    remaining: limit - used,
    overridden: limit !== common,
  });
  const refusedPaths = ['lookup', '/pdf', '/redeem'];
  expect(refusedPaths.map((path) => passed(path))).toEqual([6, 6, 6]);
  expect(left).toEqual([
    line('requestsPerMinute', 45, 60, 45),
    line('requestsPerDay', 45, 86_400),
    line('orderCreationsPerMinute', 6, 60),
    line('voucherRedemptionsPerMinute', 5, 60),
    line('voucherPdfsPerMinute', 5, 60),
    line('lookupMissesPerMinute', 5, 60),
    line('concurrentRequests', 0, null),
  ]);
});

it('shows how many requests are in flight now', async () => {
  const email = newEmail();
  expect(await send('POST', '/orders/create', { ...order(), customer_email: email })).toBe(200);
  const release = await shop.database.hold('select 1 from customers where email = $1 for update', [email]);
  const inFlight = Promise.all([1, 2].map(() => send('POST', '/orders/create', { ...order(), customer_email: email })));
  await until('Both wait', async () => (await shop.database.waiting()) === 2);
  const slots = async () =>
    (await usage(`?keyId=${idOf(key)}`)).limits.find(({ name }) => name === 'concurrentRequests')?.used;
  expect(await slots()).toBe(2);
  await release();
  expect(await inFlight).toEqual([200, 200]);
  await until('Both slots are free', async () => (await slots()) === 0);
});

it('reading it is not counted', async () => {
  for (let turn = 0; turn < 3; turn += 1) await usage();
  const report = await usage();
  expect([report.totals.requests, report.limits.map(({ used }) => used)]).toEqual([0, report.limits.map(() => 0)]);
});

it('a rotated key continues with the usage and the counters of the one before it', async () => {
  for (let turn = 0; turn < 3; turn += 1) expect(await send('GET', '/auth')).toBe(200);
  const { apiKey, secret } = await shop.write((tx) => rotateKey(tx, operator(), keyPepper, key.id));
  for (let turn = 0; turn < 2; turn += 1) expect(await send('GET', '/auth', undefined, secret)).toBe(200);
  for (const asked of [key, apiKey]) {
    const report = await usageOf(5, `?window=1h&keyId=${idOf(asked)}`);
    const own = { keyId: idOf(apiKey), name: 'A key', status: 'active', requests: 5, errors: 0 };
    expect(report.keys).toEqual([own]);
    expect(report.limits.map(({ keyId }) => keyId)).toEqual(Array.from({ length: 7 }, () => idOf(apiKey)));
    expect(report.limits.slice(0, 2).map(({ used }) => used)).toEqual([5, 5]);
  }
});

it('keyId leaves only that key, and one that is none of the merchant is a 404', async () => {
  const [other, foreign] = [await shop.keyWith(allScopes), await Shop.open(running.service)];
  await send('GET', '/auth', undefined, foreign.key);
  await send('GET', '/auth');
  await send('GET', '/auth', undefined, other.secret);
  expect((await usageOf(2)).keys.map(({ requests }) => requests)).toEqual([1, 1, 0]);
  const one = await usage(`?window=1h&keyId=${idOf(other)}`);
  expect([one.totals.requests, one.endpoints.length, one.keys.map(({ keyId }) => keyId)]).toEqual([
    1,
    1,
    [idOf(other)],
  ]);
  const texts = new Set<string>();
  for (const id of [encodeId('api_key', foreign.keyId), 'key_00000000000000000000000000', 'x', shop.id]) {
    const answer = await viewer.get(`/merchants/${shop.id}/usage?keyId=${id}`);
    expect([answer.status, answer.body.error]).toEqual([404, 'key_not_found']);
    texts.add(answer.text);
  }
  expect([...texts]).toHaveLength(1);
});

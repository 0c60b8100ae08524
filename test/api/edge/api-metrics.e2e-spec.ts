import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { statusOf } from '../../support/harness/api-process.js';
import { freePort } from '../../support/harness/free-port.js';
import { checkLog } from '../../../jest/clean-log.mjs';
import { until } from '../../support/harness/deadline.js';
import { Service } from '../../support/harness/service.js';
import { TestRedis } from '../../support/servers/test-redis.js';
import { base, Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher } from '../../support/fixtures/vouchers.js';

let service: Service;
let redis: TestRedis;
let shop: Shop;
let metricsUrl: string;
beforeAll(async () => {
  redis = await TestRedis.start();
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  service = await Service.start(1, { METRICS_PORT: String(port), REDIS_URL: redis.proxyUrl });
  shop = await Shop.open(service);
});
afterAll(async () => {
  await service?.end();
  await redis?.end();
});

async function figures(): Promise<string> {
  const answer = await fetch(metricsUrl);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  return answer.text();
}

/** The value of the line that begins like this. */
async function figure(begin: string): Promise<number> {
  const line = (await figures()).split('\n').find((each) => each.startsWith(begin));
  return line === undefined ? 0 : Number(line.slice(line.lastIndexOf(' ') + 1));
}

const requests = (method: string, route: string, status: string): string =>
  `http_requests_total{method="${method}",route="${route}",status="${status}"}`;

describe('the figures of the API', () => {
  it('count requests by the template of their route and the class of their status', async () => {
    const voucher = await IssuedVoucher.of(shop);
    const route = `${base}/vouchers/:id`;
    const before = await figure(requests('GET', route, '2xx'));
    await voucher.read();
    await shop.get(`/vouchers/vch_unknown?view=issued`);
    await service.client.call('GET', `${base}/vouchers/${voucher.id}`, { key: 'lrw_live_unknown' });
    await until('All are counted', async () => (await figure(requests('GET', route, '4xx'))) === 2);
    expect(await figure(requests('GET', route, '2xx'))).toBe(before + 1);
    expect(await figure(`http_request_duration_seconds_count{method="GET",route="${route}"}`)).toBe(before + 3);
    expect(await figure(requests('POST', `${base}/vouchers`, '2xx'))).toBe(1);
  });

  it('count a method that a path does not have by the template of that path', async () => {
    await service.client.call('DELETE', `${base}/vouchers/${randomUUID()}`, { undocumented: true });
    await service.client.call('GET', `${base}/orders/create`, { undocumented: true });
    await until('Both are counted', async () => {
      const ofVoucher = await figure(requests('DELETE', `${base}/vouchers/:id`, '4xx'));
      return ofVoucher + (await figure(requests('GET', `${base}/orders/create`, '4xx'))) === 2;
    });
  });

  it('count paths without a route, and unknown methods, under one name each', async () => {
    await service.client.call('GET', `/nowhere/${randomUUID()}`, { undocumented: true });
    await service.client.call('GET', `/nowhere/${randomUUID()}`, { undocumented: true });
    await until('Both are counted', async () => (await figure(requests('GET', 'unknown', '4xx'))) === 2);
    await service.client.call('PROPFIND', '/nowhere', { undocumented: true });
    await until('It is counted', async () => (await figure(requests('other', 'unknown', '4xx'))) === 1);
  });

  it('show a request in flight, and one whose caller has left', async () => {
    const voucher = await IssuedVoucher.of(shop);
    expect(await figure('http_requests_in_flight')).toBe(0);
    // Nobody renders it: it waits.
    const path = `${base}/vouchers/${voucher.id}/pdf`;
    const request = http.get(service.api.url + path, { headers: { 'x-api-key': shop.key } });
    request.on('error', () => undefined);
    await until('It is in flight', async () => (await figure('http_requests_in_flight')) === 1);
    request.destroy();
    await until('It has left', async () => (await figure('http_requests_in_flight')) === 0);
    expect(await figure(requests('GET', `${base}/vouchers/:id/pdf`, 'aborted'))).toBe(1);
  });

  it('show the connections to the database', async () => {
    const read = (state: string) => figure(`database_connections{state="${state}"}`);
    expect((await read('busy')) + (await read('idle'))).toBeGreaterThan(0);
    expect(await read('waiting')).toBe(0);
  });

  it('hold no secret, no id and nothing that a caller wrote', async () => {
    const text = await figures();
    checkLog(text);
    expect(text).not.toMatch(/\b(mer|key|vch|cus|int)_[0-9a-z]{10}/);
    expect(text).not.toContain('PROPFIND');
  });

  it('are not served on the port of the API, and their port serves nothing else', async () => {
    expect(await statusOf(`${service.api.url}/metrics`)).toBe(404);
    expect(await statusOf(metricsUrl.replace('/metrics', base))).toBe(404);
    expect((await fetch(metricsUrl, { method: 'POST' })).status).toBe(404);
  });
});

describe('Redis', () => {
  const checks = async (): Promise<object> =>
    (await service.client.send<{ checks: object }>('GET', '/health/ready', {})).body.checks;
  const counted = (store: string) => figure(`limits_counted_in{store="${store}"}`);

  it('readiness and metrics show that it is unreachable, and the API stays ready', async () => {
    expect(await checks()).toEqual({ database: 'up', redis: 'up' });
    // On a busy machine Redis may just have been too slow for a request.
    await until('Redis counts', async () => (await counted('redis')) === 1);
    expect(await counted('postgresql')).toBe(0);
    for (const [begin, end] of [
      [() => redis.kill(), () => redis.restart()],
      [() => redis.pauseProcess(), () => redis.resumeProcess()],
    ] as const) {
      await begin();
      expect(await statusOf(`${service.api.url}/health/ready`)).toBe(200);
      expect(await checks()).toEqual({ database: 'up', redis: 'away' });
      expect((await shop.get('/auth')).status).toBe(200);
      expect([await counted('redis'), await counted('postgresql')]).toEqual([0, 1]);
      await end();
      await until('Redis counts again', async () => (await counted('redis')) === 1);
      expect(await checks()).toEqual({ database: 'up', redis: 'up' });
    }
  });

  it('is absent where none is configured, and there are no metrics without METRICS_PORT', async () => {
    const plain = await service.add();
    const { body } = await (service.clients.at(-1) ?? service.client).send<{ checks: object }>(
      'GET',
      '/health/ready',
      {},
    );
    expect(body.checks).toEqual({ database: 'up' });
    expect(await statusOf(`${plain.url}/metrics`)).toBe(404);
  });
});

import { checkLog } from '../../../jest/clean-log.mjs';
import { statusOf } from '../../support/harness/api-process.js';
import { freePort } from '../../support/harness/free-port.js';
import { until } from '../../support/harness/deadline.js';
import { Portal } from '../../support/harness/portal.js';
import { useOwnService } from '../../support/harness/service.js';
import { Shop } from '../../support/fixtures/shop.js';

const service = useOwnService();

it('the portal is ready without its Redis, and says that it is away', async () => {
  const portal = await Portal.start(service.now.database, { REDIS_URL: `redis://127.0.0.1:${await freePort()}` });
  try {
    const answer = await fetch(`${portal.process.url}/health/ready`);
    expect([answer.status, await answer.json()]).toMatchObject([200, { checks: { database: 'up', redis: 'away' } }]);
  } finally {
    await portal.end();
  }
});

describe('the metrics', () => {
  let portal: Portal;
  let metricsUrl: string;
  beforeAll(async () => {
    const port = await freePort();
    metricsUrl = `http://127.0.0.1:${port}/metrics`;
    portal = await Portal.start(service.now.database, { PORTAL_METRICS_PORT: String(port) });
  });
  afterAll(() => portal?.end());

  const figures = async (): Promise<string> => (await fetch(metricsUrl)).text();

  const requests = (method: string, route: string, status: string): string =>
    `http_requests_total{method="${method}",route="${route}",status="${status}"} 1\n`;

  it('count requests by the template of their route, and hold no id and no secret', async () => {
    const shop = await Shop.open(service.now);
    const user = await portal.user({ shop });
    const keys = `/merchants/${shop.id}/keys`;
    expect((await user.get(keys)).status).toBe(200);
    expect((await portal.anonymous().get(keys)).status).toBe(401);
    const route = '/v1/portal/merchants/:m/keys';
    await until('Both are counted', async () => {
      const text = await figures();
      return text.includes(requests('GET', route, '2xx')) && text.includes(requests('GET', route, '4xx'));
    });
    const text = await figures();
    expect(text).toContain('database_connections{state="idle"}');
    expect(text).toContain('limits_counted_in{store="postgresql"} 1');
    expect(text).not.toMatch(/\b(mer|key|usr|int)_[0-9a-z]{10}/);
    checkLog(text);
  });

  it('are on a port of their own', async () => {
    // A page of the portal, as for any path.
    expect(await (await fetch(`${portal.process.url}/metrics`)).text()).not.toContain('http_requests_total');
    expect(await statusOf(metricsUrl.replace('/metrics', '/v1/portal/session'))).toBe(404);
  });
});

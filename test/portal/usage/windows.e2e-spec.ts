import { UsageRecorder } from '#persistence/usage/usage-recorder.js';
import type { UsageReportView } from '#portal/usage/usage.view.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { allScopes, type MadeKey, Shop } from '../../support/fixtures/shop.js';

const running = usePortal();
let shop: Shop;
let viewer: PortalUser;
let key: MadeKey;
beforeEach(async () => {
  shop = await Shop.open(running.service);
  viewer = await running.portal.user({ shop, role: 'viewer' });
  key = await shop.keyWith(allScopes);
});

const usage = async (query = ''): Promise<UsageReportView> => {
  const answer = await viewer.get<{ data: UsageReportView }>(`/merchants/${shop.id}/usage${query}`);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.data;
};

const minuteMs = 60_000;
describe.each([
  ['1h', 'minute', 60, minuteMs],
  ['24h', 'hour', 24, 60 * minuteMs],
  ['7d', 'hour', 168, 60 * minuteMs],
  ['30d', 'day', 30, 1_440 * minuteMs],
])('window=%s', (window, resolution, count, stepMs) => {
  it('has every step, zeros included, and what each of them held', async () => {
    const recorder = new UsageRecorder(shop.database.db);
    const clock = jest.spyOn(Date, 'now');
    const now = Math.floor(Date.now() / stepMs) * stepMs;
    const record = (at: number, status: number, durationMs: number, times = 1): void => {
      clock.mockReturnValue(at);
      const request = { merchantId: shop.merchantId, apiKeyId: key.id, method: 'GET', route: '/r', userAgent: 'x' };
      for (let turn = 0; turn < times; turn += 1) recorder.record({ ...request, status, durationMs });
    };
    record(now - (count - 1) * stepMs, 500, 15);
    record(now - (count - 1) * stepMs - 1, 200, 1);
    record(now - 2 * stepMs, 429, 0.5);
    record(now - 2 * stepMs, 404, 30);
    record(now - 2 * stepMs, 200, 4, 18);
    clock.mockRestore();
    await recorder.stop();

    const report = await usage(`?window=${window}`);
    expect([report.window, report.resolution, report.series.length]).toEqual([window, resolution, count]);
    expect(report.from).toBe(report.series[0]?.at);
    const starts = report.series.map(({ at }) => Date.parse(at));
    expect(starts.every((start, at) => at === 0 || start - (starts[at - 1] ?? 0) === stepMs)).toBe(true);
    expect(Date.parse(report.to) - (starts.at(-1) ?? 0)).toBeLessThan(stepMs);
    const step = (at: number) => report.series[starts.indexOf(at)];
    const nothing = { requests: 0, successes: 0, clientErrors: 0, limited: 0, serverErrors: 0 };
    expect(step(now - stepMs)).toMatchObject({ ...nothing, averageDurationMs: null, p95DurationMs: null });
    expect(step(now - 2 * stepMs)).toMatchObject({
      requests: 20,
      successes: 18,
      clientErrors: 1,
      limited: 1,
      serverErrors: 0,
      // (0.5 + 30 + 18 * 4) / 20; the nineteenth of twenty is the last of those from 2 to 5 ms.
      averageDurationMs: 5.13,
      p95DurationMs: 5,
    });
    expect(step(now - (count - 1) * stepMs)).toMatchObject({ ...nothing, requests: 1, serverErrors: 1 });
    expect(report.totals).toMatchObject({ requests: 21, successes: 18, clientErrors: 1, limited: 1, serverErrors: 1 });
    expect(report.endpoints).toMatchObject([{ method: 'GET', route: '/r', requests: 21, errors: 3 }]);
  });
});

it('without a window it is of 24 hours; a merchant without keys has empty figures', async () => {
  expect((await usage()).window).toBe('24h');
  await shop.database.rows('update api_keys set revoked_at = now() where merchant_id = $1', [shop.merchantId]);
  const report = await usage();
  expect([report.keys, report.limits, report.endpoints, report.series.length]).toEqual([[], [], [], 24]);
});

it.each(['?window=2h', '?window=', '?window=1h&window=24h', '?keyId='])('400: %s', async (query) => {
  expect((await viewer.get(`/merchants/${shop.id}/usage${query}`)).status).toBe(400);
});

it('is for the whole team; 404 for other users and support, 401 without a session', async () => {
  for (const role of ['owner', 'admin'] as const) {
    const user = await running.portal.user({ shop, role });
    expect((await user.get(`/merchants/${shop.id}/usage`)).status).toBe(200);
  }
  const stranger = await running.portal.user({ shop: await Shop.open(running.service), role: 'owner' });
  const support = await running.portal.user({ platformRole: 'support' });
  const [foreign, looking] = [stranger, support].map((user) => user.get(`/merchants/${shop.id}/usage`));
  const unknown = await stranger.get('/merchants/mer_00000000000000000000000000/usage');
  expect([(await foreign)?.text, (await looking)?.text, unknown.status]).toEqual([unknown.text, unknown.text, 404]);
  expect((await running.portal.anonymous().get(`/merchants/${shop.id}/usage`)).status).toBe(401);
});

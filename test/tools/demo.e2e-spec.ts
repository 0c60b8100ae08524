import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { roles } from '#domain/team/staff.js';
import { keyPepper, repository } from '../support/harness/api-process.js';
import { onThisMachine } from '../support/harness/deadline.js';
import { useOwnPortal } from '../support/harness/portal.js';
import { base } from '../support/fixtures/shop.js';
import { hasDemo } from '../../tools/dev/start/has-demo.js';
import { readStartSettings } from '../../tools/dev/start/settings.js';

const running = useOwnPortal();
const run = promisify(execFile);

interface SignIn {
  readonly email: string;
  readonly password: string;
}
interface Demo {
  readonly apiUrl: string;
  readonly portalUrl: string;
  readonly mailbox: string;
  readonly receiver?: string;
  readonly support: SignIn;
  readonly platformAdmin: SignIn;
  readonly merchants: readonly {
    readonly id: string;
    readonly name: string;
    readonly key: string;
    readonly readOnlyKey: string;
    readonly staff: readonly (SignIn & { readonly role: string })[];
    readonly webhookEndpoint?: { readonly id: string; readonly secret: string };
  }[];
}
interface Session {
  readonly memberships: readonly { readonly merchantId: string; readonly role: string }[];
  readonly platformRole: string | null;
}

let folder: string;
let demo: Demo;
const file = (): string => path.join(folder, 'demo.json');
const read = (): Demo => JSON.parse(readFileSync(file(), 'utf8')) as Demo;
async function makeDemo(environment: Readonly<Record<string, string>> = {}): Promise<Demo> {
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: running.service.database.ownerUrl,
    KEY_PEPPER: keyPepper,
    DATA_DIR: folder,
    PUBLIC_URL: 'http://localhost:3000',
    PORTAL_URL: 'http://localhost:3001',
    ...environment,
  };
  await run(process.execPath, ['dist/tools/dev/demo/make-demo.js'], {
    cwd: repository,
    env,
    timeout: onThisMachine(55_000),
  });
  return read();
}
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'loyalty-demo-'));
  demo = await makeDemo();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sessionOf = async ({ email, password }: SignIn): Promise<Session> =>
  (await running.portal.anonymous().post<{ data: Session }>('/session', { email, password })).body.data;

it('demo.json has the documented content, and only its owner may read it', () => {
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(demo).toMatchObject({ apiUrl: 'http://localhost:3000', portalUrl: 'http://localhost:3001' });
  expect(demo.merchants).toHaveLength(2);
  for (const { staff } of demo.merchants) expect(staff.map(({ role }) => role)).toEqual(roles);
});

it('everybody of it can sign in, with the role that it says and no other', async () => {
  expect(await sessionOf(demo.support)).toMatchObject({ platformRole: 'support', memberships: [] });
  expect(await sessionOf(demo.platformAdmin)).toMatchObject({ platformRole: 'platform_admin', memberships: [] });
  for (const { id, staff } of demo.merchants) {
    for (const member of staff) {
      const { platformRole, memberships } = await sessionOf(member);
      expect([platformRole, memberships]).toMatchObject([null, [{ merchantId: id, role: member.role }]]);
    }
  }
  const passwords = [demo.support, demo.platformAdmin, ...demo.merchants.flatMap(({ staff }) => staff)];
  expect(new Set(passwords.map(({ password }) => password)).size).toBe(10);
  for (const { password } of passwords) expect(password).toMatch(/^[A-Za-z0-9_-]{16}$/);
});

it('both keys of both merchants work', async () => {
  for (const { key, readOnlyKey } of demo.merchants) {
    for (const secret of [key, readOnlyKey]) {
      expect((await running.service.client.call('GET', `${base}/auth`, { key: secret })).status).toBe(200);
    }
  }
});

it('the first merchant has an audit log and usage to look at', async () => {
  const [first] = demo.merchants;
  const owner = running.portal.anonymous();
  await owner.post('/session', { email: first?.staff[0]?.email, password: first?.staff[0]?.password });
  const log = await owner.get<{ data: { action: string }[] }>(`/merchants/${first?.id}/audit-log?limit=100`);
  const actions = new Set(log.body.data.map(({ action }) => action));
  for (const action of ['merchant.created', 'member.joined', 'key.rotated', 'key.revoked', 'support.viewed_usage']) {
    expect(actions).toContain(action);
  }
  for (const window of ['1h', '24h', '7d', '30d']) {
    const usage = await owner.get<{ data: { series: { requests: number }[] } }>(
      `/merchants/${first?.id}/usage?window=${window}`,
    );
    const filled = usage.body.data.series.filter(({ requests }) => requests > 0);
    expect(filled.length).toBeGreaterThan(usage.body.data.series.length / 2);
  }
});

it('the first merchant has what goes back: returned orders, a held voucher, points that expire soon', async () => {
  const [first] = demo.merchants;
  const get = async <Row>(below: string): Promise<Row[]> =>
    (await running.service.client.call<{ data: Row[] }>('GET', base + below, { key: first?.key })).body.data;
  const orders = await get<{ status: string; customerId: string }>('/orders?limit=100');
  expect(orders.map(({ status }) => status)).toEqual(expect.arrayContaining(['returned', 'partially_returned']));
  const vouchers = await get<{ heldAmount: number; redemptions: { reversedAmount: number }[] }>(
    '/vouchers?view=issued&limit=100',
  );
  const held = vouchers.filter(({ heldAmount }) => heldAmount > 0);
  expect(held).toMatchObject([{ heldAmount: 15, redemptions: [{ reversedAmount: 4 }] }]);
  const kept = orders.find(({ status }) => status === 'completed');
  const cards = await get<{ expirations: { expiresAt: string }[] }>(`/customers/${kept?.customerId}/cards`);
  const soon = cards.flatMap(({ expirations }) => expirations);
  expect(soon.length).toBeGreaterThan(0);
  for (const { expiresAt } of soon) expect(Date.parse(expiresAt) - Date.now()).toBeLessThan(63 * 86_400_000);
});

it('the next start finds it, also where DATABASE_URL names several hosts', async () => {
  const { host, href } = new URL(running.service.database.ownerUrl);
  const several = href.replace(host, `${host},${host}`);
  for (const url of [href, several]) {
    const settings = readStartSettings({ DATA_DIR: folder, DATABASE_URL: url });
    expect(await hasDemo(url, settings, { MAILBOX_DIR: demo.mailbox })).toBe(true);
  }
});

it('a second start changes nothing but where things are reached', async () => {
  const again = await makeDemo({ PORTAL_URL: 'http://localhost:4001' });
  expect(again).toEqual({ ...demo, portalUrl: 'http://localhost:4001' });
});

interface Endpoint {
  readonly id: string;
  readonly url: string;
  readonly types: readonly string[];
}
const endpointsOf = async ({ merchants: [first] }: Demo): Promise<readonly Endpoint[]> =>
  (await running.service.client.call<{ data: Endpoint[] }>('GET', `${base}/webhook-endpoints`, { key: first?.key }))
    .body.data;

describe('the local receiver', () => {
  it('gets an endpoint of a demo that was made without one, and a second start makes no other', async () => {
    expect(await endpointsOf(demo)).toEqual([]);
    const connected = await makeDemo({ RECEIVER_PORT: '4026' });
    const [{ webhookEndpoint } = {}, second] = connected.merchants;
    expect(webhookEndpoint?.secret).toMatch(/^whsec_/);
    expect(second).not.toHaveProperty('webhookEndpoint');
    expect(connected.receiver).toBe('http://127.0.0.1:4026/webhooks');
    const expected = { id: webhookEndpoint?.id, url: connected.receiver, types: ['*'] };
    expect(await endpointsOf(connected)).toMatchObject([expected]);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(await makeDemo({ RECEIVER_PORT: '4026' })).toEqual(connected);
    expect(await endpointsOf(connected)).toHaveLength(1);
  });

  it('keeps its endpoint when it gets another port', async () => {
    const before = read();
    const moved = await makeDemo({ RECEIVER_PORT: '4027' });
    expect(moved).toEqual({ ...before, receiver: 'http://127.0.0.1:4027/webhooks' });
    expect(await endpointsOf(moved)).toMatchObject([
      { id: before.merchants[0]?.webhookEndpoint?.id, url: 'http://127.0.0.1:4027/webhooks' },
    ]);
  });

  it('leaves an endpoint deleted that somebody has deleted', async () => {
    const [first] = read().merchants;
    await running.service.client.call('DELETE', `${base}/webhook-endpoints/${first?.webhookEndpoint?.id}`, {
      key: first?.key,
    });
    expect(await endpointsOf(await makeDemo({ RECEIVER_PORT: '4028' }))).toEqual([]);
  });
});

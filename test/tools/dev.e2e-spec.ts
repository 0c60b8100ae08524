import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../support/harness/free-port.js';
import { rawRequest } from '../support/harness/http-raw.js';
import { NodeProcess, repository, statusOf } from '../support/harness/api-process.js';
import { until } from '../support/harness/deadline.js';

const startDeadlineMs = 240_000;
const restartDeadlineMs = 90_000;
const programs: Readonly<Record<string, string>> = {
  api: 'dist/apps/api/src/main.js',
  portal: 'dist/apps/portal-api/src/main.js',
  worker: 'dist/apps/worker/src/main.js',
  pages: 'node_modules/vite/bin/vite.js',
  mailbox: 'dist/tools/dev/mailbox.js',
  receiver: 'dist/tools/dev/receiver.js',
};

let dataDir: string;
let dev: NodeProcess;
let port: number;
let pagesUrl: string;
let receiverUrl: string;

beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'loyalty-dev-'));
  fs.chmodSync(dataDir, 0o711);
  port = await freePort();
  const portalPort = await freePort();
  pagesUrl = `http://127.0.0.1:${portalPort}`;
  const environment = { DATA_DIR: dataDir, PORT: String(port), PORTAL_PORT: String(portalPort) };
  dev = NodeProcess.spawn('dist/tools/dev/start.js', environment, ['--watch']);
  await until('npm run dev is ready', () => dev.hasEnded || dev.output.includes('Ctrl-C stops'), startDeadlineMs);
  receiverUrl = /^ +Webhooks +(\S+)$/m.exec(dev.output)?.[1] ?? '';
}, startDeadlineMs);

afterAll(async () => {
  dev.signal('SIGTERM');
  await dev.ended;
  fs.rmSync(dataDir, { recursive: true, force: true });
});

function commandOf(pid: string): string {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return ''; // It has just ended.
  }
}

/** The process ids by name. The three that restart have two: the process, and the one that is prepared to replace it. */
function processIds(): Readonly<Record<string, string>> {
  const children = fs.readFileSync(`/proc/${dev.pid}/task/${dev.pid}/children`, 'utf8').trim().split(' ');
  const named = Object.entries(programs).map(([name, program]) => {
    const pids = children.filter((pid) => commandOf(pid).includes(program));
    return [name, pids.join(' ')] as const;
  });
  const folder = fs.readdirSync(dataDir).find((name) => fs.existsSync(path.join(dataDir, name, 'postmaster.pid')));
  const postgres = fs.readFileSync(path.join(dataDir, folder ?? '', 'postmaster.pid'), 'utf8').split('\n')[0];
  return { ...Object.fromEntries(named), postgres: postgres ?? '' };
}

/** Saves a file without a change, and waits until it has restarted what is named. */
async function save(file: string, restarts: readonly string[]): Promise<void> {
  const begin = dev.output.length;
  fs.utimesSync(path.join(repository, file), new Date(), new Date());
  const lines = restarts.map((name) => `${name} is restarted in`);
  await until(
    `${restarts.join(', ')} restart`,
    () => lines.every((line) => dev.output.slice(begin).includes(line)) && restarts.every(isPrepared),
    restartDeadlineMs,
  );
}

const isPrepared = (name: string): boolean => processIds()[name]?.split(' ').length === 2;

const changed = (before: Readonly<Record<string, string>>): string[] => {
  const now = processIds();
  return Object.keys(before).filter((name) => before[name] !== now[name]);
};

it('shows what was received under the names of this machine alone', async () => {
  const { port: receiverPort } = new URL(receiverUrl);
  const statusFor = async (host: string) =>
    (await rawRequest(Number(receiverPort), 'GET / HTTP/1.1', [`Host: ${host}`])).status;
  expect(await statusFor(`127.0.0.1:${receiverPort}`)).toBe(200);
  expect(await statusFor('localhost')).toBe(200);
  expect(await statusFor('rebind.example')).toBe(421);
});

it('runs the three processes, the mailbox, the receiver of webhooks, PostgreSQL, and the pages with hot reload', async () => {
  const counts = Object.entries(processIds()).map(([name, pids]) => [name, pids.split(' ').filter(Boolean).length]);
  const single = { pages: 1, mailbox: 1, receiver: 1, postgres: 1 };
  expect(Object.fromEntries(counts)).toEqual({ api: 2, portal: 2, worker: 2, ...single });
  expect(await statusOf(`http://127.0.0.1:${port}/health/ready`)).toBe(200);
  expect(await (await fetch(pagesUrl)).text()).toContain('/@vite/client');
  expect(await statusOf(`${pagesUrl}/v1/portal/session`)).toBe(401);
});

const page = async (at = '/'): Promise<string> => (await fetch(`${receiverUrl}${at}`)).text();
const rowsOf = (list: string): string[] => list.match(/<li>.*?<\/li>/gs) ?? [];

it('an order of the demo merchant comes to the receiver, which verifies it; the history of the demo does not', async () => {
  const demo = JSON.parse(fs.readFileSync(path.join(dataDir, 'demo.json'), 'utf8'));
  const sent = await fetch(`http://127.0.0.1:${port}/v1/public/orders/create`, {
    method: 'POST',
    headers: { 'X-API-Key': demo.merchants[0].key, 'Idempotency-Key': 'dev-1', 'content-type': 'application/json' },
    body: JSON.stringify({
      customer_email: 'new@example.com',
      first_name: 'New',
      order_value: 1,
      order_source: 'shop',
    }),
  });
  const { order } = (await sent.json()) as { order: { id: string } };
  const ofOrder = async () => rowsOf(await page()).find((row) => row.includes(`order ${order.id}, version 1`));
  await until('the webhook is on the page', async () => (await ofOrder()) !== undefined);
  expect(await ofOrder()).toMatch(/order\.created.* · verified</s);
  const shown = await page(/href="(.*?)"/.exec((await ofOrder()) ?? '')?.[1]);
  expect(shown).toContain(`&quot;externalId&quot;: &quot;${order.id}&quot;`);
  expect(rowsOf(await page()).length).toBeLessThan(10);
});

it.each([
  ['without a signature', {}],
  ['with another signature', { 'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')}` }],
])('a webhook %s is shown as not verified, and runs nothing', async (_, signature) => {
  const body = '{"type":"order.created<script>"}';
  const now = String(Math.floor(Date.now() / 1_000));
  const headers = { 'webhook-id': 'evt_1', 'webhook-timestamp': now, ...signature };
  expect((await fetch(`${receiverUrl}/webhooks`, { method: 'POST', headers, body })).status).toBe(400);
  // Webhooks of the orders before may still arrive.
  const row = rowsOf(await page()).find((one) => one.includes('not verified: ')) ?? '';
  const shown = await page(/href="(.*?)"/.exec(row)?.[1]);
  expect(shown).toContain('order.created&lt;script&gt;');
  expect(shown).not.toContain('<script>');
});

it('a webhook of more than 1 MiB is not kept', async () => {
  const before = await page();
  const large = await fetch(`${receiverUrl}/webhooks`, { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) });
  expect(large.status).toBe(413);
  expect(rowsOf(await page())).toEqual(rowsOf(before));
});

const namesIn = (json: string): string[] => (JSON.parse(json) as { name: string }[]).map(({ name }) => name).toSorted();

it("an operator's command finds it by its data folder", async () => {
  const run = NodeProcess.spawn('dist/programs/operate.js', { DATA_DIR: dataDir }, ['merchants', 'list', '--json']);
  expect({ ...(await run.ended), names: namesIn(run.output) }).toEqual({
    code: 0,
    signal: null,
    names: ['Book Harbour', 'Corner Coffee'],
  });
});

it(
  'a saved file of the API restarts the API alone',
  async () => {
    const before = processIds();
    await save('apps/api/src/settings.ts', ['api']);
    expect(changed(before)).toEqual(['api']);
    expect(await statusOf(`http://127.0.0.1:${port}/health/ready`)).toBe(200);
  },
  restartDeadlineMs,
);

it(
  'a saved file of a library restarts API, portal and worker, and neither PostgreSQL nor the pages',
  async () => {
    const before = processIds();
    await save('libs/domain/src/money.ts', ['api', 'portal', 'worker']);
    expect(changed(before).toSorted()).toEqual(['api', 'portal', 'worker']);
  },
  restartDeadlineMs,
);

it('prints logs as readable lines that begin with the name of the process', () => {
  const line = dev.output.split('\n').find((each) => each.includes('/health/ready'));
  expect(line).toMatch(/^(api|portal|worker) +\| \[[\d:.]+\] INFO: request \{/);
});

it('Ctrl-C ends all', async () => {
  const before = processIds();
  dev.signal('SIGINT');
  expect((await dev.ended).code).toBe(0);
  expect(dev.output).toContain('Everything is stopped.');
  for (const pid of Object.values(before).flatMap((pids) => pids.split(' ')))
    expect(fs.existsSync(`/proc/${pid}`)).toBe(false);
});

import { decodeId } from '#domain/ids.js';
import { ApiProcess, sessionSecret } from '../../support/harness/api-process.js';
import { Client } from '../../support/harness/client.js';
import { until } from '../../support/harness/deadline.js';
import { useOwnService } from '../../support/harness/service.js';
import { WorkerProcess } from '../../support/harness/worker-process.js';
import { createFixtures } from '../../support/fixtures/operations.js';
import { base, Shop } from '../../support/fixtures/shop.js';

const service = useOwnService();

/** Makes a promise fail that nobody looks at, where the process is told to: none of ours is known to. */
const failing = encodeURIComponent(
  `process.on('SIGWINCH', () => void Promise.reject(Object.assign(new Error(['held by can', 'ary@example.com'].join('')), { code: 'X0001' })))`,
);
const started: ApiProcess['process'][] = [];
afterAll(() => started.forEach((process) => process.signal('SIGKILL')));

const environment = { NODE_OPTIONS: `--import=data:text/javascript,${failing}` };

const fatalLines = ({ output }: ApiProcess['process']): string[] =>
  output.split('\n').filter((line) => line.includes('"level":60'));

async function expectEnd(process: ApiProcess['process']): Promise<void> {
  expect(await process.ended).toEqual({ code: 1, signal: null });
  const [line = '{}', ...more] = fatalLines(process);
  expect(more).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({ origin: 'unhandledRejection', cause: 'Error', code: 'X0001' });
  expect(line).not.toContain('canary');
}

it('the API answers what is in flight, logs the error without its values, and ends with 1', async () => {
  const api = await ApiProcess.start(service.now.database.url, environment);
  started.push(api.process);
  const client = new Client(api.url);
  // No new connection is taken once the process ends.
  await client.document();
  const shop = await Shop.open(service.now);
  const { customerId, stampCardId } = await createFixtures(shop);
  const release = await shop.database.hold('select 1 from customers where id = $1 for update', [
    decodeId('customer', customerId),
  ]);
  const path = `${base}/customers/${customerId}/cards/${stampCardId}/stamps`;
  const inFlight = client.call('POST', path, { key: shop.key, body: { quantity: 1 } });
  await until('The write waits', async () => (await shop.database.waiting()) === 1);
  api.process.signal('SIGWINCH');
  await until(
    'It is ending',
    () =>
      client.send('GET', '/health/live', {}).then(
        () => false,
        () => true,
      ),
    10_000,
  );
  await release();
  expect((await inFlight).status).toBe(200);
  client.close();
  await expectEnd(api.process);
});

it('the portal and the worker end the same way', async () => {
  const { url } = service.now.database;
  const program = { file: 'dist/programs/portal.js', portSetting: 'PORTAL_PORT' };
  const portal = await ApiProcess.start(
    url,
    { SESSION_SECRET: sessionSecret, PORTAL_URL: 'http://localhost', ...environment },
    program,
  );
  const worker = await WorkerProcess.start(url, 'smtp://127.0.0.1:9', environment);
  started.push(portal.process, worker.process);
  for (const { process } of [portal, worker]) {
    process.signal('SIGWINCH');
    await expectEnd(process);
  }
});

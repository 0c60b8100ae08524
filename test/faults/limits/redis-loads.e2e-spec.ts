import type { ApiProcess } from '../../support/harness/api-process.js';
import { until } from '../../support/harness/deadline.js';
import { allProcessesUse, LimitLoad } from '../../support/harness/limit-load.js';
import type { WorkerProcess } from '../../support/harness/worker-process.js';
import { WorkerService } from '../../support/harness/worker-service.js';
import { RedisServer, requireRedisServer, settle } from '../../support/servers/redis-servers.js';
import { allScopes, Shop } from '../../support/fixtures/shop.js';

const limit = 60;
/** With this pause after each key it loads for minutes, until the test lets it go on. */
const [keys, pauseUs] = [100_000, 2_000];
/** It looks for commands every 1024 bytes, not every 2 MB. */
const loading = ['--rdbcompression', 'no', '--loading-process-events-interval-bytes', '1024'];

let redis: RedisServer;
let all: WorkerService;
let shop: Shop;

const environment = () => ({
  REDIS_URL: `redis://127.0.0.1:${redis.port}`,
  LOG_LEVEL: 'info',
  LIMIT_REQUESTS_PER_MINUTE: String(limit),
});
const letItLoad = () => redis.client.config('SET', 'key-load-delay', '0');
const isLoading = async () => /^loading:1/m.test(await redis.client.info('persistence'));

beforeAll(async () => {
  redis = await RedisServer.start(await requireRedisServer(), [...loading, '--enable-debug-command', 'local']);
  await redis.client.call('DEBUG', 'POPULATE', keys, 'filler', 100);
  await settle(environment().REDIS_URL);
  await redis.client.save();
  all = await WorkerService.start();
  // The first process, which issues vouchers, has generous limits.
  await Promise.all([all.service.add(environment()), all.service.add(environment())]);
  await all.service.apis.shift()?.stop();
  all.service.clients.shift()?.close();
  await all.startWorker('PostgreSQL', environment());
  shop = await Shop.open(all.service);
});
afterAll(async () => {
  try {
    await all?.end();
  } finally {
    await redis?.kill();
  }
});

// Also after a failure: the next test begins with a Redis that has loaded.
afterEach(() => letItLoad());

const health = async (url: string) => {
  const answer = await fetch(`${url}/health/ready`);
  return { status: answer.status, body: (await answer.json()) as object };
};

async function startAgain(): Promise<void> {
  await redis.crash();
  await redis.run(['--key-load-delay', String(pauseUs)]);
}

async function loadAgain(): Promise<void> {
  await redis.client.config('SET', 'key-load-delay', String(pauseUs));
  const own = redis.client.duplicate();
  own.call('DEBUG', 'RELOAD', 'NOSAVE').then(
    () => own.disconnect(),
    () => own.disconnect(),
  );
}

async function expectAway(api: ApiProcess, worker: WorkerProcess | undefined): Promise<void> {
  const [ofApi, ofWorker] = await Promise.all([health(api.url), health(worker?.url ?? '')]);
  expect(ofApi).toMatchObject({ status: 200, body: { checks: { redis: 'away' } } });
  expect(ofWorker).toMatchObject({ status: 503, body: { error: 'not_ready' } });
  expect(await isLoading()).toBe(true);
}

async function expectBack(): Promise<void> {
  await until('Redis counts again', () => allProcessesUse(all.service, 'Redis'));
  await until('Every worker reaches the queue', async () => {
    const ready = await Promise.all(all.workers.map(({ url }) => health(url)));
    return ready.every(({ status }) => status === 200);
  });
  expect([...all.service.apis, ...all.workers].map(({ process }) => process.hasEnded)).not.toContain(true);
}

it.each([
  ['starts again with its data', startAgain],
  ['loads its data anew behind open connections, as a replica does', loadAgain],
])('a Redis that %s: PostgreSQL counts, and all go back when it has loaded', async (_, begin) => {
  await until('Redis counts', () => allProcessesUse(all.service, 'Redis'));
  await all.untilSent(await all.requestMails(1));
  const load = new LimitLoad(all.service, await shop.keyWith(allScopes), 100);
  await until('Some have passed', () => load.passed.length > 10);
  await begin();
  await until('It loads', isLoading);
  await until('PostgreSQL counts', () => allProcessesUse(all.service, 'PostgreSQL'));
  const mails = await all.requestMails(4);
  await expectAway(all.service.api, all.workers[0]);
  expect(await all.count(mails, "state = 'done'")).toBe(0);

  await letItLoad();
  const loaded = performance.now();
  await expectBack();
  const countedAfter = performance.now() - loaded;
  await load.untilLimited();
  await load.stop();
  const sent = await all.untilSent(mails);
  process.stderr.write(
    `Loaded: limits are back after ${countedAfter.toFixed(0)} ms, e-mails after ${(performance.now() - loaded).toFixed(0)} ms.\n`,
  );
  expect(sent.map(({ length }) => length)).toEqual(mails.map(() => 1));
  expect(load.unexpected).toEqual([]);
});

it('processes that start while Redis loads do as the others do', async () => {
  await startAgain();
  const [api, worker] = await Promise.all([
    all.service.add(environment()),
    all.startWorker('PostgreSQL', environment()),
  ]);
  await expectAway(api, worker);
  await letItLoad();
  await expectBack();
  await all.untilSent(await all.requestMails(2));
});

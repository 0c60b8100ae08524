import { until } from '../../support/harness/deadline.js';
import { isSoak } from '../../support/harness/soak.js';
import { TcpProxy } from '../../support/servers/tcp-proxy.js';
import { type RequestedMail, backends, useWorkerService } from '../../support/harness/worker-service.js';
import type { WorkerProcess } from '../../support/harness/worker-process.js';

/** Longer than any number of tries that a worker could have been given. */
const outageMs = isSoak ? 60_000 : 3_000;

const trial = useWorkerService('Redis');

interface CutWorker {
  readonly worker: WorkerProcess;
  readonly proxy: TcpProxy;
}

const proxies: TcpProxy[] = [];

async function workBehindProxy(backend: (typeof backends)[number]): Promise<CutWorker> {
  const { proxy, url } = await TcpProxy.before(trial.now.database.url);
  proxies.push(proxy);
  const worker = await trial.now.startWorker(backend, { DATABASE_URL: url, JOB_TAKE_OVER_SECONDS: '120' });
  return { worker, proxy };
}

/** A mail that waits for the yes of the mail server. */
async function onItsWay(): Promise<RequestedMail> {
  const { mails } = trial.now;
  mails.hold('final dot');
  const [asked] = await trial.now.requestMails(1);
  if (!asked) throw new Error('Nothing was asked for.');
  await until('It is on its way', () => mails.holding === 1);
  return asked;
}

/** The server says yes while nobody reaches the database, and the lease ends meanwhile. */
async function sentInOutage({ to }: RequestedMail, cut: readonly CutWorker[]): Promise<void> {
  const { mails, database } = trial.now;
  for (const { proxy } of cut) proxy.refuse();
  mails.release();
  await until('The mail server has it', () => mails.to(to).length === 1);
  const start = performance.now();
  await until('The outage lasts', () => performance.now() - start > outageMs, outageMs * 2);
  await database.rows("update staged_jobs set taken_until = now() - interval '1 second' where taken_until is not null");
}

describe.each(backends)('the database is unreachable after an e-mail was sent, with the queue in %s:', (backend) => {
  afterEach(async () => {
    trial.now.mails.forget();
    await trial.now.killAll();
    await Promise.all(proxies.splice(0).map((proxy) => proxy.close()));
  });

  it('it is sent once, also where another worker reaches the database first', async () => {
    const first = await workBehindProxy(backend);
    const asked = await onItsWay();
    const second = await workBehindProxy(backend);
    await sentInOutage(asked, [first, second]);
    second.proxy.pass();
    // The other worker is back at work.
    await trial.now.untilSent(await trial.now.requestMails(2));
    expect(await trial.now.count([asked], "state = 'waiting'")).toBe(1);
    first.proxy.pass();
    const [taken] = await trial.now.untilSent([asked]);
    expect(taken).toHaveLength(1);
  });

  it('a worker that is asked to end writes down what it has sent, once the database is back', async () => {
    const cut = await workBehindProxy(backend);
    const asked = await onItsWay();
    await sentInOutage(asked, [cut]);
    const ending = cut.worker.stop();
    cut.proxy.pass();
    const [taken] = await trial.now.untilSent([asked]);
    expect(taken).toHaveLength(1);
    await ending;
  });
});

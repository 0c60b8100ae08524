import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { encodeId } from '#domain/ids.js';
import { listDeadJobs, replayDeadJobs } from '#persistence/jobs/dead-job.store.js';
import { repository } from '../../support/harness/api-process.js';
import { onThisMachine, until } from '../../support/harness/deadline.js';
import { messageIdOf } from '../../support/servers/test-mail-server.js';
import { TcpProxy } from '../../support/servers/tcp-proxy.js';
import { type RequestedMail, backends, useWorkerService } from '../../support/harness/worker-service.js';
import { base } from '../../support/fixtures/shop.js';
import { IssuedVoucher } from '../../support/fixtures/vouchers.js';

const run = promisify(execFile);
const trial = useWorkerService('Redis');

interface ShownJob {
  readonly id: string;
  readonly kind: string;
  readonly merchant: string;
  readonly attempts: number;
  readonly lastError: string | null;
}

/** Runs a command of the operator's, as one would. */
async function operate<Answer>(...args: readonly string[]): Promise<Answer> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: trial.now.database.url };
  const { stdout } = await run(process.execPath, ['dist/programs/operate.js', ...args, '--json'], {
    cwd: repository,
    env,
  });
  return JSON.parse(stdout) as Answer;
}

/** The jobs that were laid aside, as the command has them. Each run of it starts a process: one failure is enough for that. */
const command = {
  list: () => operate<ShownJob[]>('jobs', 'list'),
  replay: (id?: string) => operate<object>('jobs', 'replay', ...(id === undefined ? [] : ['--job', id])),
};
const store: typeof command = {
  list: async () =>
    (await listDeadJobs(trial.now.database.db)).map((job) => ({
      ...job,
      merchant: encodeId('merchant', job.merchantId),
    })),
  replay: async (id) => ({ replayed: await replayDeadJobs(trial.now.database.db, id) }),
};

const failures = [
  ['says 421', '421', () => void (trial.now.mails.mood = 421)],
  ['says 550', '550', () => void (trial.now.mails.mood = 550)],
  ['refuses the connection', 'ESOCKET', () => trial.now.mails.stop()],
] as const;

async function mend(): Promise<void> {
  const { mails } = trial.now;
  mails.mood = 'takes';
  if (mails.isAway) await mails.restart();
}
// Also after a test that failed halfway.
afterEach(mend);

const dead = (asked: readonly RequestedMail[]): Promise<boolean> =>
  until('All are dead', async () => (await trial.now.count(asked, "state = 'dead'")) === asked.length);

describe.each(backends)('a mail server, with the queue in %s,', (backend) => {
  beforeAll(() => trial.now.startWorker(backend, { JOB_RETRY_SECONDS: '1,1' }));
  afterAll(() => trial.now.stopAll());

  it.each(failures)('that %s is tried again; then the job is laid aside, listed, and replayed', async (...failure) => {
    const [, reason, fail] = failure;
    const { list, replay } = reason === '421' ? command : store;
    const { database, mails, shop } = trial.now;
    await fail();
    const connections = mails.connections;
    const asked = await trial.now.requestMails(2);
    await dead(asked);
    // The first try and two more of each.
    if (!mails.isAway) expect(mails.connections - connections).toBe(6);
    const listed = await list();
    expect(listed).toHaveLength(2);
    for (const job of listed) {
      expect(job).toMatchObject({ kind: 'send_voucher_email', merchant: shop.id, attempts: 3 });
      expect(job.lastError).toContain(reason);
    }
    await mend();
    const [one] = listed;
    expect(await replay(one?.id ?? '')).toEqual({ replayed: 1 });
    await until('The one is sent', async () => (await trial.now.count(asked, "state = 'done'")) === 1);
    expect(await trial.now.count(asked, "state = 'dead'")).toBe(1);
    expect(await replay()).toEqual({ replayed: 1 });
    const sent = await trial.now.untilSent(asked);
    for (const taken of sent) expect(taken).toHaveLength(1);
    expect(await list()).toEqual([]);
    const ids = await database.rows<{ id: string }>('select id from staged_jobs where subject_id = any($1)', [
      asked.map(({ voucherId }) => voucherId),
    ]);
    // Over all tries and the replay it is the job's.
    expect(sent.flat().map(messageIdOf).toSorted()).toEqual(ids.map(({ id }) => `<${id}@loyalty.example>`).toSorted());
  });

  it('that says yes at the second try gets each mail once', async () => {
    const { mails } = trial.now;
    mails.mood = 421;
    const asked = await trial.now.requestMails(3);
    await until('All have failed once', async () => (await trial.now.count(asked, 'last_error is not null')) === 3);
    mails.mood = 'takes';
    for (const taken of await trial.now.untilSent(asked)) expect(taken).toHaveLength(1);
    expect(await trial.now.count(asked, 'attempts between 2 and 3')).toBe(3);
  });
});

describe('a mail server that', () => {
  afterEach(() => trial.now.stopAll());

  it('accepts and says nothing is given up after 10 s, and held up no PDF', async () => {
    const { mails, shop } = trial.now;
    await trial.now.startWorker('PostgreSQL', { JOB_RETRY_SECONDS: '1,1' });
    mails.mood = 'hangs';
    const asked = await trial.now.requestMails(6);
    await until('Every place for mails is taken', () => mails.connections >= 4);
    const voucher = await IssuedVoucher.of(shop);
    const start = performance.now();
    const pdf = await shop.client.send('GET', `${base}/vouchers/${voucher.id}/pdf`, { key: shop.key });
    expect(pdf.status).toBe(200);
    expect(performance.now() - start).toBeLessThan(onThisMachine(8_000));
    await until('One is given up', async () => (await trial.now.count(asked, 'last_error is not null')) > 0);
    mails.mood = 'takes';
    for (const taken of await trial.now.untilSent(asked)) expect(taken).toHaveLength(1);
  });

  it('accepted the e-mail while the database was unreachable: this is stored later, and nothing is sent twice', async () => {
    const { mails, database } = trial.now;
    const { proxy, url } = await TcpProxy.before(database.url);
    const worker = await trial.now.startWorker('Redis', { DATABASE_URL: url });
    mails.hold('final dot', 'final dot');
    const asked = await trial.now.requestMails(2);
    await until('Both are on their way', () => mails.holding === 2);
    proxy.refuse();
    mails.release();
    await until('Both are sent', () => asked.every(({ to }) => mails.to(to).length === 1));
    const failed = () => worker.process.output.split('"task":"find due jobs"').length;
    const before = failed();
    await until('The worker misses its database', () => failed() > before);
    proxy.pass();
    for (const taken of await trial.now.untilSent(asked)) expect(taken).toHaveLength(1);
    await trial.now.stopAll();
    await proxy.close();
  });
});

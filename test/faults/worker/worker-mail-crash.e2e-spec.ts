import { statusOf } from '../../support/harness/api-process.js';
import { until } from '../../support/harness/deadline.js';
import { messageIdOf } from '../../support/servers/test-mail-server.js';
import { type Backend, backends, useWorkerService } from '../../support/harness/worker-service.js';

/** So often each crash, at the same step each time. */
const rounds = Number(process.env['CRASH_ROUNDS'] ?? 1);
const gates = { take: 1, done: 2, claim: 3 };

const trial = useWorkerService('Redis');

/** A gate is a lock: while a test holds it, no job passes that step. */
beforeAll(() =>
  trial.now.database.rows(`
    create function pass_gate() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock_shared(tg_argv[0]::int); return new; end $$;
    create trigger take before update on staged_jobs for each row
      when (new.attempts > old.attempts) execute function pass_gate(${gates.take});
    create trigger claim before update on staged_jobs for each row
      when (old.enqueued_at is null and new.enqueued_at is not null) execute function pass_gate(${gates.claim});
    create trigger done before update on staged_jobs for each row
      when (new.state = 'done') execute function pass_gate(${gates.done});`),
);

const closeGate = (gate: number): Promise<() => Promise<void>> =>
  trial.now.database.hold('select pg_advisory_xact_lock($1)', [gate]);
const nobodyWaits = (): Promise<boolean> =>
  until('The statements of the dead end', async () => (await trial.now.database.waiting()) === 0);

describe.each(backends)('kill -9 of the worker, with the queue in %s:', (backend) => {
  beforeAll(() => trial.now.startWorker(backend));
  afterAll(() => trial.now.killAll());
  // Also after a test that failed halfway.
  afterEach(() => {
    trial.now.mails.forget();
    trial.now.redis.proxy.pass();
  });

  it.each(rows())('after the relay took the row, before the queue had it (%i)', async () => {
    await queueIsThere(backend);
    const open = await closeGate(gates.claim);
    const asked = await trial.now.requestMails(1);
    // It has asked the queue for room: from here on the queue is away.
    await until('The relay is about to take it', async () => (await trial.now.database.waiting()) > 0);
    const restore = await cutOffQueue(backend);
    await open();
    await until('The relay took it', async () => (await trial.now.count(asked, 'enqueued_at is not null')) === 1);
    await trial.now.killAll();
    await restore();
    await nobodyWaits();
    await trial.now.makeJobsDue();
    await trial.now.startWorker(backend);
    for (const taken of await trial.now.untilSent(asked)) expect(taken).toHaveLength(1);
  });

  // The queue itself has to notice that their worker is dead, and takes its time.
  it('when they are in the queue and not yet taken', async () => {
    const open = await closeGate(gates.take);
    const asked = await trial.now.requestMails(3);
    await until('All are about to be taken', async () => (await trial.now.database.waiting()) >= 3);
    await trial.now.killAll();
    await nobodyWaits();
    await open();
    expect(await trial.now.count(asked, 'attempts = 0')).toBe(3);
    await trial.now.startWorker(backend);
    for (const taken of await trial.now.untilSent(asked)) expect(taken).toHaveLength(1);
  });

  it.each(rows())('at MAIL FROM, RCPT TO, in the mail and at its end, others waiting behind them (%i)', async () => {
    trial.now.mails.hold('MAIL FROM', 'RCPT TO', 'DATA', 'final dot');
    const asked = await trial.now.requestMails(6);
    await until('Four mails are on their way', () => trial.now.mails.holding === 4);
    await trial.now.killAll();
    await trial.now.makeJobsDue();
    trial.now.mails.forget();
    expect(asked.flatMap(({ to }) => trial.now.mails.to(to))).toEqual([]);
    await trial.now.startWorker(backend);
    for (const taken of await trial.now.untilSent(asked)) expect(taken).toHaveLength(1);
  });

  it.each(rows())('after the yes of the mail server, before it is written down: the same mail again (%i)', async () => {
    const open = await closeGate(gates.done);
    const asked = await trial.now.requestMails(3);
    const all = () => asked.flatMap(({ to }) => trial.now.mails.to(to));
    await until('All are sent', async () => all().length === 3 && (await trial.now.database.waiting()) >= 3);
    await trial.now.killAll();
    await nobodyWaits();
    await open();
    expect(await trial.now.count(asked, "state = 'waiting'")).toBe(3);
    await trial.now.makeJobsDue();
    await trial.now.startWorker(backend);
    for (const [first, second, ...more] of await trial.now.untilSent(asked)) {
      expect(more).toEqual([]);
      expect(first && second && messageIdOf(second)).toBe(first && messageIdOf(first));
    }
  });
});

function rows(): number[] {
  return Array.from({ length: rounds }, (_, round) => round + 1);
}

const tables = "select count(*) from pg_tables where schemaname = 'bullmq' and tablename = 'job'";

async function queueIsThere(backend: Backend): Promise<void> {
  const { database, workers } = trial.now;
  if (backend === 'PostgreSQL') await until('The queue has its tables', async () => (await database.count(tables)) > 0);
  await until('The worker is ready', async () => (await statusOf(`${workers[0]?.url}/health/ready`)) === 200);
}

/** Nothing reaches the queue until the function that it gives is called. */
async function cutOffQueue(backend: Backend): Promise<() => Promise<void>> {
  const { database, redis } = trial.now;
  if (backend === 'PostgreSQL') return database.hold('lock table bullmq.job in access exclusive mode', []);
  redis.proxy.silence();
  return async () => redis.proxy.pass();
}

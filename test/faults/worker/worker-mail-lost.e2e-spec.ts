import { enqueueJob } from '#persistence/jobs/enqueue-job.js';
import { until } from '../../support/harness/deadline.js';
import { messageIdOf } from '../../support/servers/test-mail-server.js';
import { backends, useWorkerService } from '../../support/harness/worker-service.js';
import { newEmail } from '../../support/fixtures/random.js';
import { IssuedVoucher } from '../../support/fixtures/vouchers.js';

const crashes = 3;

const trial = useWorkerService('Redis');

describe.each(backends)('with the queue in %s', (backend) => {
  beforeAll(() => trial.now.startWorker(backend));
  afterAll(() => trial.now.stopAll());

  it('no e-mail goes out for a change that is rolled back', async () => {
    const { shop, mails } = trial.now;
    const [toKept, toUndone] = [newEmail(), newEmail()];
    const kept = await IssuedVoucher.of(shop, {}, { recipientEmail: toKept });
    const undone = await IssuedVoucher.of(shop, {}, { recipientEmail: toUndone });
    const failing = shop.write(async (tx) => {
      await enqueueJob(tx, shop.merchantId, 'send_voucher_email', undone.uuid);
      throw new Error('No, after all.');
    });
    await expect(failing).rejects.toThrow('No, after all.');
    await shop.write((tx) => enqueueJob(tx, shop.merchantId, 'send_voucher_email', kept.uuid));
    await trial.now.untilSent([{ to: '', voucherId: kept.uuid }]);
    expect(await undone.jobs()).toEqual([]);
    expect(mails.to(toUndone)).toEqual([]);
    expect(mails.to(toKept)).toHaveLength(1);
  });

  it('one that was requested first and committed last is sent after ones with later ids', async () => {
    const { shop, database } = trial.now;
    const to = newEmail();
    const first = await IssuedVoucher.of(shop, {}, { recipientEmail: to });
    let staged: () => void = () => undefined;
    let commit: () => void = () => undefined;
    const isStaged = new Promise<void>((resolve) => (staged = resolve));
    const mayCommit = new Promise<void>((resolve) => (commit = resolve));
    const slow = shop.write(async (tx) => {
      await enqueueJob(tx, shop.merchantId, 'send_voucher_email', first.uuid);
      staged();
      await mayCommit;
    });
    await isStaged;
    await trial.now.untilSent(await trial.now.requestMails(3));
    expect(await first.jobs()).toEqual([]);
    commit();
    await slow;
    await trial.now.untilSent([{ to: '', voucherId: first.uuid }]);
    expect(trial.now.mails.to(to)).toHaveLength(1);
    const later = 'select count(*) from staged_jobs j, staged_jobs k where j.subject_id = $1 and k.id > j.id';
    expect(await database.count(later, [first.uuid])).toBe(3);
  });

  it('repeated kill -9 at any moment loses no mail, and a mail that arrives twice is identical', async () => {
    const asked = await trial.now.requestMails(20);
    for (let crash = 0; crash < crashes; crash += 1) {
      const before = trial.now.mails.taken.length;
      await until('Mails are sent', () => trial.now.mails.taken.length > before + crash);
      await trial.now.killAll();
      await trial.now.makeJobsDue();
      await trial.now.startWorker(backend);
    }
    let twice = 0;
    for (const taken of await trial.now.untilSent(asked)) {
      expect(taken.length).toBeGreaterThan(0);
      expect(new Set(taken.map(messageIdOf)).size).toBe(1);
      twice += taken.length - 1;
    }
    process.stderr.write(`${backend}: ${crashes} crashes among 20 mails, 0 lost, ${twice} sent twice.\n`);
  });
});

describe('Redis loses what it was given:', () => {
  beforeAll(() => trial.now.startWorker('Redis'));
  afterAll(() => trial.now.stopAll());

  it.each([
    ['FLUSHALL', () => trial.now.redis.flush()],
    ['killed, and empty when it is back', loseRedis],
  ])('%s: what was in it is sent, once', async (_, lose) => {
    const { mails } = trial.now;
    mails.hold('MAIL FROM', 'RCPT TO', 'DATA', 'final dot');
    const asked = await trial.now.requestMails(12);
    await until('The places of the worker are taken', () => mails.holding === 4);
    await until('All are in the queue', async () => (await trial.now.count(asked, 'enqueued_at is not null')) === 12);
    await lose();
    mails.release();
    await until('What was on its way is sent', async () => (await trial.now.count(asked, "state = 'done'")) >= 4);
    await trial.now.makeJobsDue();
    for (const taken of await trial.now.untilSent(asked)) expect(taken).toHaveLength(1);
  });

  it('e-mails wait in the database while Redis is unreachable, and are sent when it is back', async () => {
    const { redis, mails } = trial.now;
    await redis.kill();
    const asked = await trial.now.requestMails(3);
    const tries = () => trial.now.workers[0]?.process.output.split('"task":"relay ').length ?? 0;
    const before = tries();
    await until('The relay has tried and failed', () => tries() > before + 1);
    expect(asked.flatMap(({ to }) => mails.to(to))).toEqual([]);
    await redis.restart();
    for (const taken of await trial.now.untilSent(asked)) expect(taken).toHaveLength(1);
  });
});

async function loseRedis(): Promise<void> {
  await trial.now.redis.kill();
  await trial.now.redis.restart();
}

import { nilUuid } from '#domain/ids.js';
import { randomUUID } from 'node:crypto';
import { onThisMachine, until } from '../../support/harness/deadline.js';
import { isSoak } from '../../support/harness/soak.js';
import { type RequestedMail, backends, useWorkerService } from '../../support/harness/worker-service.js';
import type { WorkerProcess } from '../../support/harness/worker-process.js';
import { newEmail } from '../../support/fixtures/random.js';
import { base, Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher } from '../../support/fixtures/vouchers.js';

const waiting = isSoak ? 300_000 : 30_000;
/** In the queue of voucher e-mails: 12 that wait and 4 that are sent, and a few that came and went meanwhile. */
const queuedAtMost = 20;

const trial = useWorkerService('Redis');
const database = () => trial.now.database;

/** So many e-mails that the merchant has asked for, of one voucher. */
async function stageMany(voucher: IssuedVoucher): Promise<void> {
  await database().rows(
    `insert into staged_jobs (merchant_id, id, kind, subject_id, next_attempt_at, created_at)
     select $1, gen_random_uuid(), 'send_voucher_email', $2, now() - interval '1 hour', now() from generate_series(1, $3)`,
    [voucher.shop.merchantId, voucher.uuid, waiting],
  );
}

/** A person's link to a new password, asked for now; gives the address that it goes to. */
async function askForReset(): Promise<string> {
  const [staff, reset, email] = [randomUUID(), randomUUID(), newEmail()];
  await database().rows(
    `with person as (
       insert into sign_in.staff (id, name, email, created_at, updated_at) values ($1, 'Ada', $3, now(), now()) returning id
     ), reset as (
       insert into sign_in.password_resets (id, staff_id, expires_at, created_at)
       select $2, id, now() + interval '1 hour', now() from person)
     insert into staged_jobs (merchant_id, id, kind, subject_id, next_attempt_at, created_at)
     values ('${nilUuid}', gen_random_uuid(), 'send_password_reset', $2, now(), now())`,
    [staff, reset, email],
  );
  return email;
}

async function queued(worker: WorkerProcess): Promise<number> {
  const text = await (await fetch(`${worker.url}/metrics`)).text();
  return Number(/^job_queue_depth\{kind="send_voucher_email"\} (\d+)$/m.exec(text)?.[1] ?? Number.NaN);
}

async function pdfSeconds(shop: Shop): Promise<number> {
  const voucher = await IssuedVoucher.of(shop);
  const start = performance.now();
  const { status } = await shop.service.client.send('GET', `${base}/vouchers/${voucher.id}/pdf`, { key: shop.key });
  expect(status).toBe(200);
  return (performance.now() - start) / 1_000;
}

/** Somebody else's e-mail, and how many of the backlog were taken before it. */
async function overtaken(other: Shop): Promise<number> {
  const to = newEmail();
  const before = trial.now.mails.taken.length;
  const voucher = await IssuedVoucher.of(other, {}, { recipientEmail: to, send: true });
  const asked: RequestedMail = { to, voucherId: voucher.uuid };
  await trial.now.untilSent([asked]);
  return trial.now.mails.taken.findIndex((mail) => mail.to === to) - before;
}

describe.each(backends)(`behind ${waiting} voucher e-mails of one merchant and a slow mail server (%s)`, (backend) => {
  let worker: WorkerProcess;
  let quietSeconds = 0;
  let other: Shop;

  beforeAll(async () => {
    other = await Shop.open(trial.now.service);
    worker = await trial.now.startWorker(backend);
    await pdfSeconds(trial.now.shop);
    quietSeconds = await pdfSeconds(trial.now.shop);
    const voucher = await IssuedVoucher.of(trial.now.shop, {}, { recipientEmail: newEmail() });
    trial.now.mails.slowMs = 1_500;
    await stageMany(voucher);
    const { connections } = trial.now.mails;
    await until('The places for e-mails are taken', () => trial.now.mails.connections >= connections + 4);
  });
  afterAll(async () => {
    trial.now.mails.slowMs = 0;
    await trial.now.killAll();
    await database().rows('truncate staged_jobs');
    await trial.now.redis.flush();
    await database().rows('drop schema if exists bullmq cascade');
  });

  it('a fresh PDF is made at once', async () => {
    const took = [await pdfSeconds(other), await pdfSeconds(trial.now.shop)];
    process.stderr.write(
      `${backend}: a PDF after ${took.map((s) => s.toFixed(2)).join(' s, ')} s, quiet ${quietSeconds.toFixed(2)} s\n`,
    );
    for (const seconds of took) expect(seconds).toBeLessThan(quietSeconds * 3 + onThisMachine(2));
  });

  it('a link to a new password is sent at once', async () => {
    const start = performance.now();
    const email = await askForReset();
    await until('It is sent', () => trial.now.mails.to(email).length === 1, 10_000);
    process.stderr.write(`${backend}: a reset after ${((performance.now() - start) / 1_000).toFixed(2)} s\n`);
  });

  it("another merchant's e-mail goes out after a few of the backlog", async () => {
    expect(await overtaken(other)).toBeLessThan(2 * queuedAtMost);
  });

  it('the queue holds a few of them, however much time passes', async () => {
    const depths: number[] = [];
    for (let hour = 0; hour < 5; hour += 1) {
      const sent = await trial.now.database.count("select count(*) from staged_jobs where state = 'done'");
      await database().rows(
        "update staged_jobs set enqueued_at = enqueued_at - interval '1 hour' where state = 'waiting' and enqueued_at is not null",
      );
      await until('More are sent', async () => {
        depths.push(await queued(worker));
        return (await database().count("select count(*) from staged_jobs where state = 'done'")) > sent + 2;
      });
    }
    expect(Math.max(...depths)).toBeLessThanOrEqual(queuedAtMost);
    const handed = "select count(*) from staged_jobs where state = 'waiting' and enqueued_at is not null";
    expect(await database().count(handed)).toBeLessThanOrEqual(queuedAtMost);
  });
});

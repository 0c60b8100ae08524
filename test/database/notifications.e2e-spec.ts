import { randomUUID } from 'node:crypto';
import { revokeKey } from '#operations/keys/revoke-key.js';
import { requestVoucherPdf } from '#operations/vouchers/request-voucher-pdf.js';
import { Notifications } from '#persistence/database/notifications.js';
import { inTransaction } from '#persistence/database/transaction.js';
import { enqueueUrgentJob } from '#persistence/jobs/enqueue-job.js';
import { findVoucherToPrint, saveVoucherPdf } from '#persistence/vouchers/voucher-print.store.js';
import { until } from '../support/harness/deadline.js';
import { useOwnService } from '../support/harness/service.js';
import { Shop } from '../support/fixtures/shop.js';
import { IssuedVoucher, voucherTemplate } from '../support/fixtures/vouchers.js';

const service = useOwnService(1);
const pdf = Buffer.from('%PDF-1.7 stored');
let shop: Shop;
let notifications: Notifications;
let received: string[];

const listening = () =>
  service.now.database.rows<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'listener' and query like 'listen%' and state = 'idle'`,
  );

beforeEach(async () => {
  shop = await Shop.open(service.now);
  notifications = new Notifications({
    connectionString: service.now.database.url,
    application_name: 'listener',
  });
  received = [];
  notifications.on('job_due', (kind) => received.push(kind));
  notifications.on('voucher_pdf', (id) => received.push(id));
  await until('It listens', async () => (await listening()).length > 0);
});
afterEach(() => notifications.close());

const newVoucher = async () => IssuedVoucher.of(shop, await voucherTemplate(shop));

/** Reads a voucher and stores a PDF for it, as the worker does. */
async function storePdf(voucherId: string, whileRendering: () => Promise<unknown> = async () => null): Promise<void> {
  const { db } = service.now.database;
  const found = await findVoucherToPrint(db, shop.merchantId, { by: 'id', value: voucherId });
  if (!found) throw new Error('There is no such voucher.');
  await whileRendering();
  await saveVoucherPdf(db, shop.merchantId, voucherId, found.contentKey, pdf);
}

const enqueue = (voucherId: string, after: () => Promise<void> = async () => undefined) =>
  inTransaction(service.now.database.db, async (tx) => {
    await enqueueUrgentJob(tx, shop.merchantId, 'render_voucher_pdf', voucherId);
    await after();
  });

it('a commit notifies of its urgent job, and a rollback of none', async () => {
  const { uuid } = await newVoucher();
  const undone = enqueue(uuid, () => Promise.reject(new Error('undone')));
  await expect(undone).rejects.toThrow('undone');
  await enqueue(uuid);
  await storePdf(uuid);
  await until('The last one has come', () => received.includes(uuid));
  expect(received).toEqual(['render_voucher_pdf', uuid]);
});

it('a listener whose connection was ended hears of what comes later', async () => {
  const { uuid } = await newVoucher();
  const [before] = await listening();
  await service.now.database.rows('select pg_terminate_backend($1)', [before?.pid]);
  await until('Another connection listens', async () => (await listening()).some(({ pid }) => pid !== before?.pid));
  await storePdf(uuid);
  await until('It has come', () => received.includes(uuid));
});

/** A request for a PDF that waits. */
async function waitingRequest(listener: Notifications) {
  const { db } = service.now.database;
  const { uuid, id } = await newVoucher();
  const answer = requestVoucherPdf(
    { db, notifications: listener },
    { merchantId: shop.merchantId, requestId: randomUUID(), voucher: { by: 'id', value: uuid } },
    { hasLeft: () => false },
  );
  await until('The job is there', async () => (await jobsOf(uuid)) === 1);
  return { uuid, id, answer };
}

const jobsOf = (voucherId: string): Promise<number> =>
  service.now.database.count('select count(*) from staged_jobs where subject_id = $1', [voucherId]);

it('a request is answered by the notification of its PDF, without looking again', async () => {
  const { setTimeout: real } = globalThis;
  // The pause until it looks again never ends.
  const timers = jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((work: () => void, ms: number) =>
      real(ms === 500 ? () => undefined : work, ms)) as typeof setTimeout);
  try {
    const { uuid, answer } = await waitingRequest(notifications);
    await storePdf(uuid);
    expect(await answer).toMatchObject({ filename: expect.stringMatching(/ - Gift voucher\.pdf$/), pdf });
  } finally {
    timers.mockRestore();
  }
});

it('a request whose notification is lost finds its PDF all the same', async () => {
  const deaf = new Notifications({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' });
  try {
    const { uuid, answer } = await waitingRequest(deaf);
    await storePdf(uuid);
    expect(await answer).toMatchObject({ filename: expect.stringMatching(/ - Gift voucher\.pdf$/), pdf });
  } finally {
    await deaf.close();
  }
});

it('a voucher that changes while it is rendered is rendered again, once for each change', async () => {
  const { uuid, id, answer } = await waitingRequest(notifications);
  await storePdf(uuid, () => shop.post(`/vouchers/${id}/redeem`, { amount: 1 }));
  await until('It is asked for again', async () => (await jobsOf(uuid)) === 2);
  await storePdf(uuid);
  expect(await answer).toMatchObject({ pdf });
  expect(await jobsOf(uuid)).toBe(2);
});

it('a PDF that is made after the key of its request was revoked is not sent', async () => {
  const { uuid, id } = await newVoucher();
  const answer = shop.get(`/vouchers/${id}/pdf`);
  await until('The job is there', async () => (await jobsOf(uuid)) === 1);
  await shop.write((tx) => revokeKey(tx, shop.system, shop.keyId));
  await storePdf(uuid);
  expect(await answer).toMatchObject({ status: 401, body: { error: 'api_key_invalid' } });
});

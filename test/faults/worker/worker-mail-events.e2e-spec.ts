import type { EventView } from '#http/views/event.view.js';
import { replayDeadJobs } from '#persistence/jobs/dead-job.store.js';
import { countTo, eventsOf } from '../../support/fixtures/events.js';
import { IssuedVoucher } from '../../support/fixtures/vouchers.js';
import { until } from '../../support/harness/deadline.js';
import { useWorkerService } from '../../support/harness/worker-service.js';
const trial = useWorkerService();
afterEach(() => trial.now.stopAll());

const start = (): Promise<unknown> => trial.now.startWorker('PostgreSQL', { JOB_RETRY_SECONDS: '1' });
const eventsOfVoucher = ({ id }: IssuedVoucher): Promise<EventView[]> => eventsOf(trial.now.shop, `subjectId=${id}`);
const untilTold = (voucher: IssuedVoucher, type: string): Promise<EventView[]> =>
  until(`${type} is recorded`, async () => {
    const events = await eventsOfVoucher(voucher);
    return events.some((event) => event.type === type) && events;
  });
const types = (events: readonly EventView[]): string[] => events.map(({ type }) => type);

it('voucher.sent has the request that asked and no Idempotency-Key, once, also if workers die', async () => {
  const { shop, mails } = trial.now;
  const voucher = await IssuedVoucher.of(shop, {}, { send: true });
  mails.hold('final dot');
  await start();
  await until('The e-mail is being sent', () => mails.holding === 1);
  await trial.now.killAll();
  mails.release();
  expect(types(await eventsOfVoucher(voucher))).toEqual(['voucher.issued', 'voucher.send_requested']);
  await trial.now.makeJobsDue();
  await Promise.all([start(), start()]);
  const [issued, asked, sent, ...more] = await untilTold(voucher, 'voucher.sent');
  expect([asked?.type, more]).toEqual(['voucher.send_requested', []]);
  expect(asked?.request).toEqual({ id: issued?.request.id, idempotencyKey: expect.any(String) });
  expect(sent).toMatchObject({
    actor: { type: 'system', id: null },
    request: { id: issued?.request.id, idempotencyKey: null },
    subject: { version: 3 },
    data: { change: {}, object: { status: 'active' } },
  });
});

it('a voucher that was cancelled meanwhile is voucher.send_failed, and says why', async () => {
  const voucher = await IssuedVoucher.of(trial.now.shop, {}, { send: true });
  await trial.now.shop.post(`/vouchers/${voucher.id}/cancel`, { reason: 'x' });
  await start();
  const events = await untilTold(voucher, 'voucher.send_failed');
  expect(events.at(-1)).toMatchObject({ subject: { version: 4 }, data: { reason: 'voucher_cancelled', change: {} } });
});

it('the last failure is voucher.send_failed; a replay by an operator can be voucher.sent', async () => {
  const { shop, mails, database } = trial.now;
  const voucher = await IssuedVoucher.of(shop, {}, { send: true });
  await mails.stop();
  await start();
  const failed = await untilTold(voucher, 'voucher.send_failed');
  expect(failed.at(-1)?.data.reason).toMatch(/^[\w ]{3,60}$/);
  await mails.restart();
  expect(await replayDeadJobs(database.db, undefined)).toBe(1);
  const all = await untilTold(voucher, 'voucher.sent');
  expect(types(all).slice(2)).toEqual(['voucher.send_failed', 'voucher.sent']);
  expect(all.map(({ subject }) => subject.version)).toEqual(countTo(4));
});

import { useOwnPortal } from '../support/harness/portal.js';
import { until } from '../support/harness/deadline.js';
import { WorkerProcess } from '../support/harness/worker-process.js';
import { Shop } from '../support/fixtures/shop.js';
import { type ShopEndpoint, ShopWebhooks } from '../support/fixtures/webhooks.js';
import { readMail, TestMailServer } from '../support/servers/test-mail-server.js';
import { answers, WebhookReceiver } from '../support/servers/webhook-receiver.js';

const started = useOwnPortal();
let mails: TestMailServer;
let worker: WorkerProcess;
let receiver: WebhookReceiver;
beforeAll(async () => {
  mails = await TestMailServer.start();
  receiver = await WebhookReceiver.start();
  worker = await WorkerProcess.start(started.service.database.url, mails.url, { JOB_RETRY_SECONDS: '1,1,1,1,1,1' });
});
afterAll(async () => {
  receiver.stop();
  await worker.stop();
  await mails.stop();
});

/** A shop with a person of each role, whose endpoint has failed once. */
async function failing() {
  const shop = await Shop.open(started.service);
  const [owner, admin, staff, viewer] = await Promise.all(
    (['owner', 'admin', 'staff', 'viewer'] as const).map((role) => started.portal.user({ shop, role })),
  );
  const endpoint = await new ShopWebhooks(shop).create(receiver.url, { types: ['order.created'] });
  receiver.answer = answers(500);
  await shop.order();
  await attempts(endpoint, 1);
  return { shop, endpoint, owner, admin, others: [staff, viewer] };
}

const firstTo = async (email = '') => {
  const [mail] = mails.to(email);
  return mail && readMail(mail);
};

const attempts = (endpoint: ShopEndpoint, count: number): Promise<unknown> =>
  until(`${count} attempts are recorded`, async () => (await endpoint.deliveries())[0]?.attempts.length === count);

it('admins and owners are told when an endpoint is disabled, but not where a person did it', async () => {
  const { shop, endpoint, owner, admin, others } = await failing();
  await endpoint.call('POST', '/disable');
  await endpoint.call('POST', '/enable');
  receiver.answer = answers(410);
  await shop.order();
  await until('It is disabled', async () => (await endpoint.read()).status === 'disabled');
  await until('Both are told', () => [owner, admin].every((user) => mails.to(user?.email ?? '').length === 1));
  const mail = await firstTo(admin?.email);
  expect(mail?.subject).toBe('A webhook endpoint was disabled');
  expect(mail?.text).toContain(new URL(receiver.url).host);
  expect(mail?.text).not.toContain('/hook');
  expect(others.flatMap((user) => mails.to(user?.email ?? ''))).toEqual([]);
  const jobs = await shop.database.rows(
    "select kind from staged_jobs where merchant_id = $1 and kind like '%webhook%'",
    [shop.merchantId],
  );
  expect(jobs).toEqual([{ kind: 'send_webhook_disabled' }]);
});

it('an owner whose address is refused keeps nobody uninformed: the others get it at once, and no retry repeats it', async () => {
  const { shop, owner, admin } = await failing();
  const addresses = [owner?.email ?? '', admin?.email ?? ''] as const;
  mails.unknown.add(addresses[0]);
  receiver.answer = answers(410);
  await shop.order();
  await until('The admin is told', () => mails.to(addresses[1]).length === 1);
  const job = (condition: string) =>
    shop.database.count(
      `select count(*) from staged_jobs where merchant_id = $1 and kind = 'send_webhook_disabled' and ${condition}`,
      [shop.merchantId],
    );
  await until('It is tried again', async () => (await job('attempts >= 2')) === 1);
  mails.unknown.clear();
  await until('It is done', async () => (await job("state = 'done'")) === 1);
  expect(addresses.map((address) => mails.to(address).length)).toEqual([1, 1]);
});

it('they are told once of a delivery that has failed for an hour', async () => {
  const { shop, endpoint, admin, owner } = await failing();
  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
  await endpoint.change('webhook_deliveries', `attempts = jsonb_set(attempts, '{0,at}', '"${anHourAgo}"')`);
  await endpoint.makeDue();
  await attempts(endpoint, 2);
  await until('Both are told', () => [owner, admin].every((user) => mails.to(user?.email ?? '').length === 1));
  expect((await firstTo(admin?.email))?.subject).toBe('Webhook deliveries are failing');
  await endpoint.makeDue();
  await attempts(endpoint, 3);
  const jobs = await shop.database.count(
    "select count(*) from staged_jobs where merchant_id = $1 and kind = 'send_webhook_failing'",
    [shop.merchantId],
  );
  expect(jobs).toBe(1);
});

/** Makes the planned report due and runs it. `aged`: first makes all attempts one hour older. */
async function comeDue(shop: Shop, endpoint: ShopEndpoint, aged = true): Promise<void> {
  const older = `to_char(((a ->> 'at')::timestamptz - interval '1 hour') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const set = `attempts = coalesce((select jsonb_agg(jsonb_set(a, '{at}', to_jsonb(${older})) order by n)
    from jsonb_array_elements(attempts) with ordinality as t (a, n)), '[]')`;
  if (aged) await endpoint.change('webhook_deliveries', set);
  await endpoint.change('webhook_endpoints', 'failure_reported_at = least(failure_reported_at, now())');
  await runReport(shop);
}

it('an endpoint that works again by then is not reported', async () => {
  const { shop, endpoint, admin } = await failing();
  await endpoint.change('webhook_deliveries', 'tries = 3');
  await endpoint.makeDue();
  await attempts(endpoint, 2);
  const job = "from staged_jobs where merchant_id = $1 and kind = 'send_webhook_failing'";
  const { minutes } = await shop.database.row<{ minutes: number }>(
    `select round(extract(epoch from next_attempt_at - created_at) / 60)::int as minutes ${job}`,
    [shop.merchantId],
  );
  expect(minutes).toBe(60);
  receiver.answer = answers(200);
  await endpoint.makeDue();
  await endpoint.until('succeeded');
  await comeDue(shop, endpoint);
  expect(mails.to(admin?.email ?? '')).toEqual([]);

  // The next failure is told of, though a report was planned less than a day ago.
  receiver.answer = answers(500);
  await shop.order();
  await attempts(endpoint, 1);
  await endpoint.change('webhook_deliveries', 'tries = greatest(tries, 3)');
  await endpoint.makeDue();
  await until(
    'It is planned',
    async () => (await shop.database.count(`select count(*) ${job}`, [shop.merchantId])) === 2,
  );
});

const report = "from staged_jobs where merchant_id = $1 and kind = 'send_webhook_failing'";

const planned = (shop: Shop): Promise<number> => shop.database.count(`select count(*) ${report}`, [shop.merchantId]);

/** Makes the reports due that are planned for an hour after the first failure, and waits until they are done. */
async function runReport(shop: Shop): Promise<void> {
  const jobs = await shop.database.rows<{ id: string }>(
    `update staged_jobs set next_attempt_at = now() where id in (select id ${report}) returning id`,
    [shop.merchantId],
  );
  const open = "select count(*) from staged_jobs where id = any($1) and state <> 'done'";
  await until('The jobs are done', async () => (await shop.database.count(open, [jobs.map(({ id }) => id)])) === 0);
}

/** Its delivery fails once more, and is not tried again within the hour. */
async function failForLong(endpoint: ShopEndpoint, count: number): Promise<void> {
  await endpoint.change('webhook_deliveries', 'tries = greatest(tries, 3)');
  await endpoint.makeDue();
  await attempts(endpoint, count);
}

it('a failure that began after an endpoint worked again has a report of its own, and the one before is not sent', async () => {
  const { shop, endpoint, admin } = await failing();
  await failForLong(endpoint, 2);
  receiver.answer = answers(200);
  await endpoint.makeDue();
  await endpoint.until('succeeded');
  receiver.answer = answers(500);
  await shop.order();
  await attempts(endpoint, 1);
  await failForLong(endpoint, 2);
  expect(await planned(shop)).toBe(1);
  await comeDue(shop, endpoint, false);
  expect([await planned(shop), mails.to(admin?.email ?? '').length]).toEqual([2, 0]);
  await comeDue(shop, endpoint);
  await until('The second one is sent', () => mails.to(admin?.email ?? '').length === 1);
  await failForLong(endpoint, 3);
  expect(await planned(shop)).toBe(2);
});

it('one delivery that fails for an hour is reported, also where others succeed meanwhile, and once', async () => {
  const { shop, endpoint, admin } = await failing();
  await failForLong(endpoint, 2);
  receiver.answer = answers(200);
  await shop.order();
  await endpoint.until('succeeded');
  await comeDue(shop, endpoint);
  await until('It is sent', () => mails.to(admin?.email ?? '').length === 1);
  receiver.answer = answers(500);
  await shop.order();
  await attempts(endpoint, 1);
  await failForLong(endpoint, 2);
  expect(await planned(shop)).toBe(1);
});

it('an endpoint that was disabled before its report is reported when it fails again, once', async () => {
  const { shop, endpoint, admin } = await failing();
  await failForLong(endpoint, 2);
  await endpoint.call('POST', '/disable');
  await runReport(shop);
  // The time for which the report was planned passes while the endpoint is disabled.
  await endpoint.change('webhook_endpoints', "failure_reported_at = failure_reported_at - interval '2 hours'");
  expect(mails.to(admin?.email ?? '')).toEqual([]);
  await endpoint.call('POST', '/enable');
  await shop.order();
  await attempts(endpoint, 1);
  await failForLong(endpoint, 2);
  await until('It is planned', async () => (await planned(shop)) === 2);
  await comeDue(shop, endpoint);
  await until('It is sent', () => mails.to(admin?.email ?? '').length === 1);
  // The time of the report has passed. It still counts as sent after the endpoint was disabled and enabled again.
  await endpoint.change('webhook_endpoints', "failure_reported_at = now() - interval '1 second'");
  await endpoint.call('POST', '/disable');
  await endpoint.call('POST', '/enable');
  await shop.order();
  await attempts(endpoint, 1);
  await failForLong(endpoint, 2);
  expect(await planned(shop)).toBe(2);
});

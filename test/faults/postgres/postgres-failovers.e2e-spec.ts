import { jobKinds } from '#persistence/jobs/enqueue-job.js';
import { PostgresServer } from '../../support/servers/postgres-server.js';
import { onThisMachine, until } from '../../support/harness/deadline.js';
import { statusOf } from '../../support/harness/api-process.js';
import { Portal } from '../../support/harness/portal.js';
import { Service } from '../../support/harness/service.js';
import { isSoak } from '../../support/harness/soak.js';
import { WorkerProcess } from '../../support/harness/worker-process.js';
import { TestDatabase } from '../../support/servers/test-database.js';
import { TestMailServer } from '../../support/servers/test-mail-server.js';
import { nothing, OrderLoad } from '../../support/fixtures/order-load.js';
import { noLosses, PortalLoad } from '../../support/fixtures/portal-load.js';
import { newEmail } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';
import { issue, voucherTemplate } from '../../support/fixtures/vouchers.js';

const failovers = isSoak ? 5 : 1;
const clients = 40;
/** Two seconds are promised; the machine of a test may do other things. */
const answersWithinMs = onThisMachine(isSoak ? 2_000 : 8_000);

let primary: PostgresServer;
let standby: PostgresServer;
let service: Service;
let portal: Portal;
let mails: TestMailServer;
let worker: WorkerProcess;

beforeAll(async () => {
  primary = await PostgresServer.start();
  standby = await primary.addStandby();
  const url = new URL(primary.url);
  const hosts = `127.0.0.1:${primary.port},127.0.0.1:${standby.port}`;
  const both = primary.url.replace(url.host, hosts);
  service = Service.on(await TestDatabase.open(`${both}?target_session_attrs=read-write`));
  await service.add();
  await service.add();
  portal = await Portal.start(service.database);
  mails = await TestMailServer.start();
  worker = await WorkerProcess.start(service.database.url, mails.url);
});
afterAll(async () => {
  await worker?.stop();
  await mails?.stop();
  await portal?.end();
  await service?.end();
  await primary?.remove();
  await standby?.remove();
});

/** An operator cancels the COMMIT that waits for the standby: PostgreSQL answers that it has committed, with a warning. */
const cancelCommit = () =>
  until('A COMMIT is cancelled', async () => {
    const waiting = `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep' and query = 'commit'`;
    return (await primary.sql(waiting, 'postgres')).length > 0;
  });

it.each([
  ['whose COMMIT is not answered', () => Promise.resolve(true)],
  ['whose COMMIT an operator cancels', cancelCommit],
])('a write that the standby does not have, %s, is an unknown outcome and not a success', async (_, meanwhile) => {
  const shop = await Shop.open(service);
  const [idempotencyKey, body] = ['unreplicated', { customer_email: newEmail(), order_value: 1, order_source: 'shop' }];
  await standby.crash();
  const [answer] = await Promise.all([shop.order(body, { idempotencyKey }), meanwhile()]);
  expect(answer.body).toMatchObject({ code: 503, error: 'outcome_unknown' });
  await standby.run();
  await until('The standby follows again', () => primary.hasStandby());
  expect((await shop.order(body, { idempotencyKey })).status).toBe(200);
});

/** Requests an e-mail each, of vouchers by this template; gives their recipients. */
async function requestMails(shop: Shop, template: { readonly shown: string }, count: number): Promise<string[]> {
  const recipients = Array.from({ length: count }, () => newEmail());
  for (const recipientEmail of recipients) {
    expect((await issue(shop, template.shown, { recipientEmail, send: true })).status).toBe(201);
  }
  return recipients;
}

/** How many queues wait for notifications of the server that takes writes. */
const listening = () =>
  service.database.count(
    `select count(*) from pg_stat_activity where query like '%LISTEN bullmq_jobs%' and state = 'idle'`,
  );

it('a primary dies under load and its synchronous standby is promoted: nothing acknowledged is lost, in any process', async () => {
  const tookMs: number[] = [];
  const portalTookMs: number[] = [];
  for (let turn = 0; turn < failovers; turn += 1) {
    if (turn > 0) [primary, standby] = [standby, await standby.addStandby(primary)];
    const shop = await Shop.open(service);
    await shop.settings({ duplicateOrders: 'award_again' });
    const staff = await PortalLoad.start(portal, shop);
    const load = OrderLoad.start(shop, clients);
    await load.waitForMore(60);
    await staff.waitForMore(2);
    // Before the failover: the connections of this test do not try again, as a caller of the API does.
    const template = await voucherTemplate(shop);
    const early = await requestMails(shop, template, 4);
    await primary.crash();
    await standby.promote();
    const promoted = performance.now();
    const passed = () => Math.round(performance.now() - promoted);
    const answered = staff.succeeded;
    await Promise.all([
      load.waitForMore(1).then(() => tookMs.push(passed())),
      until('The portal answers', () => staff.succeeded > answered).then(() => portalTookMs.push(passed())),
    ]);
    await load.waitForMore(60);
    await staff.waitForMore(4);
    const recipients = [...early, ...(await requestMails(shop, template, 4))];
    await staff.stop();
    // Before finish(), which ends the leases of what is under way.
    await until('They are sent', () => recipients.every((to) => mails.to(to).length > 0), 90_000);
    expect(await load.finish()).toEqual(nothing);
    expect(await staff.finish(mails)).toEqual(noLosses);
    expect(recipients.map((to) => mails.to(to).length)).toEqual(recipients.map(() => 1));
    const processes = [...service.apis.map(({ process }) => process), portal.process.process, worker.process];
    expect(processes.map(({ hasEnded }) => hasEnded)).toEqual([false, false, false, false]);
  }
  process.stderr.write(
    `${failovers} failovers, 0 orders lost; the first answer came ${tookMs.join(', ')} ms later, ` +
      `the portal's ${portalTookMs.join(', ')} ms later.\n`,
  );
  expect(Math.max(...tookMs, ...portalTookMs)).toBeLessThan(answersWithinMs);
});

it('the worker is notified of jobs by the server that takes writes, and need not wait for its next poll', async () => {
  await until('Every queue listens', async () => (await listening()) === jobKinds.length);
  const shop = await Shop.open(service);
  const template = await voucherTemplate(shop);
  const sentMs: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const began = performance.now();
    const [to = ''] = await requestMails(shop, template, 1);
    await until('It is sent', () => mails.to(to).length === 1);
    sentMs.push(Math.round(performance.now() - began));
  }
  process.stderr.write(`E-mails on the new primary were sent after ${sentMs.join(', ')} ms.\n`);
});

/** The shared connections of the public API, by what each write does on them first: it checks its key and counts its limits. */
const sessions = async (): Promise<unknown[]> =>
  (
    await standby.sql(
      `select pid from pg_stat_activity where application_name = 'loyalty-api'
         and (query like '%from admit%' or query like '%from api_keys%')`,
    )
  ).map(({ pid }) => pid);

/** The statuses of /health/ready of all processes: the APIs, the portal and the worker. */
const readiness = (): Promise<(number | undefined)[]> => {
  const urls = [...service.apis.map(({ url }) => url), portal.process.url, worker.url];
  return Promise.all(urls.map((url) => statusOf(`${url}/health/ready`)));
};

it('a server that becomes read-only is a 503 with Retry-After, and the service recovers automatically', async () => {
  const shop = await Shop.open(service);
  const writes = () => Promise.all(Array.from({ length: 8 }, () => shop.order()));
  expect((await writes()).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  const before = await sessions();
  await standby.sql('alter system set default_transaction_read_only = on');
  await standby.sql('select pg_reload_conf()');
  const refused = await until('It is read-only', async () => {
    const answers = await writes();
    return answers.every(({ status }) => status === 503) && answers;
  });
  for (const { body, headers } of refused) {
    expect(body.error).toBe('database_unavailable');
    expect(headers['retry-after']).toBe('1');
  }
  // The one that counts has met the read-only server, and the one that reads is replaced with it.
  await until('Connections are closed', async () => {
    const [now] = await Promise.all([sessions(), writes()]);
    return before.filter((pid) => !now.includes(pid)).length >= 2;
  });
  // A load balancer sends requests to the processes that have a server which takes writes.
  expect(await readiness()).toEqual([503, 503, 503, 503]);
  await standby.sql('alter system reset default_transaction_read_only');
  await standby.sql('select pg_reload_conf()');
  await until('All are ready', async () => (await readiness()).every((status) => status === 200));
  await until('Writes are answered', async () => (await writes()).every(({ status }) => status === 200));
});

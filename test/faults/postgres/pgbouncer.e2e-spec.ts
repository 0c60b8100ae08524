import { randomUUID } from 'node:crypto';
import { createDataSource } from '#persistence/data-source.js';
import type { Answer } from '../../support/harness/client.js';
import { until } from '../../support/harness/deadline.js';
import { Portal } from '../../support/harness/portal.js';
import { PgBouncer } from '../../support/servers/pgbouncer.js';
import { Service } from '../../support/harness/service.js';
import { isSoak } from '../../support/harness/soak.js';
import { WorkerProcess } from '../../support/harness/worker-process.js';
import { TestMailServer } from '../../support/servers/test-mail-server.js';
import { TestRedis } from '../../support/servers/test-redis.js';
import { ledgerViolations } from '../../support/fixtures/ledger.js';
import { createFixtures, operations, callOperation } from '../../support/fixtures/operations.js';
import { noLosses, PortalLoad } from '../../support/fixtures/portal-load.js';
import { newCoupon, newEmail } from '../../support/fixtures/random.js';
import { IssuedReward } from '../../support/fixtures/rewards.js';
import { base, Shop } from '../../support/fixtures/shop.js';
import { issue, IssuedVoucher, voucherTemplate } from '../../support/fixtures/vouchers.js';

const clients = 24;
const rounds = isSoak ? 200 : 15;

let service: Service;
let bouncer: PgBouncer;
let shop: Shop;
let mails: TestMailServer;
beforeAll(async () => {
  service = await Service.start();
  mails = await TestMailServer.start();
  // The setting that docs/operating.md#pgbouncer asks for, here only for this database.
  const { username, pathname } = new URL(service.database.url);
  await service.database.rows(
    `alter role ${username} in database ${pathname.slice(1)} set search_path = public, sign_in, bullmq`,
  );
  // PgBouncer sends on the form of dates and the time zone that a connection starts with, though it ignores its other options.
  await service.database.rows(`alter database ${pathname.slice(1)} set datestyle = 'German, DMY'`);
  await service.database.rows(`alter database ${pathname.slice(1)} set timezone = 'America/St_Johns'`);
  bouncer = await PgBouncer.before(service.database.url, { serverConnections: 4 });
  shop = await Shop.open(service);
  const card = await shop.cardDefinition({ numberOfStamps: 5 });
  await shop.settings({
    stamps: { cardId: card.shown, mode: 'per_order', stampsPerOrder: 1 },
    duplicateOrders: 'return_original',
  });
});
afterAll(async () => {
  await mails?.stop();
  await service?.end();
  await bouncer?.end();
});

const times = <Result>(count: number, make: (at: number) => Result): Result[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** Each at once, from as many callers as there are: they meet on one key, one order number, one row, one coupon. */
const meetings: readonly (readonly [what: string, meet: () => Promise<readonly Promise<Answer>[]>])[] = [
  [
    'one Idempotency-Key',
    async () => {
      const [customer_email, idempotencyKey] = [newEmail(), randomUUID()];
      return times(3, () => shop.order({ customer_email }, { idempotencyKey }));
    },
  ],
  [
    'one order number, and one customer who is new',
    async () => {
      const order = { customer_email: newEmail(), order_number: randomUUID() };
      return times(3, () => shop.order(order));
    },
  ],
  [
    'a finished write',
    async () => {
      const [customer_email, idempotencyKey] = [newEmail(), randomUUID()];
      await shop.order({ customer_email }, { idempotencyKey });
      return [
        ...times(2, () => shop.order({ customer_email }, { idempotencyKey })),
        shop.order({ customer_email, order_value: 11 }, { idempotencyKey }),
      ];
    },
  ],
  [
    'what is refused',
    async () => {
      const idempotencyKey = randomUUID();
      const path = `/customers/${randomUUID()}/cards/x/stamps`;
      return times(3, () => shop.post(path, { quantity: 1 }, { idempotencyKey }));
    },
  ],
  [
    'one voucher',
    async () => {
      const voucher = await IssuedVoucher.of(shop);
      return times(3, () => shop.post(`/vouchers/${voucher.id}/redeem`, { amount: 30 }));
    },
  ],
  [
    'one coupon code',
    async () => {
      const [code, rewards] = [newCoupon(), await Promise.all(times(3, () => IssuedReward.of(shop)))];
      return rewards.map((reward) => reward.setCoupon(code));
    },
  ],
];

it('a connection has the form of dates and the time zone of the applications', async () => {
  const source = createDataSource({ url: bouncer.url });
  try {
    const text = `select current_setting('DateStyle') as "dateStyle", current_setting('TimeZone') as "timeZone"`;
    expect((await source.pool.query(text)).rows).toEqual([{ dateStyle: 'ISO, DMY', timeZone: 'UTC' }]);
  } finally {
    await source.pool.end();
  }
});

it('a connection whose first write was refused by its claim can be used by the next operation of any kind', async () => {
  const things = await createFixtures(shop);
  const idempotencyKey = randomUUID();
  const writes = operations.filter(({ method }) => method === 'POST');
  const first = new Map<string, number>();
  for (const operation of writes) {
    const call = { idempotencyKey: `${idempotencyKey}-${operation.route}` };
    first.set(operation.route, (await callOperation(operation, things, call)).status);
  }
  expect([...first.values()].filter((status) => status !== 200 && status !== 201)).toEqual([]);
  // One connection, and behind it some of PgBouncer's, on which nothing has been prepared yet.
  const api = await service.add({ DATABASE_URL: bouncer.url, DATABASE_POOL_SIZE: '1' });
  const client = service.clients.at(-1);
  for (const operation of writes) {
    const call = { key: shop.key, body: operation.body?.() };
    const path = base + operation.path(things);
    const again = { ...call, idempotencyKey: `${idempotencyKey}-${operation.route}` };
    const replayed = await client?.call('POST', path, again);
    const next = await client?.call('POST', path, call);
    expect([operation.route, replayed?.status, next?.status, next?.body.error]).toEqual([
      operation.route,
      first.get(operation.route),
      first.get(operation.route),
      undefined,
    ]);
  }
  await api.stop();
});

it('concurrent writes, repeats, refusals and broken constraints through PgBouncer: no answer is a 5xx', async () => {
  await service.add({ DATABASE_URL: bouncer.url });
  service.clients.reverse();
  const counted = new Map<string, number>();
  const client = async (number: number): Promise<void> => {
    for (let round = 0; round < rounds; round += 1) {
      const [what, meet] = meetings[(number + round) % meetings.length] ?? [];
      for (const answer of await Promise.all((await meet?.()) ?? [])) {
        const outcome = `${what}: ${answer.status} ${answer.body.error ?? ''}`;
        counted.set(outcome, (counted.get(outcome) ?? 0) + 1);
      }
    }
  };
  await Promise.all(times(clients, client));
  const lines = [...counted].map(([outcome, count]) => `  ${outcome}: ${count}`).toSorted();
  process.stderr.write(`PgBouncer ${bouncer.version}:\n${lines.join('\n')}\n`);
  expect([...counted.keys()].filter((outcome) => / 5\d\d /.test(outcome))).toEqual([]);
  // All of what was meant to happen did.
  for (const seen of ['200', '400', '404', '409']) {
    expect([...counted.keys()].some((outcome) => outcome.includes(` ${seen} `))).toBe(true);
  }
  expect(bouncer.output.filter((line) => line.includes('closing because: prepared statement'))).toEqual([]);
  expect(await ledgerViolations(shop.database, shop.merchantId)).toEqual({});
});

async function requestMails(count: number): Promise<string[]> {
  const template = await voucherTemplate(shop);
  const recipients = times(count, () => newEmail());
  for (const recipientEmail of recipients) {
    expect((await issue(shop, template.shown, { recipientEmail, send: true })).status).toBe(201);
  }
  return recipients;
}

const untilSent = (recipients: readonly string[]) =>
  until('They are sent', () => recipients.every((to) => mails.to(to).length > 0));

it('the portal and the worker, whose queue is in Redis, behind it: no answer is a 5xx, and each e-mail is sent once', async () => {
  const redis = await TestRedis.start();
  const portal = await Portal.start(service.database, { DATABASE_URL: bouncer.url });
  const worker = await WorkerProcess.start(bouncer.url, mails.url, { REDIS_URL: redis.url });
  try {
    const staff = await PortalLoad.start(portal, shop, 6);
    await staff.waitForMore(24);
    // An import discards the plans of a session that others use next.
    const admin = await portal.user({ shop, role: 'admin' });
    const file = ['email', ...Array.from({ length: 600 }, () => newEmail())].join('\n');
    for (const created of [600, 0]) {
      const headers = { 'content-type': 'text/csv' };
      const path = `/merchants/${shop.id}/customers/import`;
      const { status, body } = await admin.post<{ totals: { created: number } }>(path, file, { headers });
      expect([status, body.totals.created]).toEqual([200, created]);
    }
    const recipients = await requestMails(4);
    await untilSent(recipients);
    expect(await staff.finish(mails)).toEqual(noLosses);
    process.stderr.write(`Portal behind PgBouncer: ${JSON.stringify(staff.answers)}\n`);
    expect(Object.keys(staff.answers).filter((seen) => / 5\d\d$/.test(seen))).toEqual([]);
    expect(staff.invitationsMade).toBeGreaterThan(0);
    expect(recipients.map((to) => mails.to(to).length)).toEqual([1, 1, 1, 1]);
  } finally {
    await worker.stop();
    await portal.end();
    await redis.end();
  }
});

it('a worker whose queue is in PostgreSQL, behind it: it polls every five seconds, and sends each e-mail once', async () => {
  const worker = await WorkerProcess.start(bouncer.url, mails.url, { LOG_LEVEL: 'info' });
  try {
    const sentMs: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const [[to = ''], began] = [await requestMails(1), performance.now()];
      await untilSent([to]);
      sentMs.push(Math.round(performance.now() - began));
    }
    const recipients = await requestMails(8);
    await untilSent(recipients);
    process.stderr.write(`Queue in PostgreSQL behind PgBouncer: e-mails were sent after ${sentMs.join(', ')} ms.\n`);
    expect(recipients.map((to) => mails.to(to).length)).toEqual(recipients.map(() => 1));
    expect(worker.process.hasEnded).toBe(false);
  } finally {
    await worker.stop();
  }
});

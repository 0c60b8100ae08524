import { randomUUID } from 'node:crypto';
import type { Answer } from '../../support/harness/client.js';
import { PgBouncer } from '../../support/servers/pgbouncer.js';
import { Service } from '../../support/harness/service.js';
import { isSoak } from '../../support/harness/soak.js';
import { ledgerViolations } from '../../support/fixtures/ledger.js';
import { createFixtures, operations, callOperation } from '../../support/fixtures/operations.js';
import { newCoupon, newEmail } from '../../support/fixtures/random.js';
import { IssuedReward } from '../../support/fixtures/rewards.js';
import { base, Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher } from '../../support/fixtures/vouchers.js';

const clients = 24;
const rounds = isSoak ? 200 : 15;

let service: Service;
let bouncer: PgBouncer;
let shop: Shop;
beforeAll(async () => {
  service = await Service.start();
  bouncer = await PgBouncer.before(service.database.url, { serverConnections: 4 });
  shop = await Shop.open(service);
  const card = await shop.cardDefinition({ numberOfStamps: 5 });
  await shop.settings({
    stamps: { cardId: card.shown, mode: 'per_order', stampsPerOrder: 1 },
    duplicateOrders: 'return_original',
  });
}, 120_000);
afterAll(async () => {
  await service?.end();
  await bouncer?.end();
}, 60_000);

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

it('a connection whose first write was refused by its claim can be used by the next operation of any kind', async () => {
  const things = await createFixtures(shop);
  const idempotencyKey = randomUUID();
  const writes = operations.filter(({ method }) => method === 'POST');
  for (const operation of writes) {
    const call = { idempotencyKey: `${idempotencyKey}-${operation.route}` };
    expect((await callOperation(operation, things, call)).status).toBe(200);
  }
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
      200,
      200,
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
}, 240_000);

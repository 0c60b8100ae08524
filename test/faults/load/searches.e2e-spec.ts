import { onThisMachine } from '../../support/harness/deadline.js';
import { Service } from '../../support/harness/service.js';
import { isSoak } from '../../support/harness/soak.js';
import { manyCustomers, manyVouchers } from '../../support/fixtures/many-rows.js';
import { newEmail } from '../../support/fixtures/random.js';
import { base, Shop } from '../../support/fixtures/shop.js';
import { voucherTemplate } from '../../support/fixtures/vouchers.js';

const [customers, vouchers, orders] = isSoak ? [1_500_000, 500_000, 2_000] : [200_000, 50_000, 300];

let service: Service;
let busy: Shop;
let other: Shop;
beforeAll(async () => {
  service = await Service.start(2);
  busy = await Shop.open(service);
  other = await Shop.open(service);
  await manyCustomers(busy, customers, 'Anna');
  await manyCustomers(other, 20_000, 'Zoe');
  await manyVouchers(busy, (await voucherTemplate(busy)).id, vouchers);
}, 600_000);
afterAll(() => service.end());

/** Orders of new customers at the other merchant, two at a time on each process: their statuses, and the 99th percentile. */
async function write(): Promise<{ readonly statuses: Set<number>; readonly p99Ms: number }> {
  const statuses = new Set<number>();
  const times: number[] = [];
  let left = orders;
  const writers = [...service.clients, ...service.clients].map(async (client) => {
    while ((left -= 1) >= 0) {
      const began = performance.now();
      const body = { customer_email: newEmail(), order_value: 10, order_source: 'shop' };
      const { status } = await client.call('POST', `${base}/orders/create`, { key: other.key, body });
      times.push(performance.now() - began);
      statuses.add(status);
    }
  });
  await Promise.all(writers);
  const sorted = times.toSorted((a, b) => a - b);
  return { statuses, p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
}

const reads = [
  // Nothing for an index of trigrams: all rows of the merchant are looked at.
  '/customers?search=---',
  '/customers?search=zz',
  '/customers?search=%25',
  '/vouchers?search=---',
  // Common at the other merchant alone, and far down.
  '/customers?search=zoe',
  '/customers?search=z',
  '/vouchers?search=gift&page=4000',
  '/vouchers?page=4900',
];

it("one merchant's searches do not delay another one's writes", async () => {
  const quiet = await write();
  const over = new AbortController();
  const answers = new Map<string, number>();
  // 10 requests at once on each process. By default a key may have 10 in flight.
  const loops = service.clients.flatMap((client) =>
    Array.from({ length: 10 }, async (_, at) => {
      for (let turn = at; !over.signal.aborted; turn += 1) {
        const path = base + (reads[turn % reads.length] ?? '');
        const { status, body } = await client.send('GET', path, { key: busy.key });
        const outcome = status === 200 ? '200' : `${status} ${body.error}`;
        answers.set(outcome, (answers.get(outcome) ?? 0) + 1);
      }
    }),
  );
  const loaded = await write().finally(() => over.abort());
  await Promise.all(loops);
  expect([...quiet.statuses, ...loaded.statuses]).toEqual([200, 200]);
  expect(loaded.p99Ms).toBeLessThan(Math.max(3 * quiet.p99Ms, onThisMachine(250)));
  // Searches were answered meanwhile, and none was told to come again at once.
  expect(answers.get('200')).toBeGreaterThan(10);
  const known = ['200', '400 search_too_broad', '429 concurrency_limited'];
  expect([...answers.keys()].filter((outcome) => !known.includes(outcome))).toEqual([]);
});

import { onThisMachine, until } from '../../support/harness/deadline.js';
import { useOwnService } from '../../support/harness/service.js';
import { createFixtures } from '../../support/fixtures/operations.js';
import { Shop } from '../../support/fixtures/shop.js';

const service = useOwnService();

/** Nobody reads customers until the function that it gives is called: a search that takes for ever. */
const stopCustomers = () => service.now.database.hold('lock table customers in access exclusive mode', []);
const searching = (): Promise<number> =>
  service.now.database.count(
    `select count(*) from pg_stat_activity where datname = current_database() and application_name = 'loyalty-api'
       and state = 'active' and query like '%from customers%' and query like '%ilike%'`,
  );

it('400: a search that takes too long does not ask to be repeated', async () => {
  const shop = await Shop.open(service.now);
  const release = await stopCustomers();
  try {
    const began = Date.now();
    const { status, headers, body } = await shop.get('/customers?search=anyone');
    expect([status, body.error, headers['retry-after']]).toEqual([400, 'search_too_broad', undefined]);
    expect(body.message).toMatch(/more characters/);
    expect(Date.now() - began).toBeLessThan(onThisMachine(4_000));
  } finally {
    await release();
  }
  expect((await shop.get('/customers?search=anyone')).status).toBe(200);
});

it('a merchant runs one search at a time, and no other merchant waits for it', async () => {
  const [shop, other] = [await Shop.open(service.now), await Shop.open(service.now)];
  const release = await stopCustomers();
  try {
    const searches = Array.from({ length: 20 }, () => shop.get('/customers?search=anyone'));
    await until('One of them is under way', async () => (await searching()) === 1);
    // What needs no customer goes on: other lists of the merchant, and everything of another one.
    const others = [
      ...Array.from({ length: 10 }, () => other.get('/vouchers?page=1')),
      ...Array.from({ length: 10 }, () => other.get('/orders')),
      shop.get('/orders'),
      other.get('/me'),
    ];
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(others.map(() => 200));
    expect(await searching()).toBe(1);
    await release();
    const statuses = (await Promise.all(searches)).map(({ status }) => status);
    // Those that had their turn while the table was locked.
    expect(statuses.filter((status) => status === 400).length).toBeLessThan(10);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(10);
  } finally {
    await release();
  }
});

it('429: who has waited too long for a turn, or finds too many waiting', async () => {
  const shop = await Shop.open(service.now);
  const release = await stopCustomers();
  try {
    const searches = Array.from({ length: 110 }, () => shop.get('/customers?search=anyone'));
    const answers = await Promise.all(searches);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(90);
    expect(answers.length - refused.length).toBeGreaterThan(1);
    for (const { headers, body } of refused) {
      const names = ['retry-after', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'];
      expect([body.error, ...names.map((name) => headers[name])]).toEqual(['concurrency_limited', '1', '1', '0', '1']);
    }
  } finally {
    await release();
  }
  expect((await shop.get('/customers?search=anyone')).status).toBe(200);
});

it('a caller that hangs up does not keep the turn of its search', async () => {
  const shop = await Shop.open(service.now);
  const release = await stopCustomers();
  const { client } = shop;
  try {
    for (let tries = 0; tries < 3; tries += 1) {
      const call = client.send('GET', '/v1/public/customers?search=anyone', { key: shop.key }).catch(() => undefined);
      await until('It is under way', async () => (await searching()) === 1);
      client.close();
      await call;
    }
  } finally {
    await release();
  }
  expect((await shop.get('/customers?search=anyone')).status).toBe(200);
});

it.each(['rewards', 'vouchers'])(
  'a merchant reads %s of a status once at a time; a list without it is not held up',
  async (list) => {
    const shop = await Shop.open(service.now);
    const { customerId } = await createFixtures(shop);
    const path = `/customers/${customerId}/${list}`;
    const reading = () =>
      service.now.database.count(
        `select count(*) from pg_stat_activity where datname = current_database() and application_name = 'loyalty-api'
         and wait_event_type = 'Lock'`,
      );
    const release = await service.now.database.hold(`lock table ${list} in access exclusive mode`, []);
    try {
      const lists = Array.from({ length: 10 }, () => shop.get(`${path}?status=active`));
      await until('One of them is under way', async () => (await reading()) > 0);
      expect((await shop.get('/orders')).status).toBe(200);
      expect(await reading()).toBe(1);
      await release();
      const statuses = (await Promise.all(lists)).map(({ status }) => status);
      expect(statuses.filter((status) => status !== 200 && status !== 400)).toEqual([]);
      expect(statuses).toContain(200);
    } finally {
      await release();
    }
  },
);

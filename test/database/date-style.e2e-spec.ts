import { createDataSource } from '#persistence/data-source.js';
import { createFixtures, callOperation, operations } from '../support/fixtures/operations.js';
import { Shop } from '../support/fixtures/shop.js';
import { Portal } from '../support/harness/portal.js';
import { Service } from '../support/harness/service.js';
import { TestDatabase } from '../support/servers/test-database.js';

/** Everything by which an operator's own settings of the database change the text of a value, or the length of a day. */
const settings = [
  `datestyle = 'German, DMY'`,
  `intervalstyle = 'iso_8601'`,
  `bytea_output = 'escape'`,
  `timezone = 'America/St_Johns'`,
  `extra_float_digits = -15`,
];

let service: Service;
let shop: Shop;
beforeAll(async () => {
  const database = await TestDatabase.create();
  service = Service.on(database);
  const { name } = await database.row<{ name: string }>('select current_database() as name');
  for (const setting of settings) await database.rows(`alter database ${name} set ${setting}`);
  await service.add();
  shop = await Shop.open(service);
});
afterAll(() => service?.end());

it('every operation answers, whatever form of dates the database is set to', async () => {
  const things = await createFixtures(shop);
  const failed: unknown[] = [];
  for (const operation of operations) {
    const { status, body } = await callOperation(operation, things);
    if (status !== 200 && status !== 201) failed.push([operation.method, operation.route, status, body.error]);
  }
  expect(failed).toEqual([]);
});

it('the portal signs people in and shows its lists', async () => {
  const portal = await Portal.start(service.database);
  try {
    const owner = await portal.user({ shop, role: 'owner' });
    const paths = [
      '/session',
      ...['keys', 'orders', 'customers', 'staff'].map((list) => `/merchants/${shop.id}/${list}`),
    ];
    const statuses = await Promise.all(paths.map(async (path) => [path, (await owner.get(path)).status]));
    expect(statuses).toEqual(paths.map((path) => [path, 200]));
  } finally {
    await portal.end();
  }
});

it('a day of an interval has 24 hours, also where the clocks of the time zone of the database change', async () => {
  const source = createDataSource({ url: service.database.url });
  try {
    const text = `select timestamptz '2026-03-07 12:00Z' + interval '1 day' as "dayLater"`;
    const { rows } = await source.pool.query<{ dayLater: Date }>(text);
    expect(rows).toEqual([{ dayLater: new Date('2026-03-08T12:00:00Z') }]);
  } finally {
    await source.pool.end();
  }
});

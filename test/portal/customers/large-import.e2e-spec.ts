import type { BadRowView } from '#portal/customers/import-customers.js';
import { useOwnPortal } from '../../support/harness/portal.js';
import { newEmail, unique } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';

// Of its own: among hundreds of merchants with a customer each, PostgreSQL plans for one customer. (docs/decisions, 0088)
const started = useOwnPortal();

interface Imported {
  readonly error?: string;
  readonly totals: unknown;
  readonly rows: BadRowView[];
}

it('10,000 rows are imported; one bad row among them changes nothing; 10,001 are too many', async () => {
  const shop = await Shop.open(started.service);
  const admin = await started.portal.user({ shop, role: 'admin' });
  await shop.cardDefinition({ title: 'Stamps' });
  await shop.cardDefinition({ title: 'Points', type: 'points', openEnded: true });
  const path = `/merchants/${shop.id}/customers/import`;
  const send = (lines: readonly string[]) =>
    admin.post<Imported>(path, ['email,name,externalId', ...lines].join('\n'), {
      headers: { 'content-type': 'text/csv' },
    });
  const count = (table: 'customers' | 'cards') =>
    shop.database.count(`select count(*) from ${table} where merchant_id = $1`, [shop.merchantId]);
  const rows = Array.from({ length: 10_000 }, (_, at) => `${at}-${newEmail()},Ada ${at},${unique()}`);

  const refused = await send(rows.with(9_876, 'nobody,A,'));
  expect([refused.body.error, refused.body.rows.map(({ row }) => row)]).toEqual(['import_invalid', [9_877]]);
  expect(await count('customers')).toBe(0);

  const { status, body } = await send(rows);
  expect([status, body.error, body.totals]).toEqual([200, undefined, { rows: 10_000, created: 10_000, exists: 0 }]);
  expect([await count('customers'), await count('cards')]).toEqual([10_000, 20_000]);
  expect((await send([...rows, `${newEmail()},,`])).body.error).toBe('too_many_rows');
}, 180_000);

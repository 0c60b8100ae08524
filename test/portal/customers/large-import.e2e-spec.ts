import type { BadRowView } from '#portal/customers/import-customers.js';
import { useOwnPortal } from '../../support/harness/portal.js';
import { newEmail, unique } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';

const started = useOwnPortal();

interface Imported {
  readonly error?: string;
  readonly totals: unknown;
  readonly rows: BadRowView[];
}

/** Among many merchants with a customer each, PostgreSQL plans for one customer of a merchant. (docs/decisions/0088) */
async function addSmallMerchants(count: number): Promise<void> {
  for (let added = 0; added < count; added += 1) await (await Shop.open(started.service)).customer();
  const { database } = started.service;
  await database.rows('analyze customers, cards');
  // So it stays until the import, however long that takes here.
  for (const table of ['customers', 'cards'])
    await database.rows(`alter table ${table} set (autovacuum_enabled = false)`);
}

it.each([150, 0])(
  '10,000 rows or none are imported, beside %i merchants with a customer each; 10,001 are too many',
  async (others) => {
    await addSmallMerchants(others);
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

    const began = performance.now();
    const { status, body } = await send(rows);
    process.stdout.write(`10,000 rows: ${Math.round(performance.now() - began)} ms\n`);
    expect([status, body.error, body.totals]).toEqual([200, undefined, { rows: 10_000, created: 10_000, exists: 0 }]);
    expect([await count('customers'), await count('cards')]).toEqual([10_000, 20_000]);
    expect((await send([...rows, `${newEmail()},,`])).body.error).toBe('too_many_rows');

    for (let more = 0; more < 4; more += 1) await shop.cardDefinition({ title: `Card ${more}` });
    const tooMany = await send(Array.from({ length: 8_334 }, (_, at) => `${at}-${newEmail()},,`));
    expect([tooMany.status, tooMany.body.error, tooMany.body.message]).toEqual([
      400,
      'too_many_rows',
      'One import creates at most 50,000 cards, and each new customer gets 6: it accepts at most 8,333 new customers.',
    ]);
    // Known customers get no cards.
    expect((await send(rows)).body.totals).toEqual({ rows: 10_000, created: 0, exists: 10_000 });
    expect(await count('customers')).toBe(10_000);
  },
);

import { until } from '../support/harness/deadline.js';
import { useOwnPortal } from '../support/harness/portal.js';
import { Shop } from '../support/fixtures/shop.js';

/*
 * A session keeps the plan of a prepared statement, and of the check of a foreign key. One that was made while a table
 * was nearly empty must not read all rows of a merchant for each row once there are thousands. (docs/decisions/0088)
 */
describe.each([
  ['were never analyzed', false],
  ['were analyzed when they were tiny', true],
])('tables that %s', (_, analyzed) => {
  const started = useOwnPortal();

  it('an import finds each row by its index', async () => {
    const shop = await Shop.open(started.service);
    const admin = await started.portal.user({ shop, role: 'admin' });
    await shop.cardDefinition({ title: 'Stamps' });
    const send = async (name: string, rows: number) => {
      const lines = Array.from({ length: rows }, (_row, at) => `${name}-${at}@example.com,${name}-${at}`);
      const body = ['email,externalId', ...lines].join('\n');
      const path = `/merchants/${shop.id}/customers/import`;
      const answer = await admin.post<{ totals: unknown }>(path, body, { headers: { 'content-type': 'text/csv' } });
      return answer.body.totals;
    };
    /** Rows of customers that were read, and look-ups in its indexes of e-mails. */
    const reads = () =>
      shop.database.row<{ rows: number; emails: number }>(
        `select (max(t.seq_tup_read) + sum(i.idx_tup_read))::int as rows,
           sum(i.idx_scan) filter (where indexrelname like '%email%')::int as emails
         from pg_stat_user_tables t join pg_stat_user_indexes i using (relid) where t.relname = 'customers'`,
      );
    await send('few', 10);
    if (analyzed) await shop.database.rows('analyze customers, cards');
    for (let times = 0; times < 8; times += 1) await send(`plan-${times}`, 1);
    const before = await reads();

    expect(await send('many', 3_000)).toEqual({ rows: 3_000, created: 3_000, exists: 0 });
    expect(await send('many', 3_000)).toEqual({ rows: 3_000, created: 0, exists: 3_000 });
    // Each row is looked up when it is inserted and when it exists; in 18 rows without an index. A session reports it
    // with a later statement.
    const maxRows = 300_000;
    const after = await until('Both imports are in the statistics', async () => {
      await send('many', 1);
      const now = await reads();
      return (now.emails - before.emails >= 6_000 || now.rows - before.rows > maxRows) && now;
    });
    expect(after.rows - before.rows).toBeLessThanOrEqual(maxRows);
  });
});

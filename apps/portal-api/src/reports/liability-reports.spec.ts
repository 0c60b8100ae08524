import type { ReportPeriod } from '#domain/reports/period.js';
import type { Database } from '#persistence/database/database.js';
import { LiabilityReports } from './liability-reports.js';

const merchant = (merchantId: string) => ({ merchantId, timeZone: 'Europe/London' });
const period = (month: number): ReportPeriod => {
  const from = new Date(Date.UTC(2025, month, 1));
  const to = new Date(Date.UTC(2025, month + 1, 1));
  const [fromDay = '', toDay = ''] = [from, to].map((at) => at.toISOString().slice(0, 10));
  return { fromDay, toDay, from, to, ages: [from, from, from], yearBefore: from };
};

it('of a merchant two reports are computed at once; the same period waits for its own, and others are not held up', async () => {
  let end = (): void => undefined;
  const reads: string[] = [];
  const ended = new Promise<undefined>((resolve) => (end = () => resolve(undefined)));
  const db = { runSlowRead: (merchantId: string) => (reads.push(merchantId), ended) } as unknown as Database;
  const reports = new LiabilityReports(db);
  const computed = [reports.of(merchant('a'), period(1)), reports.of(merchant('a'), period(2))];
  await expect(reports.of(merchant('a'), period(3))).rejects.toMatchObject({ reason: 'concurrency_limited' });
  computed.push(reports.of(merchant('a'), period(1)), reports.of(merchant('b'), period(3)));
  expect(new Set(reads)).toEqual(new Set(['a', 'b']));
  end();
  await Promise.all(computed);
  await expect(reports.of(merchant('a'), period(3))).resolves.toEqual([]);
});

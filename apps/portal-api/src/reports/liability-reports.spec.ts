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

describe('a report that takes longer than a request', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const tomorrow = { ...period(1), to: new Date('2999-01-01') };
  const reportsOf = (readMs: number) => {
    let count = 0;
    const runSlowRead = () => {
      count += 1;
      return new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), readMs));
    };
    const reports = new LiabilityReports({ runSlowRead } as unknown as Database);
    return { reports, reads: () => count };
  };
  const ask = async (reports: LiabilityReports, of: ReportPeriod, waitMs: number): Promise<unknown> => {
    const asked = reports.of(merchant('a'), of).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(waitMs);
    return asked;
  };

  it('of a period that goes on is there for the next request, which comes after its end', async () => {
    const { reports, reads } = reportsOf(10_000);
    expect(await ask(reports, tomorrow, 15_000)).toMatchObject({ reason: 'report_not_ready' });
    await jest.advanceTimersByTimeAsync(15_000 + 5_000);
    const before = reads();
    expect(await ask(reports, tomorrow, 0)).toEqual([]);
    expect(reads()).toBe(before);
  });

  it('is computed anew a minute after its end, if its period goes on', async () => {
    const { reports, reads } = reportsOf(10_000);
    await ask(reports, tomorrow, 15_000);
    await jest.advanceTimersByTimeAsync(15_000 + 60_000);
    const before = reads();
    await ask(reports, tomorrow, 15_000);
    expect(reads()).toBeGreaterThan(before);
  });

  it('of a period that goes on is not kept where every request could wait for it: its figures are of now', async () => {
    const { reports, reads } = reportsOf(10);
    expect(await ask(reports, tomorrow, 100)).toEqual([]);
    const before = reads();
    expect(await ask(reports, tomorrow, 100)).toEqual([]);
    expect(reads()).toBe(before * 2);
  });
});

it('so many results of a merchant are kept, and another merchant keeps its own', async () => {
  const reads: string[] = [];
  const db = { runSlowRead: async (merchantId: string) => void reads.push(merchantId) } as unknown as Database;
  const reports = new LiabilityReports(db);
  await reports.of(merchant('b'), period(0));
  for (let month = 0; month <= 20; month += 1) await reports.of(merchant('a'), period(month - 240));
  const before = reads.length;
  await reports.of(merchant('b'), period(0));
  await reports.of(merchant('a'), period(20 - 240));
  expect(reads).toHaveLength(before);
  await reports.of(merchant('a'), period(-240));
  expect(reads.length).toBeGreaterThan(before);
});

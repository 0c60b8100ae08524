import { Readable } from 'node:stream';
import { lastMonth, type ReportPeriod, reportPeriod } from '#domain/reports/period.js';
import { noFigures, type LiabilityLine } from '#domain/reports/liability.js';
import { invalidQuery, type QueryParameters } from '#http/input/query-parameters.js';
import { CsvFile } from '#http/server/csv-file.interceptor.js';
import { tooManySlowReads } from '#persistence/database/connections/slow-reads.js';
import { Database } from '#persistence/database/database.js';
import { findLedgerProof } from '#persistence/reports/ledger-proof.store.js';
import { listPointsCards, type PointsCard } from '#persistence/reports/point-liability.store.js';
import { Controller } from '@nestjs/common';
import { type Member, CurrentMember, CurrentQuery } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { exportFilename } from '../exports/export-filename.js';
import { liabilityCsv } from './liability-csv.js';
import { LiabilityReports, reportNotReady, reportTooLarge } from './liability-reports.js';
import { liabilityExample, LiabilityReportView, LiabilityRowView, ProofView } from './liability.view.js';

@Controller()
export class ReadLiability {
  constructor(
    private readonly db: Database,
    private readonly reports: LiabilityReports,
  ) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/reports/liability',
    id: 'readLiability',
    who: 'admin',
    tag: 'Reports',
    withoutHead: true,
    summary: 'Read the liability report',
    description:
      'The outstanding vouchers, points and rewards at the start and the end of a period, and what changed them. ' +
      'Each figure is a sum of ledger entries. A report of very many entries takes longer than one request. The ' +
      'response is then a 503 `report_not_ready`; repeat the request until the report is ready.',
    query: [
      {
        name: 'from',
        description: "The first day, in the merchant's time zone. Absent: the first day of last month.",
        schema: { type: 'string', format: 'date' },
      },
      {
        name: 'to',
        description: 'The day after the last day. Absent: the first day of this month.',
        schema: { type: 'string', format: 'date' },
      },
      { name: 'format', description: 'A file with the rows.', schema: { type: 'string', enum: ['csv'] } },
    ],
    answer: {
      description: 'The report.',
      shape: 'data',
      type: LiabilityReportView,
      example: liabilityExample,
      or: { description: 'With `format=csv`.', shape: 'csv', type: Object, example: {} },
    },
    refusals: [reportTooLarge(), tooManySlowReads(), reportNotReady()],
  })
  async handle(
    @CurrentMember() member: Member,
    @CurrentQuery() query: QueryParameters,
  ): Promise<LiabilityReportView | CsvFile> {
    const { merchantId, timeZone } = member;
    const now = new Date();
    const isCsv = query.choice('format', ['csv']) !== undefined;
    const period = periodOf(query, timeZone, now);
    const lines = await this.reports.of(member, period);
    const [cards, proof] = await Promise.all([
      listPointsCards(this.db, merchantId),
      findLedgerProof(this.db, merchantId),
    ]);
    const rows = rowsOf(lines, cards);
    if (isCsv) return new CsvFile(exportFilename(member, 'liability', now), Readable.from(liabilityCsv(period, rows)));
    const { fromDay: from, toDay: to } = period;
    return { from, to, timeZone, rows, proof: proof ? new ProofView(proof) : null };
  }
}

/** @throws Refusal `invalid` invalid_query */
function periodOf(query: QueryParameters, timeZone: string, now: Date): ReportPeriod {
  const month = lastMonth(now, timeZone);
  const [from, to] = [query.day('from') ?? month.from, query.day('to') ?? month.to];
  if (from >= to) throw invalidQuery(`The period ${from} to ${to} must end after the day on which it begins.`);
  return reportPeriod(from, to, timeZone, now);
}

/** Vouchers by currency, points by the age of their card, and rewards, also where there are none. */
function rowsOf(lines: readonly LiabilityLine[], cards: readonly PointsCard[]): LiabilityRowView[] {
  const of = (subject: LiabilityLine['subject']) => lines.filter((line) => line.subject === subject);
  const vouchers = of('vouchers').toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const points = cards.flatMap(({ id, title }) =>
    of('points').flatMap((line) => (line.key === id ? [{ line, title }] : [])),
  );
  const [rewards = { ...noFigures, subject: 'rewards', key: '' }] = of('rewards');
  return [
    ...vouchers.map((line) => new LiabilityRowView(line, null)),
    ...points.map(({ line, title }) => new LiabilityRowView(line, title)),
    new LiabilityRowView(rewards, null),
  ];
}

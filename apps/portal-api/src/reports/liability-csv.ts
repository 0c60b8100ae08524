import type { ReportPeriod } from '#domain/reports/period.js';
import { byteOrderMark, csvRecord, type CsvValue } from '#http/server/csv.js';
import type { LiabilityRowView } from './liability.view.js';

const flows = [
  'opening',
  'issued',
  'givenBack',
  'used',
  'expired',
  'adjusted',
  'cancelled',
  'takenBack',
  'closing',
] as const;
const ages = ['d0_30', 'd31_90', 'd91_365', 'over'] as const;

const columns: Readonly<Record<string, (row: LiabilityRowView, period: ReportPeriod) => CsvValue>> = {
  from: (_, { fromDay }) => fromDay,
  to: (_, { toDay }) => toDay,
  kind: ({ kind }) => kind,
  currency: ({ currency }) => currency,
  cardId: ({ cardId }) => cardId,
  cardTitle: ({ cardTitle }) => cardTitle,
  ...Object.fromEntries(flows.map((name) => [name, (row: LiabilityRowView) => row[name]])),
  ...Object.fromEntries(ages.map((name) => [name, (row: LiabilityRowView) => row.ageing[name]])),
  expectedUse: ({ expectedUse }) => expectedUse,
};

/** The rows of a report as CSV. (docs/reference/portal.md#exports) */
export const liabilityCsv = (period: ReportPeriod, rows: readonly LiabilityRowView[]): string[] => [
  byteOrderMark + csvRecord(Object.keys(columns)),
  ...rows.map((row) => csvRecord(Object.values(columns).map((cell) => cell(row, period)))),
];

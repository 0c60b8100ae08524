import { figureNames, type LiabilityFigures } from '#domain/reports/liability.js';
import type { ReportPeriod } from '#domain/reports/period.js';
import { type RowPart, partValues } from './row-part.js';

/** The figures of one line, from one part of a ledger. */
export interface PartFigures extends LiabilityFigures {
  readonly key: string;
}

/** SQL for each figure. */
type FigureSql = Readonly<Record<keyof LiabilityFigures, string>>;
type Named = Partial<FigureSql>;

/** SQL condition: the entry is before the end of the period, $5. Later entries are not read. */
export const beforeEnd = (entry: string): string => `${entry}.created_at < $5`;
const inPeriod = (entry: string): string => `${entry}.created_at >= $4`;

/** Sums of the entries `e` of one owner: what was open before the period, and at its end. */
export const balances = (change: string): string =>
  `sum(${change}) filter (where not ${inPeriod('e')}) as opening, sum(${change}) as closing`;

/** The sum of a change of the entries `e` of the period for which the condition holds. */
export const flow = (name: keyof LiabilityFigures, change: string, condition: string): string =>
  `sum(${change}) filter (where ${inPeriod('e')} and ${condition}) as "${name}"`;

/** What is open of one owner, put in the column of its age. */
export const ageing = (open: string, issuedAt: string): Named => ({
  d0_30: `case when ${issuedAt} >= $6 then ${open} end`,
  d31_90: `case when ${issuedAt} >= $7 and ${issuedAt} < $6 then ${open} end`,
  d91_365: `case when ${issuedAt} >= $8 and ${issuedAt} < $7 then ${open} end`,
  over: `case when ${issuedAt} < $8 then ${open} end`,
});

/** How much was issued at least 12 months before the end, and how much of that was used. */
export const ofYearBefore = (issuedAt: string, issued: string, used: string): Named => ({
  yearIssued: `case when ${issuedAt} <= $9 then ${issued} end`,
  yearUsed: `case when ${issuedAt} <= $9 then ${used} end`,
});

/** Sums of them, as columns of a query. */
export const sumColumns = (given: Named): string =>
  Object.entries(given)
    .map(([name, of]) => `sum(${of}) as "${name}"`)
    .join(', ');

/** Adds to each given figure the column of the same name of `of`. */
export const addedTo = (of: string, given: Named): Named =>
  Object.fromEntries(
    Object.entries(given).map(([name, more]) => [name, `coalesce(${of}."${name}", 0) + coalesce(${more}, 0)`]),
  );

/** The columns of a line: the sum of each column of `of`, or of the expression in `given` for that figure. */
export const lineColumns = (of: string, given: Named): string =>
  figureNames.map((name) => `coalesce(sum(${given[name] ?? `${of}."${name}"`}), 0)::bigint as "${name}"`).join(', ');

/** The parameters of these statements: those of the part, then $4 to $9. */
export const figureValues = (part: RowPart, { from, to, ages, yearBefore }: ReportPeriod): readonly unknown[] => [
  ...partValues(part),
  from,
  to,
  ...ages,
  yearBefore,
];

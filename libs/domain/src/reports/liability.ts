/**
 * What a report counts: money in minor units, points, or rewards. All but `adjusted` are 0 or more. `closing` is what the others
 * leave open. (docs/reference/reports.md#liability)
 */
export interface LiabilityFlows {
  readonly opening: number;
  readonly issued: number;
  readonly givenBack: number;
  readonly used: number;
  readonly expired: number;
  readonly adjusted: number;
  readonly cancelled: number;
  readonly takenBack: number;
  readonly closing: number;
}

/** What is open at the end, by the days since its issue. */
export interface Ageing {
  readonly d0_30: number;
  readonly d31_90: number;
  readonly d91_365: number;
  readonly over: number;
}

/** The figures of one line of the report. */
export interface LiabilityFigures extends LiabilityFlows, Ageing {
  /** How much was issued at least 12 months before the end, and how much of that was used by the end. */
  readonly yearIssued: number;
  readonly yearUsed: number;
}

export type Subject = 'vouchers' | 'points' | 'rewards';

/** A line: of vouchers of a currency, of points of a card definition, or of rewards (an empty key). */
export interface LiabilityLine extends LiabilityFigures {
  readonly subject: Subject;
  readonly key: string;
}

export const noFigures: LiabilityFigures = {
  opening: 0,
  issued: 0,
  givenBack: 0,
  used: 0,
  expired: 0,
  adjusted: 0,
  cancelled: 0,
  takenBack: 0,
  closing: 0,
  d0_30: 0,
  d31_90: 0,
  d91_365: 0,
  over: 0,
  yearIssued: 0,
  yearUsed: 0,
};
export const figureNames = Object.keys(noFigures) as (keyof LiabilityFigures)[];

/** Adds the figures of lines of the same subject and key. */
export class LiabilityLines {
  private readonly found = new Map<string, LiabilityLine>();

  add(subject: Subject, key: string, figures: Partial<LiabilityFigures>): void {
    const line = this.found.get(`${subject} ${key}`) ?? { ...noFigures, subject, key };
    const sums: { -readonly [Name in keyof LiabilityFigures]: number } = { ...noFigures };
    for (const name of figureNames) sums[name] = line[name] + (figures[name] ?? 0);
    this.found.set(`${subject} ${key}`, { ...sums, subject, key });
  }

  get all(): LiabilityLine[] {
    return [...this.found.values()];
  }
}

/** The share of what was issued at least 12 months before the end that was used by then; null where nothing was. */
export const expectedUse = ({
  yearIssued,
  yearUsed,
}: Pick<LiabilityFigures, 'yearIssued' | 'yearUsed'>): number | null =>
  yearIssued === 0 ? null : Math.round((yearUsed / yearIssued) * 10_000) / 10_000;

interface Instants {
  readonly from: Date;
  readonly to: Date;
  readonly ages: readonly [Date, Date, Date];
}

/** An entry of a ledger that time has made and no task has written yet. It takes from what was issued at `issuedAt`. */
export interface UnwrittenExpiry {
  readonly at: Date;
  readonly quantity: number;
  readonly issuedAt: Date;
}

/** What an expiry that is not written yet changes of a line. */
export function figuresOfExpiry(
  { at, quantity, issuedAt }: UnwrittenExpiry,
  period: Instants,
): Partial<LiabilityFigures> {
  if (at >= period.to) return {};
  const left = { closing: -quantity, [ageOf(issuedAt, period)]: -quantity };
  return at < period.from ? { ...left, opening: -quantity } : { ...left, expired: quantity };
}

function ageOf(issuedAt: Date, { ages: [days30, days90, days365] }: Instants): keyof Ageing {
  if (issuedAt >= days30) return 'd0_30';
  if (issuedAt >= days90) return 'd31_90';
  return issuedAt >= days365 ? 'd91_365' : 'over';
}

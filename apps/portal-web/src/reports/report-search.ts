/** The days of a report, as the address has them. */
export interface ReportSearch {
  readonly from?: string;
  readonly to?: string;
}

const day = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;

/** What of an address belongs to a report. */
export function reportSearch(given: { readonly [name in keyof ReportSearch]?: unknown }): ReportSearch {
  const [from, to] = [day(given.from), day(given.to)];
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

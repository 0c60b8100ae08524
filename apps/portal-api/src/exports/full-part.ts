import type { ExportPart } from './export-csv.js';

/** A part that holds only matches: one that is not full is the last. */
export const fullPart = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  count: number,
): ExportPart<Row> => ({ rows, last: rows.length < count ? null : (rows.at(-1)?.id ?? null) });

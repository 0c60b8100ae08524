import { parseArgs } from 'node:util';

export interface ScaleOptions {
  /** Customers of the large merchant; its other tables follow from that. */
  readonly rows: number;
  /** Customers of the small merchant, in a database of its own. */
  readonly smallRows: number;
  /** Calls of each operation, each with other rows. */
  readonly calls: number;
}

export const usage = `npm run bench:scale -- [options]
  --rows N      customers of the large merchant (200000)
  --small N     customers of the small merchant (10000)
  --calls N     calls of each operation (7)`;

/** @throws Error that shows the usage */
export function readOptions(args: readonly string[]): ScaleOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args: [...args], options: { rows: text, small: text, calls: text } });
  return {
    rows: whole('rows', values.rows, 200_000, 500),
    smallRows: whole('small', values.small, 10_000, 500),
    calls: whole('calls', values.calls, 7, 1),
  };
}

function whole(name: string, text: string | undefined, fallback: number, least: number): number {
  const value = text === undefined ? fallback : Number(text);
  if (Number.isSafeInteger(value) && value >= least && value <= 100_000_000) return value;
  throw new Error(`--${name} must be a whole number of ${least} or more.\n${usage}`);
}

import type { Buffers, Measured } from './measure.js';

/** The measurements of one operation at both merchants. */
export interface Compared {
  readonly small: Measured;
  readonly large: Measured;
}

/** The highest ratio that a few more index levels of the large merchant explain. Above it, the report lists the statements. */
export const bound = 1.2;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const sumOf = (buffers: Buffers): number => [...buffers.values()].reduce((sum, each) => sum + each, 0);
export const buffersOf = ({ calls }: Measured): number => median(calls.map(({ buffers }) => sumOf(buffers)));
const msOf = ({ calls }: Measured): number => median(calls.map(({ ms }) => ms));
const ratioOf = ({ small, large }: Compared): number => buffersOf(large) / buffersOf(small);
export const failuresOf = ({ calls }: Measured): number => calls.filter(({ status }) => status >= 300).length;

/** One line for each operation, the one that grows most first, and the statements that make it grow. */
export function report(compared: readonly Compared[], smallRows: number, largeRows: number): string {
  const lines = compared.toSorted((a, b) => ratioOf(b) - ratioOf(a)).flatMap(linesOf);
  const within = compared.filter((each) => ratioOf(each) <= bound).length;
  return [
    '',
    `Medians of a call at a merchant with ${smallRows} customers and at one with ${largeRows}`,
    `${'operation'.padEnd(52)} ${'buffers'.padStart(17)} ${'ratio'.padStart(7)} ${'ms'.padStart(17)}`,
    ...lines,
    `${within} of ${compared.length} operations read at most ${bound} times as much.`,
  ].join('\n');
}

function linesOf(each: Compared): string[] {
  const { small, large } = each;
  const pair = (a: string, b: string): string => `${a.padStart(8)} ${b.padStart(8)}`;
  const { server, name, method, grows } = small.operation;
  const failed = failuresOf(small) + failuresOf(large);
  const line = [
    `${server} ${method} ${name}`.padEnd(52),
    pair(buffersOf(small).toFixed(0), buffersOf(large).toFixed(0)),
    ratioOf(each).toFixed(2).padStart(7),
    pair(msOf(small).toFixed(1), msOf(large).toFixed(1)),
    ...(failed > 0 ? [`${failed} FAILED`] : []),
    ...(grows === undefined ? [] : [`(${grows})`]),
  ].join(' ');
  return ratioOf(each) > bound ? [line, ...statementsOf(each)] : [line];
}

/** The statements of an operation that read more at the large merchant, by their medians. */
function statementsOf({ small, large }: Compared): string[] {
  const of = ({ calls }: Measured, query: string): number =>
    median(calls.map(({ buffers }) => buffers.get(query) ?? 0));
  const queries = new Set(large.calls.flatMap(({ buffers }) => [...buffers.keys()]));
  return [...queries]
    .map((query) => ({ query, before: of(small, query), after: of(large, query) }))
    .filter(({ before, after }) => after > before + 1)
    .toSorted((a, b) => b.after - b.before - (a.after - a.before))
    .slice(0, 4)
    .map(({ query, before, after }) => `    ${before} -> ${after}  ${query.replaceAll(/\s+/g, ' ').slice(0, 110)}`);
}

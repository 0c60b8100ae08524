import { allOperations, type Operation, operationOf, type OtherKind } from './operations.js';
import type { Round, Turn } from './rounds.js';
import type { ServerName } from './servers.js';
import type { WireCount } from './wire-count.js';

/** What was measured of one operation. */
export interface Measured {
  readonly rounds: readonly Round[];
  readonly wires: Readonly<Record<ServerName, WireCount | undefined>>;
}

export const otherNames: Readonly<Record<OtherKind, string>> = {
  reference: 'reference',
  checkout: 'other version',
  unlimited: 'without limits',
};

const columns = [
  'operation',
  'server',
  'requests/s',
  'p50 ms',
  'p99 ms',
  'server µs',
  'PostgreSQL µs',
  'statements',
  'round trips',
  'WAL bytes',
  'throughput, share of the other',
];

/** The whole result as Markdown: medians of the rounds, and the share round by round: median (lowest to highest). */
export function reportTable(measured: ReadonlyMap<Operation, Measured>, other: OtherKind): string {
  const rows = allOperations.flatMap((operation) => {
    const found = measured.get(operation);
    return found ? rowsOf(operation, found, otherNames[other]) : [];
  });
  return [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function rowsOf(operation: Operation, { rounds, wires }: Measured, otherName: string): string[][] {
  const others = rounds.flatMap(({ other }) => other ?? []);
  const ours = rounds.map((round) => round.ours);
  const row = (server: string, turns: readonly Turn[], wire: WireCount | undefined, share: string) => [
    operationOf(operation).title,
    server,
    ...figuresOf(turns),
    figure(wire?.statements, 1),
    figure(wire?.roundTrips, 1),
    figure(median(turns.map(({ walBytes }) => walBytes))),
    share,
  ];
  const first = row('ours', ours, wires.ours, shareOf(rounds));
  return others.length === 0 ? [first] : [first, row(otherName, others, wires.other, '')];
}

const figuresOf = (turns: readonly Turn[]): string[] => [
  figure(median(turns.map(({ perSecond }) => perSecond))),
  figure(median(turns.map(({ p50Ms }) => p50Ms)), 1),
  figure(median(turns.map(({ p99Ms }) => p99Ms)), 1),
  figure(median(turns.map(({ serverCpuUs }) => serverCpuUs))),
  figure(median(turns.map(({ postgresCpuUs }) => postgresCpuUs))),
];

function shareOf(rounds: readonly Round[]): string {
  const shares = rounds.flatMap(({ ours, other }) => (other ? [ours.perSecond / other.perSecond] : []));
  if (shares.length === 0) return '';
  return `${figure(median(shares), 2)} (${figure(Math.min(...shares), 2)} to ${figure(Math.max(...shares), 2)})`;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

export const figure = (value = Number.NaN, decimals = 0): string =>
  Number.isNaN(value) ? '-' : value.toFixed(decimals);

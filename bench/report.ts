import type { Operation } from './options.js';
import type { HotFunction } from './profile/take-profile.js';
import type { Round, Turn } from './rounds.js';
import type { ServerName } from './servers.js';
import type { WireCount } from './wire-count.js';

export const titles: Readonly<Record<Operation, string>> = {
  read: 'GET /v1/public/customers/{id}',
  order: 'POST /v1/public/orders/create',
};

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

const figure = (value: number, decimals = 0): string => (Number.isNaN(value) ? '-' : value.toFixed(decimals));

function row(name: string, turns: readonly Turn[], wire: WireCount | undefined): string {
  const of = (pick: (turn: Turn) => number) => median(turns.map(pick));
  return [
    name.padEnd(6),
    figure(of((turn) => turn.perSecond)).padStart(9),
    figure(
      of((turn) => turn.p50Ms),
      2,
    ).padStart(9),
    figure(
      of((turn) => turn.p99Ms),
      2,
    ).padStart(9),
    figure(of((turn) => turn.serverCpuUs)).padStart(12),
    figure(of((turn) => turn.postgresCpuUs)).padStart(12),
    figure(wire?.statements ?? Number.NaN, 1).padStart(11),
    figure(wire?.roundTrips ?? Number.NaN, 1).padStart(12),
  ].join(' ');
}

/** One operation: the median turn of each server, and how they compare, round by round. */
export function reportOperation(
  operation: Operation,
  rounds: readonly Round[],
  wires: Readonly<Record<ServerName, WireCount | undefined>>,
): string {
  const ratios = (pick: (turn: Turn) => number) => rounds.map(({ ours, bare }) => pick(ours) / pick(bare));
  const throughput = ratios((turn) => turn.perSecond);
  const cpu = ratios((turn) => turn.serverCpuUs).map((ratio) => 1 / ratio);
  const spread = (values: readonly number[]) =>
    `${figure(median(values), 2)} (${figure(Math.min(...values), 2)} to ${figure(Math.max(...values), 2)})`;
  return [
    '',
    titles[operation],
    'server  requests/s   p50 ms    p99 ms  server us  postgres us  statements  round trips',
    row(
      'ours',
      rounds.map(({ ours }) => ours),
      wires.ours,
    ),
    row(
      'bare',
      rounds.map(({ bare }) => bare),
      wires.bare,
    ),
    `ours / bare, throughput: ${spread(throughput)}    bare / ours, server's processor time: ${spread(cpu)}`,
  ].join('\n');
}

const shown = 25;

export interface ServerProfile {
  readonly functions: readonly HotFunction[];
  readonly requests: number;
}

/** Where the time of one request goes, by owner beside the bare server, and the functions of ours that take most. */
export function reportProfile(operation: Operation, ours: ServerProfile, bare: ServerProfile): string {
  const perRequest = ({ requests }: ServerProfile, ms: number) => (ms * 1000) / requests;
  const oursByOwner = byOwner(ours);
  const bareByOwner = byOwner(bare);
  const owners = [...new Set([...oursByOwner.keys(), ...bareByOwner.keys()])].filter((owner) => owner !== '(idle)');
  const lines = owners
    .map((owner) => ({ owner, ours: oursByOwner.get(owner) ?? 0, bare: bareByOwner.get(owner) ?? 0 }))
    .toSorted((a, b) => b.ours - a.ours)
    .filter((line) => line.ours + line.bare >= 0.5)
    .map((line) => `${figure(line.ours, 1).padStart(8)} ${figure(line.bare, 1).padStart(8)}  ${line.owner}`);
  const hottest = ours.functions
    .filter(({ owner }) => owner !== '(idle)')
    .slice(0, shown)
    .map(({ name, place, selfMs }) => `${figure(perRequest(ours, selfMs), 1).padStart(8)}  ${name}  ${place}`);
  return [
    '',
    `${titles[operation]}: microseconds of one request (profiled)`,
    '    ours     bare  owner',
    ...lines,
    '',
    `    ours  the ${shown} functions with the most time of their own`,
    ...hottest,
  ].join('\n');
}

function byOwner({ functions, requests }: ServerProfile): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { owner, selfMs } of functions) sums.set(owner, (sums.get(owner) ?? 0) + (selfMs * 1000) / requests);
  return sums;
}

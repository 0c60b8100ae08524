import { type Operation, operationOf } from '../operations.js';
import { figure } from '../report.js';
import type { HotFunction } from './take-profile.js';

const shown = 25;

export interface ServerProfile {
  readonly functions: readonly HotFunction[];
  readonly requests: number;
}

/** Where the time of one request goes, by owner beside the other server, and the functions of ours that take most. */
export function reportProfile(operation: Operation, ours: ServerProfile, other: ServerProfile | undefined): string {
  const oursByOwner = byOwner(ours);
  const otherByOwner = other ? byOwner(other) : new Map<string, number>();
  const owners = [...new Set([...oursByOwner.keys(), ...otherByOwner.keys()])].filter((owner) => owner !== '(idle)');
  const lines = owners
    .map((owner) => ({ owner, ours: oursByOwner.get(owner) ?? 0, other: otherByOwner.get(owner) ?? 0 }))
    .toSorted((a, b) => b.ours - a.ours)
    .filter((line) => line.ours + line.other >= 0.5)
    .map((line) => `${column(line.ours)} ${column(line.other)}  ${line.owner}`);
  const hottest = ours.functions
    .filter(({ owner }) => owner !== '(idle)')
    .slice(0, shown)
    .map(({ name, place, selfMs }) => `${column((selfMs * 1000) / ours.requests)}  ${name}  ${place}`);
  return [
    '',
    `${operationOf(operation).route}: microseconds of one request (profiled)`,
    '    ours    other  owner',
    ...lines,
    '',
    `    ours  the ${shown} functions with the most time of their own`,
    ...hottest,
  ].join('\n');
}

const column = (value: number): string => figure(value, 1).padStart(8);

function byOwner({ functions, requests }: ServerProfile): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { owner, selfMs } of functions) sums.set(owner, (sums.get(owner) ?? 0) + (selfMs * 1000) / requests);
  return sums;
}

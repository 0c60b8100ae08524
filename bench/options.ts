import { parseArgs } from 'node:util';

export type Operation = 'read' | 'order';

export interface BenchOptions {
  readonly rounds: number;
  readonly seconds: number;
  readonly connections: number;
  /** Connections of each server to PostgreSQL. */
  readonly poolSize: number;
  readonly operations: readonly Operation[];
  readonly profile: boolean;
  /** Another built checkout of this project, to compare with in place of the bare server: what did a change cost? */
  readonly against: string | undefined;
  /** Where ours counts its limits; undefined: in PostgreSQL, as the other one always does. */
  readonly redisUrl: string | undefined;
  /** Our own API takes the bare server's place, with limits that admit everything: what do the limits cost? */
  readonly withoutLimits: boolean;
}

export const usage = `npm run bench -- [options]
  --rounds N        turns of each server (4)
  --seconds N       length of a turn (5)
  --connections N   connections of the load (32)
  --pool N          connections of each server to PostgreSQL (12)
  --only read|order one operation instead of both
  --profile         then also shows where the time of a request goes
  --against FOLDER  compares with the API of another built checkout, in place of the bare server
  --redis URL       ours counts its limits in this Redis
  --without-limits  compares with the same API without limits, in place of the bare server`;

/** @throws Error that shows the usage */
export function readOptions(args: readonly string[]): BenchOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...{ rounds: text, seconds: text, connections: text, pool: text, only: text, against: text, redis: text },
      profile: { type: 'boolean' },
      'without-limits': { type: 'boolean' },
    },
  });
  return {
    rounds: whole('rounds', values.rounds, 4),
    seconds: whole('seconds', values.seconds, 5),
    connections: whole('connections', values.connections, 32),
    poolSize: whole('pool', values.pool, 12),
    operations: operationsOf(values.only),
    profile: values.profile ?? false,
    against: values.against,
    redisUrl: values.redis,
    withoutLimits: values['without-limits'] ?? false,
  };
}

function whole(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new Error(`--${name} must be a whole number of 1 or more.\n${usage}`);
}

function operationsOf(only: string | undefined): readonly Operation[] {
  if (only === undefined) return ['read', 'order'];
  if (only === 'read' || only === 'order') return [only];
  throw new Error(`--only must be read or order.\n${usage}`);
}

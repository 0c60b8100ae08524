import { parseArgs } from 'node:util';
import { allOperations, type Operation, type OtherKind } from './operations.js';
import { maxKeys } from './seed.js';

export interface BenchOptions {
  readonly rounds: number;
  readonly seconds: number;
  readonly connections: number;
  /** Connections of each server to PostgreSQL. */
  readonly poolSize: number;
  /** With how many keys the load sends; requests of one key change the same row of limits. */
  readonly keys: number;
  readonly operations: readonly Operation[];
  readonly profile: boolean;
  readonly other: OtherKind;
  /** Another built checkout of this project, to compare with in place of the reference server: what did a change cost? */
  readonly against: string | undefined;
  /** Where our API counts its limits; undefined: in PostgreSQL. The other server never uses this Redis. */
  readonly redisUrl: string | undefined;
  /** Endpoints of each merchant, to which a worker delivers what ours records. 0: no worker runs. */
  readonly webhooks: number;
}

export const usage = `npm run bench -- [options]
  --rounds N        turns of each server (4)
  --seconds N       length of a turn, 0.1 or more (5)
  --connections N   connections of the load (32)
  --pool N          connections of each server to PostgreSQL (12)
  --keys N          keys of the load (${maxKeys})
  --only LIST       these operations: ${allOperations.join(',')}
  --profile         then also shows where the time of a request goes
  --against FOLDER  compares with the API of another built checkout, in place of the reference server
  --without-limits  compares with the same API without limits, in place of the reference server
  --redis URL       ours counts its limits in this Redis
  --webhooks N      N endpoints for each merchant and a worker, beside an older version without events (--against)`;

/** The command line is wrong. */
export class WrongUsage extends Error {
  constructor(problem: string) {
    super(`${problem}\n${usage}`);
  }
}

/** @throws WrongUsage, and the error of parseArgs for an unknown option */
export function readOptions(args: readonly string[]): BenchOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: text,
      seconds: text,
      connections: text,
      pool: text,
      keys: text,
      only: text,
      against: text,
      redis: text,
      webhooks: text,
      profile: { type: 'boolean' },
      'without-limits': { type: 'boolean' },
    },
  });
  const { against, 'without-limits': withoutLimits = false } = values;
  if (against !== undefined && withoutLimits)
    throw new WrongUsage('--against and --without-limits exclude each other.');
  if (values.webhooks !== undefined && against === undefined) throw new WrongUsage('--webhooks needs --against.');
  return {
    rounds: whole('rounds', values.rounds, 4),
    seconds: secondsOf(values.seconds),
    connections: whole('connections', values.connections, 32),
    poolSize: whole('pool', values.pool, 12),
    keys: Math.min(whole('keys', values.keys, maxKeys), maxKeys),
    operations: operationsOf(values.only),
    profile: values.profile ?? false,
    other: withoutLimits ? 'unlimited' : against === undefined ? 'reference' : 'checkout',
    against,
    redisUrl: values.redis,
    webhooks: whole('webhooks', values.webhooks, 0),
  };
}

function whole(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new WrongUsage(`--${name} must be a whole number of 1 or more.`);
}

function secondsOf(text = '5'): number {
  if (/^\d{1,4}([.]\d+)?$/.test(text) && Number(text) >= 0.1) return Number(text);
  throw new WrongUsage('--seconds must be a number of 0.1 or more.');
}

function operationsOf(only: string | undefined): readonly Operation[] {
  if (only === undefined) return allOperations;
  return only.split(',').map((name) => {
    const operation = allOperations.find((known) => known === name);
    if (operation === undefined) throw new WrongUsage(`--only knows no operation "${name}".`);
    return operation;
  });
}

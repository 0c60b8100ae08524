import { setTimeout as pause } from 'node:timers/promises';
import type { BenchDatabase } from './bench-database.js';
import { type CpuClock, cpuOfPostgres, cpuOfProcess } from './cpu-time.js';
import type { LoadProcess } from './load/load-process.js';
import type { LoadResult } from './load/main.js';
import { prepareServer } from './load/prepare.js';
import { type Operation, operationOf } from './operations.js';
import type { BenchOptions } from './options.js';
import type { SeededMerchant } from './seed.js';
import type { BenchServer } from './servers.js';
import type { BenchWebhooks } from './webhooks.js';

export interface Turn extends LoadResult {
  /** Processor time that one request took, in microseconds; NaN where the system doesn't tell. */
  readonly serverCpuUs: number;
  readonly postgresCpuUs: number;
  /** What one request adds to the write-ahead log. */
  readonly walBytes: number;
}

export interface Round {
  readonly ours: Turn;
  /** Undefined if the other server does not know the operation. */
  readonly other: Turn | undefined;
}

export interface Comparison {
  readonly load: LoadProcess;
  readonly database: BenchDatabase;
  readonly merchants: readonly SeededMerchant[];
  readonly ours: BenchServer;
  readonly other: BenchServer;
  readonly options: BenchOptions;
  readonly webhooks: BenchWebhooks | undefined;
}

export class WrongAnswer extends Error {}

const warmUpSeconds = 2;
/**
 * Both servers write usage and the request log once a second: each turn pays for its own, and not for those of the turn
 * before. A turn that is shorter than this waits no longer than it took.
 */
const writtenAfterSeconds = 1.5;

/** The servers that are compared in this operation, ours first. */
const serversOf = ({ ours, other, options }: Comparison, operation: Operation): readonly BenchServer[] =>
  operationOf(operation).others.includes(options.other) ? [ours, other] : [ours];

/** Lets the compilers and caches of both servers see the operation, and the planner the rows that it makes. */
export async function warmUp(comparison: Comparison, operation: Operation): Promise<void> {
  const seconds = Math.min(warmUpSeconds, comparison.options.seconds);
  for (const server of serversOf(comparison, operation)) {
    await prepareServer(operation, comparison.merchants, server.port);
    await play(comparison, server, operation, seconds);
  }
  await pause(1_000 * Math.min(seconds, writtenAfterSeconds));
  await comparison.database.query('analyze');
}

/** The servers alternate, so that other load on the machine affects both. Every other round begins with the second server. */
export async function playRounds(comparison: Comparison, operation: Operation): Promise<Round[]> {
  const { rounds: count, seconds } = comparison.options;
  const servers = serversOf(comparison, operation);
  const rounds: Round[] = [];
  for (let number = 0; number < count; number += 1) {
    const turns = new Map<BenchServer, Turn>();
    for (const server of number % 2 === 0 ? servers : servers.toReversed()) {
      turns.set(server, await takeTurn(comparison, server, operation, seconds));
    }
    const ours = turns.get(comparison.ours);
    if (ours) rounds.push({ ours, other: turns.get(comparison.other) });
  }
  return rounds;
}

/** @throws WrongAnswer */
export async function takeTurn(
  comparison: Comparison,
  server: BenchServer,
  operation: Operation,
  seconds: number,
): Promise<Turn> {
  const { database, webhooks } = comparison;
  // No turn pays for the deliveries of the one before it.
  await webhooks?.delivered();
  const serverClock = stopwatch(cpuOfProcess(server.pid));
  const postgresClock = stopwatch(cpuOfPostgres(database.pid));
  const walBefore = await walPosition(database);
  const result = await play(comparison, server, operation, seconds);
  await pause(1_000 * Math.min(seconds, writtenAfterSeconds));
  const perRequest = (cpuSeconds: number) => (cpuSeconds / result.requests) * 1e6;
  return {
    ...result,
    serverCpuUs: perRequest(serverClock()),
    postgresCpuUs: perRequest(postgresClock()),
    walBytes: ((await walPosition(database)) - walBefore) / result.requests,
  };
}

async function play(
  { load, options: { connections } }: Comparison,
  server: BenchServer,
  operation: Operation,
  seconds: number,
): Promise<LoadResult> {
  const result = await load.run({ operation, port: server.port, connections, seconds });
  if (result.wrong > 0) {
    const share = `${result.wrong} of ${result.requests}`;
    throw new WrongAnswer(`"${server.name}" answered ${share} requests wrongly, such as: ${result.wrongExample}`);
  }
  return result;
}

async function walPosition({ query }: BenchDatabase): Promise<number> {
  const [row] = await query(`select (pg_current_wal_insert_lsn() - '0/0')::float8 as position`);
  return Number(row?.['position']);
}

function stopwatch(clock: CpuClock): () => number {
  const start = clock() ?? Number.NaN;
  return () => (clock() ?? Number.NaN) - start;
}

import type { BenchOptions, Operation } from './options.js';
import type { BenchDatabase } from './bench-database.js';
import { type CpuClock, cpuOfPostgres, cpuOfProcess } from './cpu-time.js';
import type { LoadProcess } from './load/load-process.js';
import type { LoadResult } from './load/main.js';
import type { BenchServer } from './servers.js';

export interface Turn extends LoadResult {
  /** Processor time that one request took, in microseconds; NaN where the system doesn't tell. */
  readonly serverCpuUs: number;
  readonly postgresCpuUs: number;
}

export interface Round {
  readonly ours: Turn;
  readonly bare: Turn;
}

export interface Comparison {
  readonly load: LoadProcess;
  readonly database: BenchDatabase;
  readonly ours: BenchServer;
  readonly bare: BenchServer;
}

export class WrongAnswer extends Error {}

const warmUpSeconds = 2;

/** Lets the compilers and caches of both servers see the operation, and the planner the rows that it makes. */
export async function warmUp(comparison: Comparison, operation: Operation, options: BenchOptions): Promise<void> {
  for (const server of [comparison.ours, comparison.bare]) {
    await takeTurn(comparison, server, operation, options.connections, warmUpSeconds);
  }
  await comparison.database.query('analyze');
}

/** The servers alternate, so that other load on the machine affects both. Every other round begins with the second server. */
export async function playRounds(
  comparison: Comparison,
  operation: Operation,
  options: BenchOptions,
): Promise<Round[]> {
  const rounds: Round[] = [];
  const turn = (server: BenchServer) => takeTurn(comparison, server, operation, options.connections, options.seconds);
  for (let number = 0; number < options.rounds; number += 1) {
    if (number % 2 === 0) {
      const ours = await turn(comparison.ours);
      rounds.push({ ours, bare: await turn(comparison.bare) });
    } else {
      const bare = await turn(comparison.bare);
      rounds.push({ ours: await turn(comparison.ours), bare });
    }
  }
  return rounds;
}

/** @throws WrongAnswer */
export async function takeTurn(
  { load, database }: Comparison,
  server: BenchServer,
  operation: Operation,
  connections: number,
  seconds: number,
): Promise<Turn> {
  const serverClock = stopwatch(cpuOfProcess(server.pid));
  const postgresClock = stopwatch(cpuOfPostgres(database.pid));
  const result = await load.run({ operation, port: server.port, connections, seconds });
  if (result.wrong > 0) {
    const share = `${result.wrong} of ${result.requests}`;
    throw new WrongAnswer(`"${server.name}" answered ${share} requests wrongly, such as: ${result.wrongExample}`);
  }
  const perRequest = (cpuSeconds: number) => (cpuSeconds / result.requests) * 1e6;
  return { ...result, serverCpuUs: perRequest(serverClock()), postgresCpuUs: perRequest(postgresClock()) };
}

function stopwatch(clock: CpuClock): () => number {
  const start = clock() ?? Number.NaN;
  return () => (clock() ?? Number.NaN) - start;
}

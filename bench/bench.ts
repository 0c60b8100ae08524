import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { startBenchDatabase } from './bench-database.js';
import { checkAnswers } from './check-answers.js';
import { countWire } from './count-wire.js';
import { startLoad } from './load/load-process.js';
import { describeMachine } from './machine.js';
import { type BenchOptions, type Operation, readOptions } from './options.js';
import { takeProfile } from './profile/take-profile.js';
import { reportOperation, reportProfile, type ServerProfile } from './report.js';
import { type Comparison, playRounds, takeTurn, warmUp, WrongAnswer } from './rounds.js';
import { seed } from './seed.js';
import { type BenchServer, type ServerSettings, startServer } from './servers.js';

/*
 * How much of a hand-written server's throughput our API reaches, on this machine and in this run. It judges answers
 * alone: a time depends on the machine, so no time fails it.
 */

const stops: (() => Promise<void>)[] = [];

/** Registers what is stopped at the end, also after an error. */
async function stopLater<Started extends { stop: () => Promise<void> }>(starting: Promise<Started>): Promise<Started> {
  const started = await starting;
  stops.push(started.stop);
  return started;
}

async function stopAll(): Promise<void> {
  for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
}

async function bench(options: BenchOptions): Promise<void> {
  const database = await stopLater(startBenchDatabase());
  console.log(describeMachine(database.version));
  const pepper = randomBytes(32).toString('hex');
  const merchants = await seed(database.url, pepper);
  await database.query('analyze');
  const { poolSize: size, against, redisUrl, withoutLimits } = options;
  const settings: ServerSettings = {
    databaseUrl: database.url,
    poolSize: size,
    pepper,
    against,
    redisUrl,
    withoutLimits,
  };
  const ours = await stopLater(startServer('ours', settings));
  const bare = await stopLater(startServer('bare', settings));
  if (against === undefined) {
    await checkAnswers(database, [ours, bare], merchants);
    if (withoutLimits) console.log('"bare" is our own API without limits.');
    console.log('Both servers answer alike, and keep what was promised.');
  } else {
    // Another version may promise less: the load judges its answers alone.
    console.log(`"bare" is the API of ${against}.`);
  }
  const wires = {
    ours: await countWire('ours', database, settings, merchants, options.operations),
    bare: await countWire('bare', database, settings, merchants, options.operations),
  };
  const load = await stopLater(Promise.resolve(startLoad(merchants)));
  const comparison: Comparison = { load, database, ours, bare };
  const { rounds, seconds, connections, poolSize } = options;
  console.log(`${rounds} rounds of ${seconds} s each, ${connections} connections, ${poolSize} to PostgreSQL`);
  for (const operation of options.operations) {
    await warmUp(comparison, operation, options);
    const played = await playRounds(comparison, operation, options);
    const wire = { ours: wires.ours.get(operation), bare: wires.bare.get(operation) };
    console.log(reportOperation(operation, played, wire));
  }
  if (options.profile) for (const operation of options.operations) await showProfile(comparison, operation, options);
}

async function showProfile(comparison: Comparison, operation: Operation, options: BenchOptions): Promise<void> {
  const profileOf = async (server: BenchServer): Promise<ServerProfile> => {
    let requests = 0;
    const functions = await takeProfile(server, async () => {
      ({ requests } = await takeTurn(comparison, server, operation, options.connections, options.seconds));
    });
    return { functions, requests };
  };
  console.log(reportProfile(operation, await profileOf(comparison.ours), await profileOf(comparison.bare)));
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopAll().finally(() => process.exit(130)));
}
try {
  await bench(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof WrongAnswer ? [error.message, error.cause ?? ''].join('\n') : error);
  process.exitCode = 1;
} finally {
  await stopAll();
}

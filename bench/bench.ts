import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { startBenchDatabase } from './bench-database.js';
import { checkAnswers } from './check/check-answers.js';
import { countWire } from './count-wire.js';
import { startLoad } from './load/load-process.js';
import { describeMachine } from './machine.js';
import { type Operation, operationOf } from './operations.js';
import { type BenchOptions, readOptions, usage, WrongUsage } from './options.js';
import { reportProfile, type ServerProfile } from './profile/report-profile.js';
import { takeProfile } from './profile/take-profile.js';
import { type Measured, otherNames, reportTable } from './report.js';
import { type Comparison, playRounds, takeTurn, warmUp, WrongAnswer } from './rounds.js';
import { seed, withKeys } from './seed.js';
import { type BenchServer, type ServerSettings, startServer } from './servers.js';
import { runBench, type Started } from './started.js';
import { startWebhooks } from './webhooks.js';

/*
 * Compares the throughput of our API with that of another server, by default the hand-written one, on this machine and in this
 * run. A wrong answer fails it, a time never does, because times depend on the machine.
 */

async function bench(started: Started, options: BenchOptions): Promise<void> {
  const database = await started.add(startBenchDatabase());
  console.log(describeMachine(database.version));
  const pepper = randomBytes(32).toString('hex');
  const seeded = await seed(database.url, pepper, options.keys);
  await database.query('analyze');
  const settings: ServerSettings = { ...options, databaseUrl: database.url, pepper };
  const ours = await started.add(startServer('ours', settings));
  const other = await started.add(startServer('other', settings));
  console.log(`ours beside: ${otherNames[options.other]}`);
  // Another version may promise less: only the load checks its answers.
  if (options.other !== 'checkout') {
    await checkAnswers(database, [ours, other], seeded, options.other);
    console.log('Both servers answer alike, and keep what was promised.');
  }
  const merchants = withKeys(seeded, options.keys);
  const load = await started.add(startLoad(merchants));
  const webhooks =
    options.webhooks > 0
      ? await started.add(startWebhooks(options.webhooks, database, settings, merchants))
      : undefined;
  const comparison: Comparison = { webhooks, load, database, merchants, ours, other, options };
  const { rounds, seconds, connections, keys, poolSize } = options;
  console.log(
    `${rounds} rounds of ${seconds} s each, ${connections} connections, keys: ${keys}, ${poolSize} to PostgreSQL`,
  );
  console.log(`\n${reportTable(await measure(comparison, settings), options.other)}`);
  if (webhooks) {
    await webhooks.delivered();
    console.log(`\n${webhooks.received()} webhooks were delivered.`);
  }
  if (options.profile) for (const operation of options.operations) await showProfile(comparison, operation);
}

async function measure(comparison: Comparison, settings: ServerSettings): Promise<Map<Operation, Measured>> {
  const { database, merchants, options } = comparison;
  const known = options.operations.filter((operation) => operationOf(operation).others.includes(options.other));
  const wires = {
    ours: await countWire('ours', database, settings, merchants, options.operations),
    other: await countWire('other', database, settings, merchants, known),
  };
  const measured = new Map<Operation, Measured>();
  for (const operation of options.operations) {
    console.error(operationOf(operation).title);
    await warmUp(comparison, operation);
    const rounds = await playRounds(comparison, operation);
    measured.set(operation, {
      rounds,
      wires: { ours: wires.ours.get(operation), other: wires.other.get(operation) },
    });
  }
  return measured;
}

async function showProfile(comparison: Comparison, operation: Operation): Promise<void> {
  const { ours, other, options } = comparison;
  const profileOf = async (server: BenchServer): Promise<ServerProfile> => {
    let requests = 0;
    const functions = await takeProfile(server, async () => {
      ({ requests } = await takeTurn(comparison, server, operation, options.seconds));
    });
    return { functions, requests };
  };
  const ofOther = operationOf(operation).others.includes(options.other) ? await profileOf(other) : undefined;
  console.log(reportProfile(operation, await profileOf(ours), ofOther));
}

await runBench(
  async (started, args) => {
    if (args.includes('--help')) console.log(usage);
    else await bench(started, readOptions(args));
  },
  (error) => {
    if (error instanceof WrongUsage) return error.message;
    return error instanceof WrongAnswer ? [error.message, error.cause ?? ''].join('\n') : error;
  },
);

import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { describeMachine } from '../machine.js';
import { fill } from './fill.js';
import { keyCaller, measure, type Measured, signIn } from './measure.js';
import { readOptions, type ScaleOptions } from './options.js';
import { portalReads, portalWrites } from './portal-operations.js';
import { type Programme, setUpProgramme } from './programme.js';
import { publicReads, publicWrites } from './public-operations.js';
import { failuresOf, report } from './report.js';
import { Samples } from './samples.js';
import { connect, ScaleServer } from './scale-database.js';
import { cursorSecretOf, startServer } from './servers.js';

/*
 * What every operation costs at a merchant with very many rows, against one with few: the buffers that PostgreSQL reads
 * for it, which do not depend on the machine.
 */

const stops: (() => Promise<void>)[] = [];

async function stopLater<Started extends { stop: () => Promise<void> }>(starting: Promise<Started>): Promise<Started> {
  const started = await starting;
  stops.push(started.stop);
  return started;
}

async function stopAll(from = 0): Promise<void> {
  while (stops.length > from) await stops.pop()?.();
}

interface Filled {
  readonly database: string;
  readonly programme: Programme;
  readonly customers: number;
  readonly until: Date;
}

async function scale({ rows, smallRows, calls }: ScaleOptions): Promise<void> {
  const server = await stopLater(ScaleServer.start());
  const pepper = randomBytes(32).toString('hex');
  const until = new Date();
  const filled: Filled[] = [];
  for (const [database, customers] of [
    ['loyalty_small', smallRows],
    ['loyalty_large', rows],
  ] as const) {
    const started = performance.now();
    await server.create(database);
    const programme = await setUpProgramme(server.url(database), pepper);
    await fill(server.url(database), programme, customers, until);
    console.log(`${database}: ${customers} customers filled in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    filled.push({ database, programme, customers, until });
  }
  await server.restart();
  const results: Measured[][] = [];
  for (const each of filled) results.push(await measureAll(server, each, pepper, calls));
  const [small = [], large = []] = results;
  const compared = small.flatMap((measured, at) => (large[at] ? [{ small: measured, large: large[at] }] : []));
  console.log(report(compared, smallRows, rows));
  if ([...small, ...large].some((measured) => failuresOf(measured) > 0)) process.exitCode = 1;
}

async function measureAll(
  server: ScaleServer,
  { database, programme, customers, until }: Filled,
  pepper: string,
  calls: number,
): Promise<Measured[]> {
  const running = stops.length;
  const url = server.url(database);
  const api = await stopLater(startServer('api', url, pepper));
  const portal = await stopLater(startServer('portal', url, pepper));
  const client = await connect(url);
  stops.push(() => client.end());
  await client.query('create extension if not exists pg_stat_statements');
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  console.log(`${database}: ${describeMachine(rows[0]?.server_version ?? '')}`);
  const callers = {
    api: keyCaller(api.url, programme.key),
    portal: await signIn(portal.url, programme.email, programme.password),
  };
  const samples = new Samples(client, programme, customers, until, cursorSecretOf(pepper));
  const measured: Measured[] = [];
  for (const operation of [...publicReads, ...portalReads, ...publicWrites, ...portalWrites]) {
    measured.push(await measure(client, callers[operation.server], operation, samples, calls));
  }
  await stopAll(running);
  return measured;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopAll().finally(() => process.exit(130)));
}
try {
  await scale(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await stopAll();
}

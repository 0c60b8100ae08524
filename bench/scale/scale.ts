import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { describeMachine } from '../machine.js';
import { runBench, type Started } from '../started.js';
import { countLargeOverview } from './count-overview.js';
import { fill } from './fill.js';
import { keyCaller, measure, type Measured, signIn } from './measure.js';
import { readOptions, type ScaleOptions } from './options.js';
import { countedOverview, portalReads, portalWrites } from './portal-operations.js';
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

interface Filled {
  readonly database: string;
  readonly programme: Programme;
  readonly customers: number;
  readonly until: Date;
}

async function scale(started: Started, { rows, smallRows, calls }: ScaleOptions): Promise<void> {
  const server = await started.add(ScaleServer.start());
  const pepper = randomBytes(32).toString('hex');
  const until = new Date();
  const filled: Filled[] = [];
  for (const [database, customers] of [
    ['loyalty_small', smallRows],
    ['loyalty_large', rows],
  ] as const) {
    const began = performance.now();
    await server.create(database);
    const programme = await setUpProgramme(server.url(database), pepper);
    await fill(server.url(database), programme, customers, until);
    console.log(`${database}: ${customers} customers filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    filled.push({ database, programme, customers, until });
  }
  await server.restart();
  const results: Measured[][] = [];
  for (const each of filled) results.push(await measureAll(started, server, each, pepper, calls));
  const [small = [], large = []] = results;
  const compared = small.flatMap((measured, at) => (large[at] ? [{ small: measured, large: large[at] }] : []));
  console.log(report(compared, smallRows, rows));
  if ([...small, ...large].some((measured) => failuresOf(measured) > 0)) process.exitCode = 1;
}

async function measureAll(
  started: Started,
  server: ScaleServer,
  { database, programme, customers, until }: Filled,
  pepper: string,
  calls: number,
): Promise<Measured[]> {
  const running = started.count;
  const url = server.url(database);
  const api = await started.add(startServer('api', url, pepper));
  const portal = await started.add(startServer('portal', url, pepper));
  const client = await connect(url);
  await started.add({ stop: () => client.end() });
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
  await countLargeOverview(url, programme);
  measured.push(await measure(client, callers.portal, countedOverview, samples, calls));
  await started.stop(running);
  return measured;
}

await runBench((started, args) => scale(started, readOptions(args)));

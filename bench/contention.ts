import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startBenchDatabase } from './bench-database.js';
import { type LoadProcess, startLoad } from './load/load-process.js';
import type { LoadResult } from './load/main.js';
import { describeMachine } from './machine.js';
import { operationOf } from './operations.js';
import { figure, median } from './report.js';
import { seed, type SeededMerchant } from './seed.js';
import { startServer } from './servers.js';
import { runBench, type Started } from './started.js';

/*
 * What many writes to one row cost: all orders of a merchant are of one customer, or all redemptions of one voucher. It
 * counts those that were refused, and compares the times of another merchant's orders with those of the quiet server.
 */

const usage = `npm run bench:contention -- [options]
  --rounds N   turns of the quiet and of the busy server (4)
  --seconds N  length of a turn, 0.1 or more (5)`;
/** The number of requests at once: as many as a key may have in progress. */
const writersOfOneRow = 32;
const connectionsOfTheOther = 4;

interface Round {
  readonly quiet: LoadResult;
  readonly beside: LoadResult;
  readonly hot: LoadResult;
}

interface Options {
  readonly rounds: number;
  readonly seconds: number;
}

function readOptions(args: readonly string[]): Options {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args: [...args], options: { rounds: text, seconds: text } });
  const [rounds, seconds] = [Number(values.rounds ?? 4), Number(values.seconds ?? 5)];
  if (rounds >= 1 && seconds >= 0.1) return { rounds, seconds };
  throw new Error(usage);
}

async function contention(started: Started, { rounds, seconds }: Options): Promise<void> {
  const database = await started.add(startBenchDatabase());
  console.log(describeMachine(database.version));
  const pepper = randomBytes(32).toString('hex');
  const [first, second] = await seed(database.url, pepper, 1);
  if (!first || !second) throw new Error('The seed lacks a merchant.');
  const { port } = await started.add(
    startServer('ours', {
      databaseUrl: database.url,
      poolSize: 12,
      pepper,
      other: 'reference',
      against: undefined,
      redisUrl: undefined,
    }),
  );
  const hot = await started.add(startLoad([onlyOneRow(first)]));
  const other = await started.add(startLoad([second]));
  console.log(`${rounds} rounds of ${seconds} s, ${writersOfOneRow} connections that write to one row\n`);
  const columns = [
    'all write to',
    'writes/s',
    'p99 ms',
    'refused',
    "other merchant's p99 ms, quiet",
    'beside',
    'ratio',
  ];
  console.log(rowOf(columns));
  console.log(rowOf(columns.map(() => '---')));
  for (const operation of ['order', 'redeem'] as const) {
    console.error(operationOf(operation).title);
    const play = (load: LoadProcess, connections: number) => load.run({ operation, port, connections, seconds });
    const playOther = () => other.run({ operation: 'order', port, connections: connectionsOfTheOther, seconds });
    await Promise.all([play(hot, writersOfOneRow), playOther()]);
    const played: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const quiet = await playOther();
      const [beside, ofOneRow] = await Promise.all([playOther(), play(hot, writersOfOneRow)]);
      played.push({ quiet, beside, hot: ofOneRow });
    }
    console.log(rowOf([operation === 'order' ? 'one customer' : 'one voucher', ...figuresOf(played)]));
    const refusal = played
      .flatMap(({ hot: load, quiet, beside }) => [load, quiet, beside])
      .find(({ wrong }) => wrong > 0);
    if (refusal) console.error(`Refused, for example: ${refusal.wrongExample}`);
  }
}

/** All writes of the load meet at the same customer and the same voucher. */
const onlyOneRow = (merchant: SeededMerchant): SeededMerchant => ({
  ...merchant,
  customers: merchant.customers.slice(0, 1),
  voucherIds: merchant.voucherIds.slice(0, 1),
});

const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function figuresOf(played: readonly Round[]): string[] {
  const of = (figureOf: (round: Round) => number, decimals = 0) => figure(median(played.map(figureOf)), decimals);
  const ratios = played.map(({ quiet, beside }) => beside.p99Ms / quiet.p99Ms);
  const refused = played.reduce((sum, { hot, quiet, beside }) => sum + hot.wrong + quiet.wrong + beside.wrong, 0);
  return [
    of(({ hot }) => hot.perSecond),
    of(({ hot }) => hot.p99Ms),
    String(refused),
    of(({ quiet }) => quiet.p99Ms, 1),
    of(({ beside }) => beside.p99Ms, 1),
    `${figure(median(ratios), 2)} (${figure(Math.min(...ratios), 2)} to ${figure(Math.max(...ratios), 2)})`,
  ];
}

await runBench((started, args) => contention(started, readOptions(args)));

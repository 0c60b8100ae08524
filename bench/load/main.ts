import type { Operation } from '../operations.js';
import type { SeededMerchant } from '../seed.js';
import { LoadConnection } from './connection.js';
import { judgeOf } from './judge.js';
import { planRequests } from './plan.js';

export interface LoadOrder {
  readonly operation: Operation;
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** The number of answers that are not as they must be, and an example. */
  readonly wrong: number;
  readonly wrongExample: string | undefined;
}

/** Sends what the plan gives on every connection, one request after the other, until the time is over. */
async function run(order: LoadOrder, merchants: readonly SeededMerchant[]): Promise<LoadResult> {
  const next = planRequests(order.operation, merchants, order.port);
  const isRight = judgeOf(order.operation);
  const connections = await Promise.all(
    Array.from({ length: order.connections }, () => LoadConnection.open(order.port)),
  );
  const latencies: number[] = [];
  const wrong: string[] = [];
  const started = performance.now();
  const end = started + order.seconds * 1000;
  const keepSending = async (connection: LoadConnection): Promise<void> => {
    for (let sent = performance.now(); sent < end;) {
      const response = await connection.send(next());
      const now = performance.now();
      latencies.push(now - sent);
      sent = now;
      if (!isRight(response)) wrong.push(`${response.status} ${response.body.toString()}`);
    }
    connection.close();
  };
  await Promise.all(connections.map(keepSending));
  const elapsedMs = performance.now() - started;
  const sorted = Float64Array.from(latencies).toSorted();
  const quantile = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    requests: sorted.length,
    perSecond: (sorted.length * 1000) / elapsedMs,
    p50Ms: quantile(0.5),
    p99Ms: quantile(0.99),
    wrong: wrong.length,
    wrongExample: wrong[0],
  };
}

type Message = { readonly merchants: readonly SeededMerchant[] } | LoadOrder;

let merchants: readonly SeededMerchant[] = [];
process.on('message', (message: Message) => {
  if ('merchants' in message) {
    merchants = message.merchants;
    return;
  }
  run(message, merchants).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.once('disconnect', () => process.exit(0));

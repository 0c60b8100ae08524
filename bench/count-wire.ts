import type { BenchDatabase } from './bench-database.js';
import { LoadConnection } from './load/connection.js';
import { judgeOf } from './load/judge.js';
import { planRequests } from './load/plan.js';
import { prepareServer } from './load/prepare.js';
import type { Operation } from './operations.js';
import { WrongAnswer } from './rounds.js';
import type { SeededMerchant } from './seed.js';
import { type ServerName, type ServerSettings, startServer } from './servers.js';
import { startCountingProxy, type WireCount } from './wire-count.js';

const countedRequests = 100;

/** Statements and round trips to PostgreSQL for one request of each operation, in the mean, one request at a time. */
export async function countWire(
  name: ServerName,
  database: BenchDatabase,
  settings: ServerSettings,
  merchants: readonly SeededMerchant[],
  operations: readonly Operation[],
): Promise<Map<Operation, WireCount>> {
  const proxy = await startCountingProxy(database.port);
  const address = new URL(database.url);
  address.port = String(proxy.port);
  try {
    const server = await startServer(name, { ...settings, databaseUrl: address.href });
    try {
      const counts = new Map<Operation, WireCount>();
      for (const operation of operations) {
        counts.set(operation, await countOperation(operation, server.port, merchants, proxy.take));
      }
      return counts;
    } finally {
      await server.stop();
    }
  } finally {
    proxy.stop();
  }
}

async function countOperation(
  operation: Operation,
  port: number,
  merchants: readonly SeededMerchant[],
  take: () => WireCount,
): Promise<WireCount> {
  const connection = await LoadConnection.open(port);
  await prepareServer(operation, merchants, port);
  const next = planRequests(operation, merchants, port);
  const isRight = judgeOf(operation);
  const send = async (count: number) => {
    for (let number = 0; number < count; number += 1) {
      const response = await connection.send(next());
      if (isRight(response)) continue;
      throw new WrongAnswer(`An answer while counting: ${response.status} ${response.body.toString()}`);
    }
  };
  // Each key once: its first request also creates the log of its limits.
  await send(merchants.reduce((sum, { keys }) => sum + keys.length, 0));
  take();
  await send(countedRequests);
  const { statements, roundTrips } = take();
  connection.close();
  return { statements: statements / countedRequests, roundTrips: roundTrips / countedRequests };
}

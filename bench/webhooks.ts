import { systemOf } from '#operations/actor.js';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createWebhookEndpoint } from '#operations/webhooks/create-webhook-endpoint.js';
import { createDataSource } from '#persistence/data-source.js';
import { Database } from '#persistence/database/database.js';
import { inTransaction } from '#persistence/database/transaction.js';
import type { BenchDatabase } from './bench-database.js';
import type { SeededMerchant } from './seed.js';
import { type ServerSettings, startWorker } from './servers.js';

const deliveredDeadlineMs = 300_000;

/** A worker and a receiver of its deliveries. */
export interface BenchWebhooks {
  /** Resolves when every event is sequenced and every delivery made. */
  readonly delivered: () => Promise<void>;
  readonly received: () => number;
  readonly stop: () => Promise<void>;
}

/** Gives each merchant `count` endpoints for all events, and starts a worker that delivers to them. */
export async function startWebhooks(
  count: number,
  database: BenchDatabase,
  settings: ServerSettings,
  merchants: readonly SeededMerchant[],
): Promise<BenchWebhooks> {
  let received = 0;
  const receiver = http.createServer((request, response) => {
    request.resume().on('end', () => {
      received += 1;
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  await createEndpoints(count, settings, merchants, `http://127.0.0.1:${port}/`);
  const worker = await startWorker(settings);
  return {
    delivered: () => untilDelivered(database),
    received: () => received,
    stop: async () => {
      await worker.stop();
      receiver.close();
      receiver.closeAllConnections();
    },
  };
}

async function createEndpoints(
  count: number,
  { databaseUrl, pepper }: ServerSettings,
  merchants: readonly SeededMerchant[],
  url: string,
): Promise<void> {
  const dataSource = createDataSource({ url: databaseUrl, poolSize: 1, applicationName: 'loyalty-bench-seed' });
  await dataSource.initialize();
  try {
    const db = new Database(dataSource);
    const values = { url, description: null, types: ['*'], includePersonalData: false };
    for (const { merchantId } of merchants) {
      const actor = systemOf(merchantId);
      for (let number = 0; number < count; number += 1) {
        await inTransaction(db, (tx) => createWebhookEndpoint(tx, actor, { pepper, allowPrivate: true }, values));
      }
    }
  } finally {
    await dataSource.destroy();
  }
}

async function untilDelivered({ query }: BenchDatabase): Promise<void> {
  const deadline = Date.now() + deliveredDeadlineMs;
  while (Date.now() < deadline) {
    const [row] = await query(`select exists (select from event_outbox) or
      exists (select from webhook_deliveries where status = 'pending') as waiting`);
    if (row?.['waiting'] === false) return;
    await wait(100);
  }
  throw new Error('The webhooks of a round were not delivered in time.');
}

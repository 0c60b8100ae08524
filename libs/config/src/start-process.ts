import type { AddressInfo } from 'node:net';
import { Refusal } from '#domain/errors.js';
import { isConnectionLost, isNotMigrated, sqlStateOf } from '#persistence/database/errors.js';
import type { INestApplication } from '@nestjs/common';
import type { Log } from './log.js';
import { processLog } from './process.module.js';
import { SettingsError } from './settings.js';

/** Runs the start of a process until it listens. One that fails ends it with 1, and says why. */
export async function startProcess(start: () => Promise<INestApplication>): Promise<void> {
  try {
    const app = await start();
    // A shutdown that has begun meanwhile has closed it.
    const address = app.getHttpServer().address() as AddressInfo | null;
    if (address) app.get<Log>(processLog).info({ port: address.port }, 'started');
  } catch (error) {
    console.error(reasonOf(error));
    process.exit(1);
  }
}

/** The errors of the address to listen on. */
const addressCodes = new Set(['EADDRINUSE', 'EADDRNOTAVAIL', 'EACCES']);

/**
 * One line for a cause outside the program: a port in use, a database that is not there. Any other error keeps its stack trace.
 */
export function reasonOf(error: unknown): unknown {
  if (error instanceof SettingsError) return error.message;
  // A refusal with a cause is the database's.
  const refused = error instanceof Refusal ? error.cause : undefined;
  const cause = refused ?? error;
  // The worker's queue in PostgreSQL, whose advice is not ours.
  if ((cause as Error).name === 'SchemaMigrationRequiredError') {
    return 'The process could not start: the migrations of this version have not run.';
  }
  const code = sqlStateOf(cause) ?? '';
  const isOutside = refused !== undefined || isConnectionLost(cause) || isNotMigrated(cause) || addressCodes.has(code);
  if (!isOutside) return cause;
  // An error of several addresses that all refused has no message.
  return `The process could not start: ${(cause as Error).message || code}.`;
}

import { Refusal } from '#domain/errors.js';
import type { INestApplication } from '@nestjs/common';
import type { Log } from './log.js';
import { processLog } from './process.module.js';
import { SettingsError } from './settings.js';

/** Runs the start of a process until it listens. One that fails ends it with 1, and says why. */
export async function startProcess(start: () => Promise<INestApplication>): Promise<void> {
  try {
    const app = await start();
    app.get<Log>(processLog).info({ port: Number(new URL(await app.getUrl()).port) }, 'started');
  } catch (error) {
    console.error(reasonOf(error));
    process.exit(1);
  }
}

/** One line for what lies outside: a port in use, a database that is not there. Any other error with its place in the code. */
function reasonOf(error: unknown): unknown {
  if (error instanceof SettingsError) return error.message;
  const { code, message } = (error instanceof Refusal ? error.cause : error) as { code?: unknown; message?: string };
  if (typeof code !== 'string') return error;
  // Of several addresses that all refused there is no message.
  return `The process could not start: ${message || code}.`;
}

import { causeOf } from './cause-of.js';
import { type DestinationStream, pino, type Logger } from 'pino';
import sonic from 'sonic-boom';

export type Log = Logger;
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** How much output may wait for a reader that does not read. Further lines are dropped. */
const maxWaiting = 8 * 1024 * 1024;
/** How long the end of a process waits for such a reader. */
const lastWriteMs = 1_000;

/**
 * Logs JSON lines to standard output, buffered and flushed every second and at exit. Log only ids, routes and numbers:
 * never a header, a body, a URL, a code or an e-mail address. Of an error passed as `err` it keeps what `causeOf` does.
 */
export function createLog(level: LogLevel, service: string, output: DestinationStream = openOutput()): Log {
  const serializers = { err: causeOf };
  return pino({ level, base: { service }, timestamp: pino.stdTimeFunctions.isoTime, serializers }, output);
}

/**
 * Standard output. A reader that has gone or hangs, or a disk that is full, ends no process and keeps none from ending. Not
 * `pino.destination()`: its sonic-boom 4 tries at exit to write to a closed pipe for ever.
 */
function openOutput() {
  let giveUpAt = Number.POSITIVE_INFINITY;
  const output = new sonic.SonicBoom({
    // Asking for process.stdout makes a pipe non-blocking: a write to a full one, at exit too, fails and is tried again.
    fd: process.stdout.fd,
    sync: false,
    minLength: 4_096,
    maxLength: maxWaiting,
    periodicFlush: 1_000,
    retryEAGAIN: () => performance.now() < giveUpAt,
  });
  output.on('error', () => undefined);
  process.once('exit', () => {
    giveUpAt = performance.now() + lastWriteMs;
    try {
      output.flushSync();
    } catch {
      // The output is gone, so there is nowhere to report it.
    }
  });
  return output;
}

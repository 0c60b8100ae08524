import { pino, type Logger } from 'pino';

export type Log = Logger;
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * Logs JSON lines to standard output, buffered and flushed every second and at exit. Log only ids, routes and numbers:
 * never a header, a body, a URL, a code or an e-mail address.
 */
export function createLog(level: LogLevel, service: string): Log {
  const destination = pino.destination({ dest: 1, minLength: 4096, sync: false });
  const flushing = setInterval(() => destination.flush(), 1_000);
  flushing.unref();
  process.on('exit', () => destination.flushSync());
  return pino({ level, base: { service }, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}

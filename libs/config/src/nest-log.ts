import type { LoggerService } from '@nestjs/common';
import type { Log } from './log.js';

/** Who logs a start that fails. `startProcess` says why it has ended, with the place in the code where that is a defect. */
const ofStart: readonly unknown[] = ['TypeOrmModule', 'ExceptionHandler'];

/** Sends Nest's log messages to the process's log. Start-up messages are logged at level debug. */
export class NestLog implements LoggerService {
  constructor(private readonly logger: Log) {}

  log(message: unknown, context?: unknown): void {
    this.logger.debug({ context }, String(message));
  }
  verbose(message: unknown, context?: unknown): void {
    this.logger.trace({ context }, String(message));
  }
  debug(message: unknown, context?: unknown): void {
    this.logger.trace({ context }, String(message));
  }
  warn(message: unknown, context?: unknown): void {
    this.logger.warn({ context }, String(message));
  }
  error(message: unknown, stack?: unknown, context?: unknown): void {
    if (ofStart.includes(context)) this.logger.warn({ context }, String(message));
    else this.logger.error({ context, stack }, String(message));
  }
  fatal(message: unknown, context?: unknown): void {
    this.logger.fatal({ context }, String(message));
  }
}

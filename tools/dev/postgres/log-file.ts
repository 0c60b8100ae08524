import fs from 'node:fs';

/** The size at which a server's log is started again. The full log before it is kept as well. */
const maxBytes = 5_000_000;
const checkEveryMs = 10_000;

/** Opens the file for a server to write to, at its end. */
export function openLog(file: string): { readonly log: number; readonly logStart: number } {
  boundLog(file);
  const logStart = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return { log: fs.openSync(file, 'a', 0o600), logStart };
}

/**
 * Puts what a log holds beside it and empties it, once it is full. The server has it open to append, so that it goes on
 * at the new end: PostgreSQL's own log collector starts new files by size, but never removes one.
 */
export function boundLog(file: string, max = maxBytes): void {
  if ((fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= max) return;
  fs.copyFileSync(file, `${file}.1`);
  fs.truncateSync(file);
}

/** Checks the size of the log periodically until the server has ended. */
export function keepLogBounded(file: string, exited: Promise<void>): void {
  const timer = setInterval(() => boundLog(file), checkEveryMs);
  timer.unref();
  const stop = (): void => clearInterval(timer);
  exited.then(stop, stop);
}

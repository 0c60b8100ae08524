import type { Window } from './limit-store.js';

/**
 * Where a window is counted in PostgreSQL. Every request counts in the minute and in the day, so both read one log; each
 * other window has its own.
 */
interface LogOfWindow {
  readonly log: string;
  readonly place: 1 | 2;
}

export const logOf = (name: Window['name']): LogOfWindow =>
  name === 'requestsPerMinute' || name === 'requestsPerDay'
    ? { log: 'requests', place: name === 'requestsPerMinute' ? 1 : 2 }
    : { log: name, place: 1 };

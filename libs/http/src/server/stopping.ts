import { Refusal } from '#domain/errors.js';
import type { Shutdown } from '#config/shutdown.js';

/** @throws Refusal `unavailable` stopping: a process that stops is taken out of the proxy at once */
export function refuseWhileStopping(shutdown: Shutdown): void {
  if (shutdown.hasBegun) throw new Refusal('unavailable', 'stopping', 'The server is shutting down.', 1);
}

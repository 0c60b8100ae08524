import { Refusal } from '#domain/errors.js';
import type { Shutdown } from '#config/shutdown.js';

/** @throws Refusal `unavailable` stopping, so that a load balancer removes a process that is shutting down */
export function refuseWhileStopping(shutdown: Shutdown): void {
  if (shutdown.hasBegun) throw new Refusal('unavailable', 'stopping', 'The server is shutting down.', 1);
}

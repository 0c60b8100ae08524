import { setTimeout as pause } from 'node:timers/promises';

const renewAfterMs = 60_000;

/**
 * What a task does between the parts that it reads: it waits twice the time of the last part, so it uses a third of one connection,
 * and renews its lease once a minute. Rejects when `signal` aborts.
 */
export function betweenParts(signal: AbortSignal, renew: () => Promise<void>): (tookMs: number) => Promise<void> {
  let renewedAt = performance.now();
  return async (tookMs) => {
    await pause(2 * tookMs, undefined, { signal });
    if (performance.now() - renewedAt < renewAfterMs) return;
    renewedAt = performance.now();
    await renew();
  };
}

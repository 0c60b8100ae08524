import { setTimeout as pause } from 'node:timers/promises';

/** How many times longer than usual this machine takes to start a process, as jest/setup.mjs has measured it; at least 1. */
const slowness = Number(process.env['TEST_SLOWNESS'] ?? '1');

/**
 * A time of a usual machine, converted to this one: for a promise about time that a slow machine can't keep, and for timeouts.
 */
export const onThisMachine = (ms: number): number => Math.round(ms * slowness);

/** How many of those that a usual machine does within a time that can't be longer, here; at least two. */
export const manyOnThisMachine = (count: number): number => Math.max(2, Math.round(count / slowness));

/**
 * The pause between two probes: a twentieth of the wait so far, from 10 to 100 ms, so that the awaited work has the processor.
 */
const pauseMs = (waitedMs: number): number => Math.min(100, Math.max(10, waitedMs / 20));

/**
 * Asks again and again until `probe` gives something, and fails with `what` when that takes longer than `withinMs` of a
 * usual machine: by itself, longer than a busy one needs, so that a test names a time only where the time is what it promises.
 */
export async function until<Found>(
  what: string,
  probe: () => Promise<Found | undefined | false> | Found | undefined | false,
  withinMs = 60_000,
): Promise<Found> {
  const limitMs = onThisMachine(withinMs);
  const began = Date.now();
  for (;;) {
    const found = await probe();
    if (found !== undefined && found !== false) return found;
    const waitedMs = Date.now() - began;
    if (waitedMs > limitMs) throw new Error(`${what}: not within ${limitMs} ms.`);
    await pause(pauseMs(waitedMs));
  }
}

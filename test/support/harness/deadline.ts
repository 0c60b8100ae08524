import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again and again until `probe` gives something, and fails with `what` when that takes longer than `withinMs`: by
 * itself, longer than a busy machine needs, so that a test names a time only where the time is what it promises.
 */
export async function until<Found>(
  what: string,
  probe: () => Promise<Found | undefined | false> | Found | undefined | false,
  withinMs = 60_000,
): Promise<Found> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const found = await probe();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > deadline) throw new Error(`${what}: not within ${withinMs} ms.`);
    await pause(10);
  }
}

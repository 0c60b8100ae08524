import { setTimeout as wait } from 'node:timers/promises';

const DEADLINE_MS = 60_000;

/** Waits for status 200, up to 60 seconds. Resolves with the problem if it does not come, else with undefined. */
export async function untilReady(url: string): Promise<string | undefined> {
  const deadline = Date.now() + DEADLINE_MS;
  let last = 'no answer';
  while (Date.now() < deadline) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
      await response.body?.cancel();
      if (response.status === 200) return undefined;
      last = `status ${response.status}`;
    } catch {
      last = 'no answer';
    }
    await wait(100);
  }
  return `was not ready after ${DEADLINE_MS / 1000} seconds (${url}: ${last})`;
}

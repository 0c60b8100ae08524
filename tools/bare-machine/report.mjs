// Counts checks, prints each with the time it took, and ends with the line that every test run here ends with.
import { setTimeout as wait } from 'node:timers/promises';

export class Report {
  passed = 0;
  failed = 0;

  /** Runs one check. A check that fails ends its round: the next ones stand on it. */
  async check(name, work) {
    const started = performance.now();
    const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`.padStart(7);
    try {
      const result = await work();
      this.passed += 1;
      console.log(`ok     ${seconds()}  ${name}`);
      return result;
    } catch (error) {
      this.failed += 1;
      console.log(`FAILED ${seconds()}  ${name}\n${error.message}`);
      throw new RoundEnded();
    }
  }

  sum() {
    return `${this.passed} passed, ${this.failed} failed`;
  }
}

export class RoundEnded extends Error {}

/** Looks again and again until there is an answer. */
export async function until(what, deadlineMs, look) {
  const deadline = Date.now() + deadlineMs;
  while (Date.now() < deadline) {
    const found = await look();
    if (found) return found;
    await wait(50);
  }
  throw new Error(`After ${deadlineMs / 1000} s still not: ${what}.`);
}

export function expect(isTrue, message) {
  if (!isTrue) throw new Error(message);
}

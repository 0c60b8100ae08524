// Counts checks, prints each with its duration, and ends with the line that ends every test run here.
import { setTimeout as wait } from 'node:timers/promises';

export class Report {
  passed = 0;
  failed = 0;

  /** Runs one check. A failed check ends its round, because the next ones depend on it. */
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

/** Polls until there is a result, or the deadline has passed. */
export async function until(what, deadlineMs, probe) {
  const deadline = Date.now() + deadlineMs;
  while (Date.now() < deadline) {
    const found = await probe();
    if (found) return found;
    await wait(50);
  }
  throw new Error(`After ${deadlineMs / 1000} s still not: ${what}.`);
}

export function expect(isTrue, message) {
  if (!isTrue) throw new Error(message);
}

/** How long after its request each refusal leaves: a client that waits for its answer sends ten requests a second on a connection. */
const holdMs = 100;
/** Delayed refusals are sent a few at a time, at most 500 per second: a burst would delay the requests between them. */
const tickMs = 10;
const maxInTick = 5;
/** A held request takes some kilobytes. Above these limits a refusal is sent immediately. */
const maxOfAddress = 1_000;
const maxOfProcess = 2_000;

interface Held {
  readonly address: string;
  readonly dueAt: number;
  readonly release: () => void;
}

/**
 * Holds the refusals of refused addresses back for a moment: what one of them costs is mostly its write, which cannot be
 * made cheaper, so fewer have to be written. A key that is valid is not held. The time counts from the request, so what the
 * look-up of a key took cannot be seen in it. (docs/decisions/0006)
 */
export class DelayedRefusals {
  /** The delayed refusals, in the order in which they were decided. */
  private readonly queue: Held[] = [];
  private readonly counts = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private hasEnded = false;

  /** Resolves when the refusal of a request that came at this instant of performance.now() may be sent. */
  hold(address: string, cameAt: number): Promise<void> {
    const count = this.counts.get(address) ?? 0;
    if (this.hasEnded || count >= maxOfAddress || this.queue.length >= maxOfProcess) return Promise.resolve();
    this.counts.set(address, count + 1);
    return new Promise((release) => {
      this.queue.push({ address, dueAt: cameAt + holdMs, release });
      this.timer ??= setTimeout(() => this.tick(), cameAt + holdMs - performance.now());
    });
  }

  /** Sends all of them and holds no new one, because a shutdown waits for every answer. */
  end(): void {
    this.hasEnded = true;
    clearTimeout(this.timer);
    this.releaseFirst(this.queue.length);
  }

  private tick(): void {
    const now = performance.now();
    // Timers fire up to a millisecond early by this clock.
    const notDue = this.queue.findIndex(({ dueAt }) => dueAt > now + 1);
    this.releaseFirst(Math.min(maxInTick, notDue === -1 ? this.queue.length : notDue));
    const [next] = this.queue;
    this.timer = next && setTimeout(() => this.tick(), Math.max(tickMs, next.dueAt - now));
  }

  private releaseFirst(count: number): void {
    for (const { address, release } of this.queue.splice(0, count)) {
      const left = (this.counts.get(address) ?? 1) - 1;
      if (left === 0) this.counts.delete(address);
      else this.counts.set(address, left);
      release();
    }
  }
}

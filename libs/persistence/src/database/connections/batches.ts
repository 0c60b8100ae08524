import { databaseUnavailable, isDataError } from '../errors.js';

interface Waiting<Call, Answer> {
  readonly call: Call;
  readonly since: number;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

export interface BatchBounds {
  readonly maxCalls: number;
  /** How many batches run at the same time. */
  readonly maxRunning: number;
}

/** A call that has waited this long when a batch ends is refused: while the database is silent, each batch takes seconds. */
const maxWaitMs = 5_000;

/**
 * Runs calls to the database together: while a batch runs, later calls wait and form the next one. An idle process adds no
 * delay, because the first call starts at the end of the current event loop turn. When a batch fails, all its calls fail.
 * Only for a value that the database refuses each call runs again alone, so that one caller's value fails no other's call.
 */
export class Batches<Call, Answer> {
  private waiting: Waiting<Call, Answer>[] = [];
  private running = 0;
  private scheduled = false;

  /** `run` returns one answer for each call, in their order. It must leave nothing behind when it fails. */
  constructor(
    private readonly run: (calls: readonly Call[]) => Promise<readonly Answer[]>,
    private readonly bounds: BatchBounds,
  ) {}

  /** @throws what `run` throws, and Refusal `unavailable` database_unavailable after too long a wait */
  add(call: Call): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ call, since: performance.now(), resolve, reject });
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.scheduled || this.waiting.length === 0 || this.running >= this.bounds.maxRunning) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.refuseLate();
      const batch = this.waiting.splice(0, this.bounds.maxCalls);
      if (batch.length > 0) this.runCounted(batch).catch(() => undefined);
      this.schedule();
    });
  }

  /** Calls wait in the order of their arrival. */
  private refuseLate(): void {
    const latest = performance.now() - maxWaitMs;
    while (this.waiting[0] && this.waiting[0].since < latest) this.waiting.shift()?.reject(databaseUnavailable());
  }

  private async runCounted(batch: readonly Waiting<Call, Answer>[]): Promise<void> {
    this.running += 1;
    try {
      await this.runBatch(batch);
    } finally {
      this.running -= 1;
      this.schedule();
    }
  }

  private async runBatch(batch: readonly Waiting<Call, Answer>[]): Promise<void> {
    try {
      const answers = await this.run(batch.map(({ call }) => call));
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      if (batch.length > 1 && isDataError(error)) for (const call of batch) await this.runBatch([call]);
      else for (const { reject } of batch) reject(error);
    }
  }
}

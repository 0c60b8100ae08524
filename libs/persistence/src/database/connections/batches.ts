interface Waiting<Call, Answer> {
  readonly call: Call;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

export interface BatchBounds {
  readonly maxCalls: number;
  /** How many batches run at the same time. */
  readonly maxRunning: number;
}

/**
 * Runs calls together: while a batch runs, later calls wait and form the next one. An idle process adds no delay, because
 * the first call starts at the end of the current event loop turn. When a batch fails, all its calls fail.
 */
export class Batches<Call, Answer> {
  private waiting: Waiting<Call, Answer>[] = [];
  private running = 0;
  private scheduled = false;

  /** `run` returns one answer for each call, in their order. */
  constructor(
    private readonly run: (calls: readonly Call[]) => Promise<readonly Answer[]>,
    private readonly bounds: BatchBounds,
  ) {}

  add(call: Call): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ call, resolve, reject });
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.scheduled || this.waiting.length === 0 || this.running >= this.bounds.maxRunning) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.runNext();
      this.schedule();
    });
  }

  private runNext(): void {
    const batch = this.waiting.splice(0, this.bounds.maxCalls);
    this.running += 1;
    this.run(batch.map(({ call }) => call))
      .then(
        (answers) => batch.forEach(({ resolve }, index) => resolve(answers[index] as Answer)),
        (error: unknown) => batch.forEach(({ reject }) => reject(error)),
      )
      .finally(() => {
        this.running -= 1;
        this.schedule();
      });
  }
}

interface Waiting<Call, Answer> {
  readonly call: Call;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

const maxCalls = 64;
const maxRunning = 2;

/** Calls that arrive while two batches run form the next one. `run` gives one answer for each call, in their order. */
export function inBatches<Call, Answer>(
  run: (calls: readonly Call[]) => Promise<readonly Answer[]>,
): (call: Call) => Promise<Answer> {
  const waiting: Waiting<Call, Answer>[] = [];
  let running = 0;
  let scheduled = false;

  const schedule = (): void => {
    if (scheduled || waiting.length === 0 || running === maxRunning) return;
    scheduled = true;
    // At the end of the event loop's turn, when all requests that have arrived are known.
    setImmediate(() => {
      scheduled = false;
      running += 1;
      const batch = waiting.splice(0, maxCalls);
      run(batch.map(({ call }) => call))
        .then(
          (answers) => batch.forEach(({ resolve }, index) => resolve(answers[index] as Answer)),
          (error: unknown) => batch.forEach(({ reject }) => reject(error)),
        )
        .finally(() => {
          running -= 1;
          schedule();
        })
        .catch(() => undefined);
      schedule();
    });
  };

  return (call) =>
    new Promise((resolve, reject) => {
      waiting.push({ call, resolve, reject });
      schedule();
    });
}

export interface Stoppable {
  readonly stop: () => Promise<void>;
}

/** What a bench has started. It stops at the end, the last first, also after an error or a signal. */
export class Started {
  readonly #stops: Stoppable[] = [];

  get count(): number {
    return this.#stops.length;
  }

  async add<One extends Stoppable>(starting: Promise<One> | One): Promise<One> {
    const started = await starting;
    this.#stops.push(started);
    return started;
  }

  /** Stops all, or all but the first `keep`. */
  async stop(keep = 0): Promise<void> {
    while (this.#stops.length > keep) await this.#stops.pop()?.stop();
  }
}

/**
 * Runs a bench from its command line. An error is shown, what was started is stopped, and the process ends with 1.
 *
 * @param messageOf What is shown of an error.
 */
export async function runBench(
  run: (started: Started, args: readonly string[]) => Promise<void>,
  messageOf: (error: unknown) => unknown = (error) => error,
): Promise<void> {
  const started = new Started();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void started.stop().finally(() => process.exit(130)));
  }
  try {
    await run(started, process.argv.slice(2));
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  } finally {
    await started.stop();
  }
}

/** Time as the client uses it: tests put their own in its place. */
export interface Clock {
  /** Milliseconds from any point on that never goes back. */
  now(): number;
  /** Milliseconds since 1970, for a date that an answer names. */
  date(): number;
  /** Rejects with the signal's reason as soon as that is aborted. */
  pause(ms: number, signal: AbortSignal | undefined): Promise<void>;
  /** Runs it later, unless the function that it gives is called before. */
  later(ms: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  date: () => Date.now(),
  pause(ms, signal) {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const stop = (): void => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop);
        resolve();
      }, ms);
      signal?.addEventListener('abort', stop, { once: true });
    });
  },
  later(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

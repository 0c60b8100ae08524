import type { JobKind } from '#persistence/jobs/enqueue-job.js';

/** How the jobs of one kind are treated. */
export interface JobRule {
  /** So many at once in one worker. Each kind has its own places: a mail server that hangs holds up no PDF. */
  readonly atOnce: number;
  /** A job is taken for so long, and again and again while it runs: a worker that died gives it up after that. */
  readonly leaseSeconds: number;
  /**
   * A job whose lease has ended is taken over once the database has been reachable for so long: a worker that lives and
   * could not reach it either has written down by then what it had done. 0 where a job that is done twice does no harm.
   */
  readonly takeOverAfterSeconds: number;
  /** How long a failed job waits, by how often it has failed. */
  readonly retrySeconds: readonly number[];
  /** What becomes of it after the last try: it is laid aside for an operator, or nobody wants it any more. */
  readonly inTheEnd: 'dead' | 'forgotten';
}

export type JobRules = Readonly<Record<JobKind, JobRule>>;

const minute = 60;
const hour = 60 * minute;

/** More than a day: a mail server that is away over night costs nobody a voucher. */
export const defaultRetrySeconds: readonly number[] = [
  ...[5, 5 * minute, 30 * minute],
  ...[2 * hour, 5 * hour, 10 * hour, 14 * hour],
];

/** Longer than the driver takes to give up a connection that has gone silent, and to open another. */
export const defaultTakeOverSeconds = 15;

/**
 * The rules of all kinds, the most urgent first. `retrySeconds` is for what nobody waits for, `takeOverAfterSeconds` for
 * what must not be done twice.
 */
export const jobRules = (
  retrySeconds: readonly number[] = defaultRetrySeconds,
  takeOverAfterSeconds: number = defaultTakeOverSeconds,
): JobRules => ({
  // A request waits for it for 24 seconds. After that nobody does, and the next request asks anew.
  render_voucher_pdf: {
    atOnce: 4,
    leaseSeconds: 6,
    takeOverAfterSeconds: 0,
    retrySeconds: Array.from({ length: 20 }, () => 1),
    inTheEnd: 'forgotten',
  },
  // Its link works for an hour: after that nobody waits for it any more.
  send_password_reset: {
    atOnce: 2,
    leaseSeconds: 60,
    takeOverAfterSeconds,
    retrySeconds: [5, 30, 2 * minute, 10 * minute],
    inTheEnd: 'forgotten',
  },
  send_invitation: { atOnce: 2, leaseSeconds: 60, takeOverAfterSeconds, retrySeconds, inTheEnd: 'dead' },
  // Longer than a whole mail may take: of two workers that have the same one, both would send it.
  send_voucher_email: { atOnce: 4, leaseSeconds: 60, takeOverAfterSeconds, retrySeconds, inTheEnd: 'dead' },
  // Each of its batches is committed: what is left is done by whoever takes it next.
  enrol_customers: { atOnce: 1, leaseSeconds: 10, takeOverAfterSeconds: 0, retrySeconds, inTheEnd: 'dead' },
});

import type { Database } from '../database/database.js';
import { clock, selfCommitting } from '../database/statement.js';

/** One failed authentication. */
export interface RecordedFailure {
  readonly merchantId: string;
  readonly address: string;
  readonly publicPart: string;
  readonly reason: string;
  readonly userAgent: string | undefined;
}

interface Failure extends RecordedFailure {
  readonly minute: string;
  failures: number;
}

const addFailures = selfCommitting<never>(
  'add_authentication_failures',
  `insert into authentication_failures (merchant_id, minute, address, public_part, reason, failures, user_agent, last_at)
   select f.merchant, f.minute, f.address, f.part, f.reason, f.failures, f.agent, ${clock}
   from unnest($1::uuid[], $2::timestamptz[], $3::text[], $4::text[], $5::text[], $6::int[], $7::text[])
     as f (merchant, minute, address, part, reason, failures, agent)
   order by 1, 2, 3, 4, 5
   on conflict (merchant_id, minute, address, public_part, reason) do update
     set failures = authentication_failures.failures + excluded.failures, user_agent = excluded.user_agent,
         last_at = excluded.last_at`,
);

const maxUserAgentLength = 300;
const maxRowsPerMinute = 1_000;
const otherAddresses = 'others';

/**
 * Aggregates failed authentications by minute, address, key and reason. When a flood from changing addresses exceeds a
 * thousand rows in a minute, the rest is counted without an address.
 */
export class FailureRecorder {
  private failures = new Map<string, Failure>();
  /** The rows that this process has started in this minute. */
  private started = { minute: '', ids: new Set<string>() };

  constructor(private readonly db: Database) {}

  record(failure: RecordedFailure): void {
    const minute = minuteOf(Date.now());
    if (this.started.minute !== minute) this.started = { minute, ids: new Set() };
    const own = idOf(failure, minute);
    const hasCapacity = this.started.ids.has(own) || this.started.ids.size < maxRowsPerMinute;
    const kept = hasCapacity ? failure : { ...failure, address: otherAddresses, publicPart: '' };
    if (hasCapacity) this.started.ids.add(own);
    const id = idOf(kept, minute);
    const known = this.failures.get(id);
    if (known) known.failures += 1;
    else this.failures.set(id, { ...kept, minute, failures: 1 });
  }

  /** Writes the counts so far. Counts that cannot be written are kept for the next time. */
  async write(): Promise<void> {
    const due = this.failures;
    if (due.size === 0) return;
    this.failures = new Map();
    try {
      await this.db.execute(addFailures, failureColumns([...due.values()]));
    } catch (error) {
      for (const [id, failure] of due) {
        const since = this.failures.get(id);
        if (since) since.failures += failure.failures;
        else this.failures.set(id, failure);
      }
      throw error;
    }
  }
}

/** The beginning of the minute, as a timestamp. */
export const minuteOf = (ms: number): string => new Date(ms - (ms % 60_000)).toISOString();
export const agentOf = (userAgent: string | undefined): string | null =>
  userAgent?.slice(0, maxUserAgentLength) ?? null;
const idOf = ({ merchantId, address, publicPart, reason }: RecordedFailure, minute: string): string =>
  [merchantId, minute, address, publicPart, reason].join(' ');

const failureColumns = (failures: readonly Failure[]): readonly unknown[] => [
  failures.map(({ merchantId }) => merchantId),
  failures.map(({ minute }) => minute),
  failures.map(({ address }) => address),
  failures.map(({ publicPart }) => publicPart),
  failures.map(({ reason }) => reason),
  failures.map((failure) => failure.failures),
  failures.map(({ userAgent }) => agentOf(userAgent)),
];

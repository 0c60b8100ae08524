import type { EventActorType, EventData, EventSubject, EventType } from '#domain/events/event.js';
import type { Database } from '../database/database.js';
import { sqlStateOf } from '../database/errors.js';
import { queryOne, read, type Reader, selfCommitting, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';

/** An event as the outbox holds it. */
export interface RecordedEvent {
  readonly type: EventType;
  readonly created_at: Date;
  readonly subject_type: EventSubject;
  readonly subject_id: string;
  readonly subject_external_id: string | null;
  readonly subject_version: number;
  readonly customer_id: string | null;
  readonly actor_type: EventActorType;
  readonly actor_id: string | null;
  readonly data: EventData;
}

const insertEvents = write<never>('insert_events', 'insert into event_outbox (merchant_id, events) values ($1, $2)');

const insertUncaused = write<never>(
  'insert_uncaused_events',
  `insert into event_outbox (merchant_id, request_id, idempotency_key, events) values ($1, null, null, $2)`,
);

/** So that a row of an import is not as large as the import. */
const eventsInRow = 100;

/**
 * Writes events with the transaction, in the order of effect. `uncaused` ones have no request: time alone has caused them.
 */
export function insertIntoOutbox(
  tx: Tx,
  merchantId: string,
  events: readonly RecordedEvent[],
  uncaused?: 'uncaused',
): void {
  for (let start = 0; start < events.length; start += eventsInRow) {
    const part = JSON.stringify(events.slice(start, start + eventsInRow));
    tx.write(uncaused ? insertUncaused : insertEvents, [merchantId, part]);
  }
}

/** What one call has moved from the outbox into the feed. */
export interface Sequenced {
  readonly rows: number;
  readonly events: number;
}

const sequence = selfCommitting<Sequenced>(
  'sequence_events',
  'select rows_taken as rows, events_given as events from sequence_events($1)',
);

const maintainDays = selfCommitting<never>('maintain_event_days_of_sequence', 'select maintain_event_days()');

/** check_violation: PostgreSQL reports a missing partition with it. */
const noPartition = '23514';

/**
 * Moves at most `maxRows` rows of the outbox into the feed; none while another process does so. Creates missing partitions and tries
 * again: no worker may have run for two weeks.
 */
export async function sequenceEvents(db: Database, maxRows: number): Promise<Sequenced> {
  const run = async (): Promise<Sequenced> => (await db.execute(sequence, [maxRows]))[0] ?? { rows: 0, events: 0 };
  try {
    return await run();
  } catch (error) {
    if (sqlStateOf(error) !== noPartition) throw error;
    await db.execute(maintainDays, []);
    return run();
  }
}

const findOldest = read<{ seconds: number }>(
  'find_oldest_event_of_outbox',
  'select extract(epoch from now() - recorded_at)::float8 as seconds from event_outbox order by seq limit 1',
);

/** The age of the oldest event that waits for its position, for metrics; 0 when none does. */
export const secondsInOutbox = async (reader: Reader): Promise<number> =>
  Math.max(0, (await queryOne(reader, findOldest, []))?.seconds ?? 0);

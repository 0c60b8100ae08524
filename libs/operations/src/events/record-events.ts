import { insertIntoOutbox, type RecordedEvent } from '#persistence/events/event-outbox.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { type Actor, systemOf } from '../actor.js';
import type { NewEvent } from './new-event.js';

/**
 * Writes the events of an operation in its transaction, in the order of effect: one statement, which is sent with the other
 * writes. An operation calls it once. (docs/decisions/0064)
 */
export function recordEvents(tx: Tx, actor: Actor, events: readonly NewEvent[]): void {
  insertIntoOutbox(
    tx,
    actor.merchantId,
    events.map((event) => recorded(event, actor)),
  );
}

/** Writes events that time has caused, and no request: `createdAt` is the instant. */
export function recordDueEvents(tx: Tx, merchantId: string, events: readonly NewEvent[]): void {
  const actor = systemOf(merchantId);
  const rows = events.map((event) => recorded(event, actor));
  insertIntoOutbox(tx, merchantId, rows, 'uncaused');
}

const recorded = ({ type, createdAt, subject, customerId, data }: NewEvent, actor: Actor): RecordedEvent => ({
  type,
  created_at: createdAt,
  subject_type: subject.type,
  subject_id: subject.id,
  subject_external_id: subject.externalId,
  subject_version: subject.version,
  customer_id: customerId,
  actor_type: actor.actorKind,
  actor_id: actor.apiKeyId ?? actor.staffId,
  data,
});

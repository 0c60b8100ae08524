import type { EventActorType } from '#domain/events/event.js';
import { insertIntoOutbox, type RecordedEvent } from '#persistence/events/event-outbox.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { Actor } from '../actor.js';
import type { AuditedBy } from '../audit/audit-write.js';
import type { NewEvent } from './new-event.js';

/** Who caused events, and at which merchant. */
export interface EventAuthor {
  readonly merchantId: string;
  readonly type: EventActorType;
  readonly id: string | null;
}

/** The service itself as the author, not a key or a person. */
export const systemOf = (merchantId: string): EventAuthor => ({ merchantId, type: 'system', id: null });

/** The author of what an API key or a staff member writes. */
export function authorOf({ merchantId, apiKeyId, staffId }: Actor): EventAuthor {
  if (apiKeyId !== null) return { merchantId, type: 'api_key', id: apiKeyId };
  return staffId === null ? systemOf(merchantId) : { merchantId, type: 'staff', id: staffId };
}

/** The author of what the audit log records too. */
export const auditedAuthor = (merchantId: string, by: AuditedBy): EventAuthor =>
  by === 'unaudited' ? systemOf(merchantId) : { merchantId, type: by.actorKind, id: by.apiKeyId ?? by.staffId };

/**
 * Writes the events of an operation in its transaction, in the order of effect: one statement, which is sent with the other
 * writes. An operation calls it once. (docs/decisions/0064)
 */
export function recordEvents(tx: Tx, author: EventAuthor, events: readonly NewEvent[]): void {
  insertIntoOutbox(
    tx,
    author.merchantId,
    events.map((event) => recorded(event, author)),
  );
}

/** Writes events that time has caused, and no request: `createdAt` is the instant. */
export function recordDueEvents(tx: Tx, merchantId: string, events: readonly NewEvent[]): void {
  const author = systemOf(merchantId);
  const rows = events.map((event) => recorded(event, author));
  insertIntoOutbox(tx, merchantId, rows, 'uncaused');
}

const recorded = ({ type, createdAt, subject, customerId, data }: NewEvent, author: EventAuthor): RecordedEvent => ({
  type,
  created_at: createdAt,
  subject_type: subject.type,
  subject_id: subject.id,
  subject_external_id: subject.externalId,
  subject_version: subject.version,
  customer_id: customerId,
  actor_type: author.type,
  actor_id: author.id,
  data,
});

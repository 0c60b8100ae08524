import type { EventActorType, EventData, EventSubject } from '#domain/events/event.js';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Count, Instant, MerchantId, nullable, RequestId, Text, Uuid, WholeNumberColumn } from '../database/columns.js';

const identity = { generated: 'identity', generatedIdentity: 'BY DEFAULT' } as const;

/** Events that have no position yet. The worker moves them into the feed, in the order of seq. (docs/decisions/0064) */
@Entity('event_outbox')
export class EventOutboxTable {
  @Column({ ...identity, type: 'bigint', primary: true, insert: false }) seq: number;
  @Uuid() merchantId: string;
  @RequestId() requestId?: string | null;
  @Column({
    type: 'text',
    nullable: true,
    default: () => "NULLIF(current_setting('loyalty.idempotency_key', true), '')",
    insert: false,
  })
  idempotencyKey: string | null;
  @Instant({ default: () => "date_trunc('milliseconds', now())", insert: false }) recordedAt: Date;
  @Column('json') events: unknown;
}

/** The last assigned position, in a single row. The worker that assigns the next positions holds its lock. */
@Entity('event_sequence')
export class EventSequenceTable {
  @MerchantId() merchantId: string;
  @WholeNumberColumn() last: number;
}

/** The feed. The table has a partition for each UTC day, by position. (docs/reference/events.md) */
@Entity('events')
@Index('events_of_subject', ['merchantId', 'subjectId', 'position'])
@Index('events_of_customer', ['merchantId', 'customerId', 'position'], { where: 'customer_id is not null' })
@Index('events_of_request', ['merchantId', 'requestId', 'position'], { where: 'request_id is not null' })
@Check('events_version_positive', 'subject_version >= 1')
export class EventTable {
  @MerchantId() merchantId: string;
  /** The time at which the position was assigned, in microseconds. */
  @PrimaryColumn('bigint') position: number;
  /** A UUIDv7 of the position. */
  @Uuid() id: string;
  @Text() type: string;
  @Instant() createdAt: Date;
  @Text() subjectType: EventSubject;
  @Uuid() subjectId: string;
  @Text(nullable) subjectExternalId: string | null;
  @Count() subjectVersion: number;
  @Uuid(nullable) customerId: string | null;
  @Uuid(nullable) requestId: string | null;
  @Text(nullable) idempotencyKey: string | null;
  @Text() actorType: EventActorType;
  @Uuid(nullable) actorId: string | null;
  @Column('json') data: EventData;
}

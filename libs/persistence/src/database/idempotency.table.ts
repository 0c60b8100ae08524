import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Instant, MerchantId, nullable, Text, Uuid, RequestId } from './columns.js';

/**
 * The answer of a request with an Idempotency-Key, written in the same commit as its effect. The migration creates
 * three partitions: today, yesterday, and an empty one for tomorrow. (docs/decisions/0041)
 */
@Entity('idempotency_answers')
@Check('idempotency_answers_status_final', 'status between 200 and 299 or status in (400, 404)')
export class IdempotencyAnswerTable {
  @MerchantId() merchantId: string;
  /** SHA-256 of the key: it has a fixed length, and the table stores no text of the caller. */
  @PrimaryColumn('bytea') keyHash: Buffer;
  /** The UTC day of createdAt, counted from 1970, modulo 3. */
  @PrimaryColumn('smallint') daySlot: number;
  @Column('bytea') fingerprint: Buffer;
  /** Null: a write of the portal. */
  @Uuid(nullable) apiKeyId: string | null;
  @Column('smallint') status: number;
  /** The exact text that was sent. */
  @Text() body: string;
  /** The id of the operation; null in rows of an earlier version. */
  @Text(nullable) operation: string | null;
  @Instant() createdAt: Date;
  @RequestId() requestId?: string | null;
}

/** Answers of earlier versions. Nothing is written here any more. (docs/decisions/0093) */
@Entity('idempotency_records')
@Index('idempotency_records_by_time', ['createdAt'])
@Check('idempotency_records_status_final', 'status between 200 and 299 or status in (400, 404)')
export class IdempotencyRecordTable {
  @MerchantId() merchantId: string;
  @PrimaryColumn('bytea') keyHash: Buffer;
  @Column('bytea') fingerprint: Buffer;
  @Uuid() apiKeyId: string;
  @Column('smallint') status: number;
  @Text() body: string;
  @Instant() createdAt: Date;
}

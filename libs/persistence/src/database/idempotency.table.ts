import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Instant, MerchantId, Text, Uuid } from './columns.js';

/**
 * What a request with an Idempotency-Key came to, written in the same commit as its effect. The table has three partitions,
 * made by the migration: today's, yesterday's, and one that is emptied for tomorrow. (docs/decisions/0041)
 */
@Entity('idempotency_answers')
@Check('idempotency_answers_status_final', 'status between 200 and 299 or status in (400, 404)')
export class IdempotencyAnswerTable {
  @MerchantId() merchantId: string;
  /** SHA-256 of the key: a fixed length, and nothing of the caller's in the table. */
  @PrimaryColumn('bytea') keyHash: Buffer;
  /** The day of createdAt in UTC, counted from 1970, modulo 3. */
  @PrimaryColumn('smallint') daySlot: number;
  @Column('bytea') fingerprint: Buffer;
  @Uuid() apiKeyId: string;
  @Column('smallint') status: number;
  /** As it was sent, to the byte. */
  @Text() body: string;
  @Instant() createdAt: Date;
}

/** Where the version before keeps its answers. Nothing is written here any more; a later version drops it. */
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

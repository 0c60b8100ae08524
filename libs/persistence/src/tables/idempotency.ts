import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Instant, MerchantId, Uuid } from './columns.js';

/**
 * What a request with an Idempotency-Key came to, written in the same commit as its effect. (decisions.md section 8)
 * `idempotency_records_by_age` is a BRIN index made by the migration: rows arrive by age, and the clean-up asks by it.
 */
@Entity('idempotency_records')
@Index('idempotency_records_by_age', { synchronize: false })
@Check('idempotency_records_status_final', 'status between 200 and 299 or status in (400, 404)')
export class IdempotencyRecordTable {
  @MerchantId() merchantId: string;
  /** SHA-256 of the key: a fixed length, and nothing of the caller's in the table. */
  @PrimaryColumn('bytea') keyHash: Buffer;
  @Column('bytea') fingerprint: Buffer;
  @Uuid() apiKeyId: string;
  @Column('smallint') status: number;
  /** As it was sent, to the byte. */
  @Column('text') body: string;
  @Instant() createdAt: Date;
}

import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Count, Id, Instant, MerchantId, Text, Uuid, WholeNumberColumn } from '../database/columns.js';

/**
 * The requests that were admitted for a subject (the integration of a key, or an IP address, which has the nil UUID as
 * merchant), and its slots in use. Times are microseconds since 1970. Only the functions of the migration write it.
 * (docs/decisions/0060)
 */
@Entity('limit_logs')
@Index('limit_logs_by_end', ['endsOn'])
@Check('limit_logs_order', 'head >= 0 and cardinality(newest) in (16, 32, 128)')
export class LimitLogTable {
  @MerchantId() merchantId: string;
  @PrimaryColumn('text') subject: string;
  @PrimaryColumn('text') name: string;
  /** How many requests were ever admitted: the number of the newest stamp. */
  @WholeNumberColumn({ default: 0 }) head: number;
  /** For each window of the log: how many stamps have left it, when it was last judged. */
  @Column('bigint', { array: true, default: [0, 0] }) tails: number[];
  /** For each window of the log: the stamp after its tail. */
  @Column('bigint', { array: true, default: [0, 0] }) oldest: number[];
  /** The newest 32 stamps (16 of an address, 128 of an old log), in ascending order; zeros before the first. */
  @Column('bigint', { array: true }) newest: number[];
  /** The leases of the requests in progress, in the order of their ends. */
  @Column('uuid', { array: true, default: [] }) slots: string[];
  /** After its end a slot is free, even when the process has crashed. */
  @Column('bigint', { array: true, default: [] }) slotEnds: number[];
  /** The UTC day from which on the row counts nothing. */
  @Column('date') endsOn: string;
}

/** Older stamps of a log, as many in a row as its `newest` has (k): k * (number - 1) + 1 to k * number. */
@Entity('limit_chunks')
@Index('limit_chunks_by_end', ['endsOn'])
export class LimitChunkTable {
  @MerchantId() merchantId: string;
  @PrimaryColumn('text') subject: string;
  @PrimaryColumn('text') name: string;
  @PrimaryColumn('bigint') number: number;
  @Column('bigint', { array: true }) stamps: number[];
  @Column('date') endsOn: string;
}

/** Windows of earlier versions, as are the next two tables. Nothing is written here any more. (docs/decisions/0093) */
@Entity('limit_windows')
@Check('limit_windows_order', 'tail >= 0 and head >= tail')
export class LimitWindowTable {
  @MerchantId() merchantId: string;
  @PrimaryColumn('text') subject: string;
  @PrimaryColumn('text') name: string;
  @WholeNumberColumn() head: number;
  @WholeNumberColumn() tail: number;
}

@Entity('limit_hits')
@Index('limit_hits_by_age', ['atUs'])
export class LimitHitTable {
  @MerchantId() merchantId: string;
  @PrimaryColumn('text') subject: string;
  @PrimaryColumn('text') name: string;
  @PrimaryColumn('bigint') number: number;
  @WholeNumberColumn() atUs: number;
}

@Entity('limit_leases')
@Index('limit_leases_by_end', ['endsAtUs'])
export class LimitLeaseTable {
  @MerchantId() merchantId: string;
  @PrimaryColumn('text') subject: string;
  @PrimaryColumn('uuid') lease: string;
  @WholeNumberColumn() endsAtUs: number;
}

/** An operator's override of a limit of one key. It survives rotations and has a reason and an end. */
@Entity('limit_overrides')
@Index('limit_overrides_of_integration', ['merchantId', 'integrationId', 'endsAt'])
@Index('limit_overrides_by_end', ['endsAt', 'merchantId', 'integrationId'])
@ForeignKey('IntegrationTable', ['merchantId', 'integrationId'], ['merchantId', 'id'])
@Check('limit_overrides_value_positive', 'value >= 1')
@Check('limit_overrides_reason_length', 'length(btrim(reason)) between 1 and 500')
export class LimitOverrideTable {
  @MerchantId() merchantId: string;
  @Id() id: string;
  @Uuid() integrationId: string;
  @Text() limitName: string;
  @Count() value: number;
  @Text() reason: string;
  @Instant() endsAt: Date;
  @Instant() createdAt: Date;
}

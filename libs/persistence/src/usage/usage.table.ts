import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Count, Instant, MerchantId, Text, WholeNumberColumn, nullable } from '../database/columns.js';

/**
 * What a key asked for, by method and route template, in one minute, one hour and one day: every flush adds to all three,
 * so that a long window reads few rows. Response durations are added up, and counted in the classes of `durationClassesMs`.
 */
@Entity('usage_buckets')
@Index('usage_buckets_by_age', ['resolution', 'startsAt'])
@ForeignKey('ApiKeyTable', ['merchantId', 'apiKeyId'], ['merchantId', 'id'])
@Check('usage_buckets_resolution_known', "resolution in ('minute', 'hour', 'day')")
@Check('usage_buckets_counts', 'requests >= 1 and duration_us >= 0')
export class UsageBucketTable {
  @MerchantId() merchantId: string;
  @PrimaryColumn('uuid') apiKeyId: string;
  @PrimaryColumn('text') resolution: 'minute' | 'hour' | 'day';
  @PrimaryColumn('timestamptz', { precision: 0 }) startsAt: Date;
  @PrimaryColumn('text') method: string;
  @PrimaryColumn('text') route: string;
  @WholeNumberColumn() requests: number;
  /** Of them, by class of status. */
  @WholeNumberColumn() clientErrors: number;
  @WholeNumberColumn() serverErrors: number;
  @WholeNumberColumn() limited: number;
  @WholeNumberColumn() durationUs: number;
  @Column('bigint', { array: true }) durationCounts: number[];
}

/** Failed authentications by address and minute; of the merchant whose key was named, or of the nil merchant. */
@Entity('authentication_failures')
@Index('authentication_failures_by_age', ['minute'])
@Check('authentication_failures_count_positive', 'failures >= 1')
export class AuthenticationFailureTable {
  @MerchantId() merchantId: string;
  @PrimaryColumn('timestamptz', { precision: 0 }) minute: Date;
  @PrimaryColumn('text') address: string;
  /** The public part of a key that exists; empty for anything else. */
  @PrimaryColumn('text') publicPart: string;
  @PrimaryColumn('text') reason: string;
  @Count() failures: number;
  @Text(nullable) userAgent: string | null;
  @Instant() lastAt: Date;
}

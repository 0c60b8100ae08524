import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Count, Instant, MerchantId, Text, WholeNumberColumn, nullable } from '../database/columns.js';

/**
 * Requests of a key by method and route pattern, per minute, per hour and per day. Every flush adds to all three, so
 * that a long window reads few rows. Durations are summed, and counted in the classes of `durationClassesMs`.
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
  /** The requests among them with status 4xx. */
  @WholeNumberColumn() clientErrors: number;
  @WholeNumberColumn() serverErrors: number;
  @WholeNumberColumn() limited: number;
  @WholeNumberColumn() durationUs: number;
  @Column('bigint', { array: true }) durationCounts: number[];
}

/**
 * Failed authentications by address and minute, for the merchant of the named key, or with the nil UUID as merchant.
 */
@Entity('authentication_failures')
@Index('authentication_failures_by_age', ['minute'])
@Check('authentication_failures_count_positive', 'failures >= 1')
export class AuthenticationFailureTable {
  @MerchantId() merchantId: string;
  @PrimaryColumn('timestamptz', { precision: 0 }) minute: Date;
  @PrimaryColumn('text') address: string;
  /** The public part of an existing key; empty otherwise. */
  @PrimaryColumn('text') publicPart: string;
  @PrimaryColumn('text') reason: string;
  @Count() failures: number;
  @Text(nullable) userAgent: string | null;
  @Instant() lastAt: Date;
}

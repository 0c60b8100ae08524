import { Check, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Count, MerchantId, Whole } from './columns.js';

/** What a key asked for in one minute, by method and route template. */
@Entity('usage_minutes')
@ForeignKey('ApiKeyTable', ['merchantId', 'apiKeyId'], ['merchantId', 'id'])
@Check('usage_minutes_counts', 'requests >= 1 and errors between 0 and requests and duration_us >= 0')
export class UsageMinuteTable {
  @MerchantId() merchantId: string;
  @PrimaryColumn('uuid') apiKeyId: string;
  @PrimaryColumn('timestamptz', { precision: 0 }) minute: Date;
  @PrimaryColumn('text') method: string;
  @PrimaryColumn('text') route: string;
  @Count() requests: number;
  @Count() errors: number;
  /** Microseconds, added up. */
  @Whole() durationUs: number;
}

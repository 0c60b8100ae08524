import { Check, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Count, Id, Instant, MerchantId, Text, Uuid, WholeNumberColumn } from '../database/columns.js';

/**
 * A rolling window of one subject (a key's integration, or an address, which belongs to the nil merchant). It holds the
 * hits numbered tail + 1 to head. Written by the functions of the migration alone.
 */
@Entity('limit_windows')
@Check('limit_windows_order', 'tail >= 0 and head >= tail')
export class LimitWindowTable {
  @MerchantId() merchantId: string;
  @PrimaryColumn('text') subject: string;
  @PrimaryColumn('text') name: string;
  @WholeNumberColumn() head: number;
  @WholeNumberColumn() tail: number;
}

/** When an admitted request came, in microseconds since 1970. */
@Entity('limit_hits')
@Index('limit_hits_by_age', ['atUs'])
export class LimitHitTable {
  @MerchantId() merchantId: string;
  @PrimaryColumn('text') subject: string;
  @PrimaryColumn('text') name: string;
  @PrimaryColumn('bigint') number: number;
  @WholeNumberColumn() atUs: number;
}

/** A request in flight; past its end the slot is free, whatever became of the process. */
@Entity('limit_leases')
@Index('limit_leases_by_end', ['endsAtUs'])
export class LimitLeaseTable {
  @MerchantId() merchantId: string;
  @PrimaryColumn('text') subject: string;
  @PrimaryColumn('uuid') lease: string;
  @WholeNumberColumn() endsAtUs: number;
}

/** An operator's other figure for one key, kept over its rotations, with a reason and an end. */
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

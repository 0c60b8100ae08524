import { Check, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Count, Id, Instant, MerchantId, Text, Uuid, WholeNumberColumn } from '../database/columns.js';

/**
 * A rolling window of one subject (the integration of a key, or an IP address, which has the nil UUID as merchant). It
 * holds the hits tail + 1 to head. Only the functions of the migration write it.
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

/** The time of an admitted request, in microseconds since 1970. */
@Entity('limit_hits')
@Index('limit_hits_by_age', ['atUs'])
export class LimitHitTable {
  @MerchantId() merchantId: string;
  @PrimaryColumn('text') subject: string;
  @PrimaryColumn('text') name: string;
  @PrimaryColumn('bigint') number: number;
  @WholeNumberColumn() atUs: number;
}

/** A request in progress. After its end the slot is free, even when the process has crashed. */
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

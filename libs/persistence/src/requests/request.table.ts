import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Count, Flag, Id, MerchantId, nullable, Text, Uuid } from '../database/columns.js';

/**
 * A request of an API key. The table has a partition for each UTC day, by the time in the id. The columns that filters use
 * have indexes; the others are filtered in the newest rows. (docs/reference/requests.md)
 */
@Entity('requests')
@Index('requests_with_idempotency_key', ['idempotencyKey', 'merchantId', 'id'], {
  where: 'idempotency_key is not null',
})
@Index('requests_with_x_request_id', ['xRequestId', 'merchantId', 'id'])
@Index('requests_of_key', ['merchantId', 'apiKeyId', 'id'])
@Index('requests_by_error', ['merchantId', 'error', 'id'], { where: 'error is not null' })
@Check('requests_status_valid', 'status between 100 and 599')
export class RequestTable {
  @MerchantId() merchantId: string;
  @Id() id: string;
  /** The X-Request-Id: the caller's, else the id as the API shows it. */
  @Text() xRequestId: string;
  @Uuid() apiKeyId: string;
  @Text() method: string;
  @Text(nullable) route: string | null;
  @Text() path: string;
  @Text(nullable) query: string | null;
  @Column('smallint') status: number;
  @Text(nullable) error: string | null;
  @Count() durationUs: number;
  @Text(nullable) idempotencyKey: string | null;
  @Flag() replayed: boolean;
  @Text() address: string;
  @Text(nullable) userAgent: string | null;
  /** The ids in the form that the API shows, such as `cus_…`. */
  @Column('text', { array: true }) subjectIds: string[];
  @Text(nullable) requestBody: string | null;
  @Text(nullable) responseBody: string | null;
  @Flag() requestBodyTruncated: boolean;
  @Flag() responseBodyTruncated: boolean;
}

/** The requests of a customer, card, reward, voucher, order or key. Partitioned like the requests. */
@Entity('request_subjects')
export class RequestSubjectTable {
  @MerchantId() merchantId: string;
  @PrimaryColumn('uuid') subjectId: string;
  @PrimaryColumn('uuid') requestId: string;
}

import type { Attempt, DeliveryStatus } from '#domain/webhooks/delivery.js';
import type { DisabledReason, EndpointStatus, WebhookEndpoint } from '#domain/webhooks/endpoint.js';
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { Count, Flag, Id, Instant, MerchantId, nullable, Text, Uuid } from '../database/columns.js';

/** Secrets are encrypted; one that was rotated stays until its overlap ends. (docs/decisions/0065) */
@Entity('webhook_endpoints')
@ForeignKey('MerchantTable', ['merchantId'], ['id'])
@Index('webhook_endpoints_deleted', ['deletedAt'], { where: 'deleted_at is not null' })
@Check('webhook_endpoints_status_known', "status in ('enabled', 'disabled')")
@Check('webhook_endpoints_reason_if_disabled', "(status = 'disabled') = (disabled_reason is not null)")
@Check('webhook_endpoints_types_bounds', 'cardinality(types) between 1 and 50')
@Check('webhook_endpoints_overlap_has_end', '(previous_secret is null) = (previous_secret_until is null)')
export class WebhookEndpointTable implements WebhookEndpoint {
  @MerchantId() merchantId: string;
  @Id() id: string;
  @Text() url: string;
  @Text(nullable) description: string | null;
  @Column('text', { array: true }) types: readonly string[];
  @Flag() includePersonalData: boolean;
  @Text() status: EndpointStatus;
  @Text(nullable) disabledReason: DisabledReason | null;
  @Instant() createdAt: Date;
  @Instant(nullable) lastSuccessAt: Date | null;
  @Instant(nullable) lastFailureAt: Date | null;
  @Instant(nullable) failingSince: Date | null;
  @Instant(nullable) failureReportedAt: Date | null;
  @Column('bytea') secret: Uint8Array;
  @Column('bytea', { ...nullable }) previousSecret: Uint8Array | null;
  @Instant(nullable) previousSecretUntil: Date | null;
  @Count({ default: 0 }) eventVersion: number;
  @Instant(nullable) leasedUntil: Date | null;
  @Instant(nullable) deletedAt: Date | null;
}

/**
 * An event for an endpoint, made together with the position of the event. Its id is a UUIDv7 of that position, so a list by id is
 * in the order of the feed. (docs/decisions/0065)
 */
@Entity('webhook_deliveries')
@ForeignKey('WebhookEndpointTable', ['merchantId', 'endpointId'], ['merchantId', 'id'])
@Index('webhook_deliveries_due', ['merchantId', 'endpointId', 'nextAttemptAt'], { where: "status = 'pending'" })
@Index('webhook_deliveries_oldest_due', ['nextAttemptAt'], { where: "status = 'pending'" })
@Index('webhook_deliveries_in_flight', ['merchantId', 'endpointId'], { where: 'leased_until is not null' })
@Index('webhook_deliveries_of_endpoint', ['merchantId', 'endpointId', 'id'])
@Index('webhook_deliveries_not_succeeded', ['merchantId', 'endpointId', 'status', 'id'], {
  where: "status <> 'succeeded'",
})
@Index('webhook_deliveries_recoverable', ['merchantId', 'endpointId', 'status', 'eventAt'], {
  where: "sample is null and (status in ('failed', 'skipped') or status = 'pending' and tries > 0)",
})
@Index('webhook_deliveries_of_event', ['merchantId', 'eventId'])
@Index('webhook_deliveries_by_age', ['createdAt'])
@Check('webhook_deliveries_status_known', "status in ('pending', 'succeeded', 'failed', 'skipped')")
@Check('webhook_deliveries_pending_is_planned', "(status = 'pending') = (next_attempt_at is not null)")
@Check('webhook_deliveries_event_or_sample', '(position is null) = (sample is not null)')
@Check('webhook_deliveries_tries_not_negative', 'tries >= 0')
export class WebhookDeliveryTable {
  @MerchantId() merchantId: string;
  @Id() id: string;
  @Uuid() endpointId: string;
  @Uuid() eventId: string;
  @Text() eventType: string;
  @Instant() eventAt: Date;
  @Column('bigint', { ...nullable }) position: number | null;
  @Column('json', { ...nullable }) sample: object | null;
  @Text() status: DeliveryStatus;
  @Column('jsonb', { default: [] }) attempts: readonly Attempt[];
  @Count({ default: 0 }) tries: number;
  @Instant(nullable) nextAttemptAt: Date | null;
  @Instant(nullable) leasedUntil: Date | null;
  @Instant() createdAt: Date;
}

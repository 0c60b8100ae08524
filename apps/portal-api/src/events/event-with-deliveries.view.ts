import { encodeId } from '#domain/ids.js';
import { eventExample, EventView } from '#http/views/event.view.js';
import type { EventReader } from './event-reader.js';
import { WebhookDeliveryView, webhookDeliveryExample } from '#http/views/webhook-delivery.view.js';
import type { FeedEvent } from '#persistence/events/event.store.js';
import type { DeliveryOfEvent } from '#persistence/webhooks/webhook-delivery-list.store.js';
import { ApiProperty } from '@nestjs/swagger';

class EventDeliveryView extends WebhookDeliveryView {
  @ApiProperty({ description: 'The endpoint.', example: 'whe_01k9zq3f8te5rb8s6yw2m4n7pd' }) endpointId: string;
  @ApiProperty({ description: 'The host of its URL.', example: 'shop.example' }) host: string;

  constructor(delivery: DeliveryOfEvent, withAnswers: boolean) {
    super(delivery);
    if (!withAnswers) this.attempts = this.attempts.map((attempt) => ({ ...attempt, responseBody: null }));
    this.endpointId = encodeId('webhook_endpoint', delivery.endpointId);
    this.host = new URL(delivery.url).host;
  }
}

/** One event, and the outcome of its deliveries. (docs/reference/portal.md#events) */
export class EventWithDeliveriesView extends EventView {
  @ApiProperty({
    format: 'date-time',
    description: 'When it got its place in the feed.',
    example: '2026-11-20T09:30:00.180Z',
  })
  publishedAt: string;
  @ApiProperty({
    description: 'Whether the request is in the request log: it was made with a key, in the last 30 days.',
    example: true,
  })
  requestIsLogged: boolean;
  @ApiProperty({ type: [EventDeliveryView], description: 'One for each endpoint that the event is for.' })
  deliveries: EventDeliveryView[];

  constructor(event: FeedEvent, reader: EventReader, deliveries: readonly DeliveryOfEvent[], requestIsLogged: boolean) {
    super(event, reader);
    this.requestIsLogged = requestIsLogged;
    this.publishedAt = new Date(Math.floor(event.position / 1_000)).toISOString();
    this.deliveries = deliveries.map((delivery) => new EventDeliveryView(delivery, reader.withAnswers));
  }
}

export const eventWithDeliveriesExample = {
  ...eventExample,
  publishedAt: '2026-11-20T09:30:00.180Z',
  requestIsLogged: true,
  deliveries: [{ ...webhookDeliveryExample, endpointId: 'whe_01k9zq3f8te5rb8s6yw2m4n7pd', host: 'shop.example' }],
};

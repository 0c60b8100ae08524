import { encodeId } from '#domain/ids.js';
import { type Attempt, type Delivery, deliveryStatuses } from '#domain/webhooks/delivery.js';
import { ApiProperty } from '@nestjs/swagger';
import { OpenEnum } from './open-enum.js';
import { OrNull } from './or-null.js';

const instant = { type: 'string', format: 'date-time' } as const;

/** (docs/reference/webhooks.md#deliveries) */
export class WebhookAttemptView {
  @ApiProperty({ ...instant, example: '2026-11-20T09:30:00.120Z' }) at: string;
  @OrNull({ type: 'integer' }, { description: 'Null: there was no response.', example: 503 }) statusCode: number | null;
  @OrNull({ type: 'string' }, { description: 'Why there was no response. Null: there was one.', example: null }) error:
    | string
    | null;
  @ApiProperty({ type: 'integer', example: 41 }) durationMs: number;
  @OrNull({ type: 'string' }, { description: 'The first 1 kB of the response.', example: 'Try later.' })
  responseBody: string | null;

  constructor({ at, statusCode, error, durationMs, responseBody }: Attempt) {
    this.at = at;
    this.statusCode = statusCode;
    this.error = error;
    this.durationMs = durationMs;
    this.responseBody = responseBody;
  }
}

/** (docs/reference/webhooks.md#deliveries) */
export class WebhookDeliveryView {
  @ApiProperty({ example: 'whd_01k9zq3f8te5rb8s6yw2m4n7pd' }) id: string;
  @ApiProperty({ example: 'evt_01k9zq3f8tf2nv7c1h5x9a3b6e' }) eventId: string;
  @ApiProperty({ example: 'order.created' }) eventType: string;
  @ApiProperty({
    description: 'Whether this is a test delivery. Its event is not in the feed, and it cannot be sent again.',
    example: false,
  })
  isTest: boolean;
  @OpenEnum(deliveryStatuses, { description: '`pending` until the last attempt.', example: 'pending' }) status: string;
  @ApiProperty({ type: [WebhookAttemptView], description: 'Oldest first; the newest 30.' })
  attempts: WebhookAttemptView[];
  @OrNull(instant, { description: 'Null: no attempt is planned.', example: '2026-11-20T09:35:00.000Z' })
  nextAttemptAt: string | null;

  constructor(delivery: Delivery) {
    this.id = encodeId('webhook_delivery', delivery.id);
    this.eventId = encodeId('event', delivery.eventId);
    this.eventType = delivery.eventType;
    this.isTest = delivery.sample !== null;
    this.status = delivery.status;
    this.attempts = delivery.attempts.map((attempt) => new WebhookAttemptView(attempt));
    this.nextAttemptAt = delivery.nextAttemptAt?.toISOString() ?? null;
  }
}

export const webhookDeliveryExample = {
  id: 'whd_01k9zq3f8te5rb8s6yw2m4n7pd',
  eventId: 'evt_01k9zq3f8tf2nv7c1h5x9a3b6e',
  eventType: 'order.created',
  isTest: false,
  status: 'pending',
  attempts: [
    {
      at: '2026-11-20T09:30:00.120Z',
      statusCode: 503,
      error: null,
      durationMs: 41,
      responseBody: 'Try later.',
    },
  ],
  nextAttemptAt: '2026-11-20T09:30:05.000Z',
};

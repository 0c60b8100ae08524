import { encodeId } from '#domain/ids.js';
import { disabledReasons, endpointStatuses, type WebhookEndpoint } from '#domain/webhooks/endpoint.js';
import { ApiProperty } from '@nestjs/swagger';
import { OpenEnum } from './open-enum.js';
import { OrNull } from './or-null.js';

const instant = { type: 'string', format: 'date-time' } as const;

/** An endpoint without its secret. (docs/reference/webhooks.md#endpoints) */
export class WebhookEndpointView {
  @ApiProperty({ example: 'whe_01k9zq3f8te5rb8s6yw2m4n7pd' }) id: string;
  @ApiProperty({ example: 'https://shop.example/webhooks' }) url: string;
  @OrNull({ type: 'string' }, { description: 'Null: none.', example: 'Order history' }) description: string | null;
  @ApiProperty({
    type: [String],
    description: 'Event types, prefixes such as `voucher.*`, or `*` for all.',
    example: ['order.created', 'voucher.*'],
  })
  types: readonly string[];
  @ApiProperty({ description: 'Whether events hold names, e-mail addresses and recipients.', example: false })
  includePersonalData: boolean;
  @OpenEnum(endpointStatuses, { description: 'Events are sent only while it is `enabled`.', example: 'enabled' })
  status: string;
  @OrNull(
    { type: 'string' },
    {
      description: `Null: enabled. Now one of ${disabledReasons.map((reason) => `\`${reason}\``).join(', ')}; new values may be added.`,
      example: null,
    },
  )
  disabledReason: string | null;
  @ApiProperty({ ...instant, example: '2026-11-20T09:30:00.000Z' }) createdAt: string;
  @OrNull(instant, { description: 'Null: never.', example: '2026-11-20T09:31:00.000Z' }) lastSuccessAt: string | null;
  @OrNull(instant, { description: 'Null: never.', example: null }) lastFailureAt: string | null;
  @OrNull(instant, {
    description: 'The first failure since the last success, or since it was enabled. Null: none.',
    example: null,
  })
  failingSince: string | null;

  constructor(endpoint: WebhookEndpoint) {
    this.id = encodeId('webhook_endpoint', endpoint.id);
    this.url = endpoint.url;
    this.description = endpoint.description;
    this.types = endpoint.types;
    this.includePersonalData = endpoint.includePersonalData;
    this.status = endpoint.status;
    this.disabledReason = endpoint.disabledReason;
    this.createdAt = endpoint.createdAt.toISOString();
    this.lastSuccessAt = endpoint.lastSuccessAt?.toISOString() ?? null;
    this.lastFailureAt = endpoint.lastFailureAt?.toISOString() ?? null;
    this.failingSince = endpoint.failingSince?.toISOString() ?? null;
  }
}

/** The response that has the secret, once: of create and of rotate. */
export class NewWebhookEndpointView {
  @ApiProperty() data: WebhookEndpointView;
  @ApiProperty({
    description: 'The secret that deliveries are signed with. It is returned only in this response.',
    example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw8pY3Yk3mJ0A=',
  })
  secret: string;
}

export class RecoveryView {
  @ApiProperty({ type: 'integer', description: 'How many deliveries were scheduled.', example: 42 }) scheduled: number;
}

export const webhookEndpointExample = {
  id: 'whe_01k9zq3f8te5rb8s6yw2m4n7pd',
  url: 'https://shop.example/webhooks',
  description: 'Order history',
  types: ['order.created', 'voucher.*'],
  includePersonalData: false,
  status: 'enabled',
  disabledReason: null,
  createdAt: '2026-11-20T09:30:00.000Z',
  lastSuccessAt: '2026-11-20T09:31:00.000Z',
  lastFailureAt: null,
  failingSince: null,
};

export const newWebhookEndpointExample = {
  data: { ...webhookEndpointExample, lastSuccessAt: null },
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw8pY3Yk3mJ0A=',
};

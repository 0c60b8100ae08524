import { eventTypes } from '#domain/events/event.js';
import { recoverable } from '#domain/webhooks/delivery.js';
import { periodInvalid } from '#domain/webhooks/refusals.js';
import { requireEventType, requireTypes } from '#domain/webhooks/types.js';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { BooleanField, ChoiceField, InstantField, IntegerField, TextField } from '../input/fields.js';
import { StringListField } from '../input/list-fields.js';

const maxUrlLength = 2_000;
const maxDescriptionLength = 200;
const url = 'https, without credentials, at most 2,000 characters.';
const types =
  'Event types, prefixes such as `voucher.*`, or `*` for all; 1 to 50. An unknown type matches nothing yet.';
const personal = 'Whether events hold names, e-mail addresses and recipients.';

export class CreateWebhookEndpointBody {
  @TextField(1, maxUrlLength, { description: url, example: 'https://shop.example/webhooks' })
  url: string;

  @TextField(0, maxDescriptionLength, {
    description: 'What the endpoint is for.',
    example: 'Order history',
    optional: true,
    nullIsAbsent: true,
  })
  description?: string | null;

  @StringListField({ description: types, example: ['order.created', 'voucher.*'] })
  types: string[];

  @BooleanField({ description: `${personal} Absent: false.`, example: false, optional: true })
  includePersonalData?: boolean;

  /** @throws Refusal 400 `webhook_types_invalid` */
  check(): void {
    requireTypes(this.types);
  }
}

export class UpdateWebhookEndpointBody {
  @TextField(1, maxUrlLength, { description: url, example: 'https://shop.example/webhooks', optional: true })
  url?: string;

  @TextField(0, maxDescriptionLength, {
    description: 'What the endpoint is for. Null: nothing.',
    example: 'Order history',
    optional: true,
    orNull: true,
  })
  description?: string | null;

  @StringListField({ description: types, example: ['order.created', 'voucher.*'], optional: true })
  types?: string[];

  @BooleanField({ description: personal, example: false, optional: true })
  includePersonalData?: boolean;

  /** @throws Refusal 400 `webhook_types_invalid` */
  check(): void {
    if (this.types !== undefined) requireTypes(this.types);
  }
}

export class RotateWebhookSecretBody {
  @IntegerField(0, 168, {
    description: 'For how many hours deliveries are also signed with the previous secret. Absent: 24.',
    example: 24,
    optional: true,
  })
  overlapHours?: number;
}

/** Types can be added, so the document has no closed list of them. */
const knownTypes = { required: false, 'x-extensible-enum': [...eventTypes] } as ApiPropertyOptions;

export class TestWebhookEndpointBody {
  @ApiProperty(knownTypes)
  @TextField(1, 100, {
    description: 'The type of the sample event. Absent: `order.created`.',
    example: 'voucher.redeemed',
    optional: true,
  })
  type?: string;

  /** @throws Refusal 400 `event_type_unknown` */
  check(): void {
    if (this.type !== undefined) requireEventType(this.type);
  }
}

export class RecoverWebhookDeliveriesBody {
  @InstantField({ description: 'Events from this time on.', example: '2026-11-20T00:00:00Z' })
  since: string;

  @InstantField({
    description: 'Events up to this time. Absent: all later ones.',
    example: '2026-11-21T00:00:00Z',
    optional: true,
    nullIsAbsent: true,
  })
  until?: string | null;

  @ChoiceField(recoverable, {
    description: '`failed`: also those that are pending and have failed at least once.',
    example: 'failed',
  })
  only: (typeof recoverable)[number];

  /** @throws Refusal 400 `period_invalid` */
  check(): void {
    if (typeof this.until === 'string' && Date.parse(this.until) < Date.parse(this.since)) throw periodInvalid();
  }
}

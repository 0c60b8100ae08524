import {
  eventActors,
  type EventData,
  eventSubjects,
  eventTypes,
  withoutEndpointUrl,
  withoutPersonalData,
} from '#domain/events/event.js';
import { encodeId } from '#domain/ids.js';
import type { FeedEvent } from '#persistence/events/event.store.js';
import { ApiProperty } from '@nestjs/swagger';
import { OpenEnum } from './open-enum.js';
import { OrNull } from './or-null.js';

class EventSubjectView {
  @OpenEnum(eventSubjects, { description: 'The kind of the object.', example: 'voucher' }) type: string;
  @ApiProperty({ example: 'vch_01k9zq3f8tf2nv7c1h5x9a3b6e' }) id: string;
  @ApiProperty({ example: 'vch_01k9zq3f8tf2nv7c1h5x9a3b6e' }) externalId: string;
  @ApiProperty({ type: 'integer', description: 'Counts the events of the object, from 1, without gaps.', example: 2 })
  version: number;
}

class EventRequestView {
  @OrNull({ type: 'string' }, { description: 'The request.', example: 'req_01k9zq3f8tf2nv7c1h5x9a3b6e' })
  id: string | null;
  @OrNull({ type: 'string' }, { description: 'Its Idempotency-Key.', example: '3f0f8c1e-8f0a-4b53-9a51-0f8b7a6f2c11' })
  idempotencyKey: string | null;
}

class EventActorView {
  @OpenEnum(eventActors, { description: 'The kind of actor.', example: 'api_key' }) type: string;
  @OrNull(
    { type: 'string' },
    { description: 'The key or the staff member.', example: 'key_01k9zq3f8tf2nv7c1h5x9a3b6e' },
  )
  id: string | null;
}

const fields = { type: 'object', additionalProperties: true } as const;

class EventDataView {
  @ApiProperty({ ...fields, description: 'The object after the change, as its own operations show it, without codes.' })
  object: EventData['object'];
  @ApiProperty({
    ...fields,
    description: 'By field: its value before (`from`) and after (`to`).',
    example: { remainingValue: { from: 50, to: 40 } },
  })
  change: EventData['change'];
  @ApiProperty({ required: false, description: 'In major units of the currency of the object.', example: 10 })
  amount?: number;
  @ApiProperty({
    type: 'integer',
    required: false,
    description: 'How many stamps or points, or how many times the card was filled.',
    example: 3,
  })
  quantity?: number;
  @ApiProperty({
    required: false,
    format: 'date-time',
    description: 'When the points expire. Only with `card.points_expiring`.',
    example: '2027-11-30T23:59:59.999Z',
  })
  expiresAt?: string;
  @ApiProperty({ required: false, description: 'Why.', example: 'Order refunded' }) reason?: string;
  @ApiProperty({ required: false, description: 'The hold of a voucher.', example: 'hld_01k9zq3f8tf2nv7c1h5x9a3b6e' })
  holdId?: string;
}

/** What the reader of an event may see. (docs/reference/events.md#personal-data) */
export interface EventAccess {
  /** Personal data of customers and recipients. */
  readonly isPersonal: boolean;
  /** Whole URLs of webhook endpoints, which can hold a secret; without it their hosts. */
  readonly withUrls: boolean;
}

/** (docs/reference/events.md#the-event) */
export class EventView {
  @ApiProperty({ example: 'evt_01k9zq3f8tf2nv7c1h5x9a3b6e' }) id: string;
  @OpenEnum(eventTypes, { description: 'What happened.', example: 'voucher.redeemed' }) type: string;
  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' }) createdAt: string;
  @ApiProperty({ description: 'The object that the event is about.' }) subject: EventSubjectView;
  @OrNull(
    { type: 'string' },
    { description: 'The customer to whom the object belongs.', example: 'cus_01k9zq3f8te5rb8s6yw2m4n7pd' },
  )
  customerId: string | null;
  @ApiProperty({
    description: 'The request that caused the event. Both fields are null if no request did, for example at an expiry.',
  })
  request: EventRequestView;
  @ApiProperty({ description: 'Who did it.' }) actor: EventActorView;
  @ApiProperty() data: EventDataView;

  constructor(event: FeedEvent, { isPersonal, withUrls }: EventAccess) {
    const { subjectType, actorType, actorId } = event;
    const subjectId = encodeId(subjectType, event.subjectId);
    this.id = encodeId('event', event.id);
    this.type = event.type;
    this.createdAt = event.createdAt.toISOString();
    this.subject = {
      type: subjectType,
      id: subjectId,
      externalId: event.subjectExternalId ?? subjectId,
      version: event.subjectVersion,
    };
    this.customerId = event.customerId && encodeId('customer', event.customerId);
    this.request = {
      id: event.requestId && encodeId('request', event.requestId),
      idempotencyKey: event.idempotencyKey,
    };
    this.actor = {
      type: actorType,
      id: actorId && encodeId(actorType === 'api_key' ? 'api_key' : 'staff', actorId),
    };
    const data = withUrls ? event.data : withoutEndpointUrl(subjectType, event.data);
    this.data = isPersonal ? data : withoutPersonalData(subjectType, data);
  }
}

export const eventExample = {
  id: 'evt_01k9zq3f8tf2nv7c1h5x9a3b6e',
  type: 'card.stamps_given',
  createdAt: '2026-11-20T09:30:00.000Z',
  subject: {
    type: 'card',
    id: 'ccard_01k9zq3f8tf2nv7c1h5x9a3b6e',
    externalId: 'ccard_01k9zq3f8tf2nv7c1h5x9a3b6e',
    version: 4,
  },
  customerId: 'cus_01k9zq3f8te5rb8s6yw2m4n7pd',
  request: { id: 'req_01k9zq3f8tf2nv7c1h5x9a3b6e', idempotencyKey: '3f0f8c1e-8f0a-4b53-9a51-0f8b7a6f2c11' },
  actor: { type: 'api_key', id: 'key_01k9zq3f8tf2nv7c1h5x9a3b6e' },
  data: {
    object: {
      id: 'ccard_01k9zq3f8tf2nv7c1h5x9a3b6e',
      externalId: 'ccard_01k9zq3f8tf2nv7c1h5x9a3b6e',
      cardId: 'card_01k9zq3f8te5rb8s6yw2m4n7pd',
      customerId: 'cus_01k9zq3f8te5rb8s6yw2m4n7pd',
      title: 'Coffee card',
      type: 'stamp',
      stamps: 3,
      points: 0,
      stampsOwed: 0,
      pointsOwed: 0,
      expirations: [],
      createdAt: '2026-11-20T09:30:00.000Z',
    },
    change: { stamps: { from: 2, to: 3 } },
    quantity: 1,
  },
};

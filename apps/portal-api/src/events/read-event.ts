import { notFound } from '#domain/errors.js';
import { decodeId } from '#domain/ids.js';
import { Database } from '#persistence/database/database.js';
import { findEvent } from '#persistence/events/event.store.js';
import { findRequest } from '#persistence/requests/request.store.js';
import { listDeliveriesOfEvent } from '#persistence/webhooks/webhook-delivery-list.store.js';
import { Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { type EventReader, memberReader } from './event-reader.js';
import { eventWithDeliveriesExample, EventWithDeliveriesView } from './event-with-deliveries.view.js';

/** What the routes of members and of support share. */
export const eventRoute = {
  method: 'GET',
  summary: 'Read an event',
  params: { id: 'id of the event.' },
  answer: {
    description: 'The event.',
    shape: 'data',
    type: EventWithDeliveriesView,
    example: eventWithDeliveriesExample,
  },
  refusals: ['event_not_found'],
} as const;

/** @throws Refusal `not_found` event_not_found */
export async function readEvent(
  db: Database,
  merchantId: string,
  id: string,
  reader: EventReader,
): Promise<EventWithDeliveriesView> {
  const uuid = decodeId('event', id);
  const event = uuid === undefined ? undefined : await findEvent(db, merchantId, uuid);
  if (!event || (event.subjectType === 'api_key' && !reader.withKeys)) throw notFound('event');
  const { requestId } = event;
  const [deliveries, request] = await Promise.all([
    listDeliveriesOfEvent(db, merchantId, event.id),
    requestId === null ? undefined : findRequest(db, merchantId, requestId),
  ]);
  return new EventWithDeliveriesView(event, reader, deliveries, request !== undefined);
}

@Controller()
export class ReadEvent {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    ...eventRoute,
    path: '/merchants/:m/events/:id',
    id: 'readEvent',
    who: 'viewer',
    tag: 'Events',
    description:
      'One event of the last 30 days, with its delivery to each endpoint. Only admins and owners see the ' +
      'response of an endpoint and its whole URL: for others, `responseBody` is null, and the object of an endpoint has ' +
      '`host` instead of `url`.',
  })
  handle(@CurrentMember() { merchantId, role }: Member, @Param('id') id: string): Promise<EventWithDeliveriesView> {
    return readEvent(this.db, merchantId, id, memberReader(role));
  }
}

import { notFound } from '#domain/errors.js';
import { decodeId } from '#domain/ids.js';
import { eventExample, EventView } from '#http/views/event.view.js';
import { Database } from '#persistence/database/database.js';
import { findEvent } from '#persistence/events/event.store.js';
import { Controller, Param } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../edge/caller.js';
import { Operation } from '../edge/operation.js';
import { eventAccessOf } from './event-access.js';

@Controller()
export class ReadEvent {
  constructor(private readonly db: Database) {}

  @Operation({
    method: 'GET',
    path: '/events/:id',
    id: 'readEvent',
    anyScope: ['events:read'],
    tag: 'Events',
    summary: 'Read an event',
    description: 'One event of the last 30 days.',
    params: { id: 'id of the event.' },
    answer: { description: 'The event.', shape: 'data', type: EventView, example: eventExample },
    refusals: ['event_not_found'],
  })
  async handle(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<EventView> {
    const uuid = decodeId('event', id);
    const found = uuid === undefined ? undefined : await findEvent(this.db, caller.merchantId, uuid);
    if (!found) throw notFound('event');
    return new EventView(found, eventAccessOf(caller));
  }
}

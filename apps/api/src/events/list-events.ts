import { eventFilter, eventsQuery } from '#http/events/event-filter.js';
import { CursorSecret } from '#http/input/cursor-secret.js';
import type { QueryParameters } from '#http/input/query-parameters.js';
import { type Page, readFeedPage } from '#http/input/list-page.js';
import { eventExample, EventView } from '#http/views/event.view.js';
import { Database } from '#persistence/database/database.js';
import { type EventPage, listEvents } from '#persistence/events/event.store.js';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller, CurrentQuery } from '../edge/caller.js';
import { Operation } from '../edge/operation.js';
import { eventAccessOf } from './event-access.js';

@Controller()
export class ListEvents {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @Operation({
    method: 'GET',
    path: '/events',
    id: 'listEvents',
    anyScope: ['events:read'],
    tag: 'Events',
    summary: 'List events',
    description:
      "The merchant's events of the last 30 days, **oldest first**. `nextCursor` is never null: on the last page it " +
      'marks where to continue next time, so a client that always sends it back gets every event once. ' +
      '`hasMore` says whether there may be more events now. With a filter that few events match, a page can hold ' +
      'fewer than `limit` events while `hasMore` is true. An unknown value of a filter gives an empty list.',
    query: eventsQuery,
    answer: { description: 'A page of events.', shape: 'page', type: EventView, example: eventExample },
  })
  async handle(@CurrentCaller() caller: Caller, @CurrentQuery() query: QueryParameters): Promise<Page<EventView>> {
    const { filter, given } = eventFilter(query);
    const load = (after: number, count: number): Promise<EventPage> =>
      filter
        ? listEvents(this.db, caller.merchantId, filter, 'oldest', after, count)
        : Promise.resolve({ rows: [], next: after, hasMore: false });
    const access = eventAccessOf(caller);
    return readFeedPage(query, this.cursors.secret, given, load, (event) => new EventView(event, access));
  }
}

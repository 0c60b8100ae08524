import { eventFilter, eventsQuery } from '#http/events/event-filter.js';
import { CursorSecret } from '#http/input/cursor-secret.js';
import type { QueryParameters } from '#http/input/query-parameters.js';
import { type Page, readFilteredPage } from '#http/input/list-page.js';
import { type BeforeRead, nothingBefore } from '#http/requests/before-read.js';
import { eventExample, EventView } from '#http/views/event.view.js';
import { Database } from '#persistence/database/database.js';
import { eventIdAt, type FeedEvent, listEvents, positionOf } from '#persistence/events/event.store.js';
import { Controller } from '@nestjs/common';
import { type Member, CurrentMember, CurrentQuery } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { type EventReader, memberReader } from './event-reader.js';

/** What the routes of members and of support share. */
export const eventsRoute = {
  method: 'GET',
  summary: 'List events',
  description:
    'The events of the last 30 days, newest first. (The public API lists them oldest first.) With a filter that few ' +
    'events match, a page can hold fewer than `limit` events while `hasMore` is true. An unknown value of a filter ' +
    'gives an empty list.',
  query: eventsQuery,
  answer: { description: 'A page of events.', shape: 'page', type: EventView, example: eventExample },
} as const;

/** One page of a merchant's events, newest first. @throws Refusal `invalid` for the query */
export function eventPage(
  db: Database,
  secret: string,
  merchantId: string,
  query: QueryParameters,
  reader: EventReader,
  beforeRead: BeforeRead = nothingBefore,
): Promise<Page<EventView>> {
  const { filter, given } = eventFilter(query);
  const load = async (before: string, count: number): Promise<{ rows: readonly FeedEvent[]; last: string | null }> => {
    await beforeRead();
    if (!filter) return { rows: [], last: null };
    const shown = { ...filter, withoutKeys: !reader.withKeys };
    const { rows, next, hasMore } = await listEvents(db, merchantId, shown, 'newest', positionOf(before), count);
    return { rows, last: hasMore ? eventIdAt(next) : null };
  };
  return readFilteredPage(query, secret, given, load, (event) => new EventView(event, reader));
}

@Controller()
export class ListEvents {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @PortalOperation({ ...eventsRoute, path: '/merchants/:m/events', id: 'listEvents', who: 'viewer', tag: 'Events' })
  handle(
    @CurrentMember() { merchantId, role }: Member,
    @CurrentQuery() query: QueryParameters,
  ): Promise<Page<EventView>> {
    return eventPage(this.db, this.cursors.secret, merchantId, query, memberReader(role));
  }
}

import type { Connection } from '../connection.js';
import { type CursorList, type CursorPage, cursorList } from '../list.js';
import type { CallOptions } from '../settings.js';
import type { Event, EventsQuery } from '../shapes.js';

/** A page of events, and the position behind it. */
export interface EventPage extends CursorPage<Event> {
  readonly pagination: CursorPage<Event>['pagination'] & { readonly nextCursor: string };
}

export interface FollowOptions extends CallOptions {
  /** How long it waits at the end of the feed before it asks again: 1000. */
  readonly pauseMs?: number;
}

/** What happened, oldest first. */
export class Events {
  constructor(private readonly connection: Connection) {}

  /** The events until now. */
  list(query: EventsQuery = {}, options: CallOptions = {}): CursorList<Event> {
    return cursorList(
      query.cursor,
      (cursor) => this.load(query, cursor, options),
      ({ pagination }) => pagination.hasMore,
    );
  }

  /**
   * Every event exactly once, page by page, and then those that happen: it never ends by itself. Store the `nextCursor` of a
   * page that you have processed, and give it as `cursor` to go on there, also in another process.
   */
  async *follow(
    query: EventsQuery = {},
    { pauseMs = 1_000, ...options }: FollowOptions = {},
  ): AsyncGenerator<EventPage, never, undefined> {
    let { cursor } = query;
    for (;;) {
      const page = await this.load(query, cursor, options);
      cursor = page.pagination.nextCursor;
      if (page.data.length > 0) yield page;
      if (!page.pagination.hasMore) await this.connection.pause(pauseMs, options.signal);
    }
  }

  /** By its id. */
  async read(id: string, options: CallOptions = {}): Promise<Event> {
    const { data } = await this.connection.read(options, (http) =>
      http.GET('/v1/public/events/{id}', { params: { path: { id } } }),
    );
    return data as Event;
  }

  private async load(query: EventsQuery, cursor: string | undefined, options: CallOptions): Promise<EventPage> {
    return (await this.connection.read(options, (http) =>
      http.GET('/v1/public/events', { params: { query: { ...query, cursor } } }),
    )) as EventPage;
  }
}

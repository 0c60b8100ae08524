import { eventSubjects } from '#domain/events/event.js';
import { decodeId } from '#domain/ids.js';
import { CursorSecret } from '#http/input/cursor-secret.js';
import { type ListQuery, type Page, readFeedPage } from '#http/input/list-query.js';
import { pageQuery } from '#http/openapi/documented-answer.js';
import { eventExample, EventView } from '#http/views/event.view.js';
import { Database } from '#persistence/database/database.js';
import { type EventFilter, type EventPage, listEvents } from '#persistence/events/event.store.js';
import { Controller } from '@nestjs/common';
import { type Caller, CallerOf, QueryOf } from '../edge/caller.js';
import { Operation } from '../edge/operation.js';

const maxIdLength = 128;
const maxTypeLength = 100;

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
      "The merchant's events of the last 30 days, **oldest first**. `nextCursor` is never null: at the end it names the " +
      'position to ask from next time, so that whoever follows it receives every event exactly once. `hasMore` says whether ' +
      'there may be more now. With a filter that few events match, a page can hold fewer than `limit` of them while ' +
      '`hasMore` is true. An unknown value of a filter gives an empty list.',
    query: [
      ...pageQuery,
      {
        name: 'type',
        description: 'A type, the types of one kind of object such as `voucher.*`, or `*` for all.',
        schema: { type: 'string', maxLength: maxTypeLength },
      },
      {
        name: 'subjectId',
        description: 'The id of an order, customer, card, reward, voucher, key or webhook endpoint.',
        schema: { type: 'string', maxLength: maxIdLength },
      },
      {
        name: 'customerId',
        description: 'The id of a customer: events of this customer and of what is theirs.',
        schema: { type: 'string', maxLength: maxIdLength },
      },
      { name: 'since', description: 'The earliest `createdAt`.', schema: { type: 'string', format: 'date-time' } },
    ],
    answer: { description: 'A page of events.', shape: 'page', type: EventView, example: eventExample },
  })
  async handle(@CallerOf() caller: Caller, @QueryOf() query: ListQuery): Promise<Page<EventView>> {
    const given = {
      type: query.text('type', maxTypeLength),
      subjectId: query.text('subjectId', maxIdLength),
      customerId: query.text('customerId', maxIdLength),
    };
    const since = query.instant('since');
    const filter = filterOf(given, since);
    const load = (after: number, count: number): Promise<EventPage> =>
      filter
        ? listEvents(this.db, caller.merchantId, filter, after, count)
        : Promise.resolve({ rows: [], next: after, hasMore: false });
    const isPersonal = caller.scopes.includes('customers:read');
    const filters = { ...given, since: since?.toISOString() };
    return readFeedPage(query, this.cursors.secret, filters, load, (event) => new EventView(event, isPersonal));
  }
}

type Given = Readonly<Record<'type' | 'subjectId' | 'customerId', string | undefined>>;

/** Undefined where nothing can match. */
function filterOf(given: Given, since: Date | undefined): EventFilter | undefined {
  const subjectId = given.subjectId === undefined ? undefined : subjectUuid(given.subjectId);
  const customerId = given.customerId === undefined ? undefined : decodeId('customer', given.customerId);
  if (given.subjectId !== undefined && subjectId === undefined) return undefined;
  if (given.customerId !== undefined && customerId === undefined) return undefined;
  return { ...typesOf(given.type), subjectId, customerId, since };
}

function typesOf(pattern: string | undefined): Pick<EventFilter, 'type' | 'typePrefix'> {
  if (pattern === undefined || pattern === '*') return {};
  return pattern.endsWith('.*') ? { typePrefix: pattern.slice(0, -1) } : { type: pattern };
}

function subjectUuid(id: string): string | undefined {
  for (const kind of eventSubjects) {
    const uuid = decodeId(kind, id);
    if (uuid !== undefined) return uuid;
  }
  return undefined;
}

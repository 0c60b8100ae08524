import { eventSubjects } from '#domain/events/event.js';
import { decodeId } from '#domain/ids.js';
import type { EventFilter } from '#persistence/events/event.store.js';
import type { QueryParameters } from '../input/query-parameters.js';
import { type DocumentedQuery, pageQuery } from '../openapi/documented-answer.js';

const maxIdLength = 128;
const maxTypeLength = 100;

/** The parameters of a list of events. (docs/reference/events.md#list) */
export const eventsQuery: readonly DocumentedQuery[] = [
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
    description: 'The id of a customer: events of this customer and of their orders, cards, rewards and vouchers.',
    schema: { type: 'string', maxLength: maxIdLength },
  },
  { name: 'since', description: 'The earliest `createdAt`.', schema: { type: 'string', format: 'date-time' } },
];

type Given = Readonly<Record<'type' | 'subjectId' | 'customerId' | 'since', string | undefined>>;

/** The filter of a query, undefined where nothing can match, and its texts for the cursor. @throws Refusal `invalid` for the query */
export function eventFilter(query: QueryParameters): {
  readonly filter: EventFilter | undefined;
  readonly given: Given;
} {
  const since = query.instant('since');
  const given: Given = {
    type: query.text('type', maxTypeLength),
    subjectId: query.text('subjectId', maxIdLength),
    customerId: query.text('customerId', maxIdLength),
    since: since?.toISOString(),
  };
  const subjectId = given.subjectId === undefined ? undefined : subjectUuid(given.subjectId);
  const customerId = given.customerId === undefined ? undefined : decodeId('customer', given.customerId);
  const isUnknown =
    (given.subjectId !== undefined && subjectId === undefined) ||
    (given.customerId !== undefined && customerId === undefined);
  return { given, filter: isUnknown ? undefined : { ...typesOf(given.type), subjectId, customerId, since } };
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

import { notFound } from '#domain/errors.js';
import { decodeId } from '#domain/ids.js';
import { plainIdempotencyKey, shownIdempotencyKey } from '#domain/requests/idempotency-key.js';
import { uuidOf } from '#domain/requests/subjects.js';
import type { Database } from '#persistence/database/database.js';
import { firstIdAt } from '#persistence/database/new-id.js';
import {
  findRequest,
  findRequestByHeader,
  listRequests,
  type LoggedRequest,
  type LoggedRequestWithBodies,
  type RequestFilter,
} from '#persistence/requests/request.store.js';
import { invalidQuery, type QueryParameters } from '../input/query-parameters.js';
import { type Page, readFilteredPage, type RowsOfPage } from '../input/list-page.js';
import { type DocumentedQuery, pageQuery } from '../openapi/documented-answer.js';
import { type BeforeRead, nothingBefore } from './before-read.js';
import { isRequestId } from '../server/request-id.js';
import { RequestView } from '../views/request.view.js';

const filters = [
  ['status', 'A status such as `400`, or a class: `1xx` to `5xx`.', 3],
  ['method', 'A method in upper case.', 20],
  ['route', 'The template of a path, such as `/v1/public/customers/{id}`.', 200],
  ['error', 'The reason of a refusal, such as `voucher_expired`.', 100],
  ['keyId', 'The id of a key.', 128],
  ['idempotencyKey', 'An Idempotency-Key.', 257],
  ['requestId', 'An X-Request-Id.', 128],
  [
    'subjectId',
    'The id of a customer, card, reward, voucher, order or key that the request or its response names.',
    128,
  ],
] as const;
type TextFilter = (typeof filters)[number][0];

/** The parameters of a list of requests. (docs/reference/requests.md#list) */
export const requestsQuery: readonly DocumentedQuery[] = [
  ...pageQuery,
  ...filters.map(([name, description, maxLength]) => ({ name, description, schema: { type: 'string', maxLength } })),
  { name: 'since', description: 'The earliest time.', schema: { type: 'string', format: 'date-time' } },
  { name: 'until', description: 'The latest time.', schema: { type: 'string', format: 'date-time' } },
];

/** One page of a merchant's request log, newest first. @throws Refusal `invalid` for the query */
export async function requestPage(
  query: QueryParameters,
  db: Database,
  secret: string,
  merchantId: string,
  beforeRead: BeforeRead = nothingBefore,
): Promise<Page<RequestView>> {
  const given: Partial<Record<TextFilter, string>> = {};
  for (const [name, , maxLength] of filters) {
    const text = query.text(name, maxLength);
    if (text !== undefined) given[name] = text;
  }
  const [since, until] = [query.instant('since'), query.instant('until')];
  const filter = filterOf(given, since);
  const cursorFilters = { ...given, since: since?.toISOString(), until: until?.toISOString() };
  const load = async (before: string, count: number): Promise<RowsOfPage<LoggedRequest>> => {
    await beforeRead();
    return filter ? listRequests(db, merchantId, filter, earlier(before, until), count) : { rows: [], last: null };
  };
  return readFilteredPage(query, secret, cursorFilters, load, (request) => new RequestView(request));
}

/**
 * One request by its id, else the newest with this X-Request-Id.
 * @throws Refusal `not_found` request_not_found (docs/reference/requests.md#read)
 */
export async function findLoggedRequest(
  db: Database,
  merchantId: string,
  id: string,
): Promise<LoggedRequestWithBodies> {
  const uuid = decodeId('request', id);
  const byId = uuid === undefined ? undefined : await findRequest(db, merchantId, uuid);
  const found = byId ?? (isRequestId(id) ? await findRequestByHeader(db, merchantId, id) : undefined);
  if (!found) throw notFound('request');
  return found;
}

/** The end of a page: its cursor, or the first instant after `until`. */
function earlier(before: string, until: Date | undefined): string {
  const end = until && firstIdAt(new Date(until.getTime() + 1));
  return end !== undefined && end < before ? end : before;
}

/** The filter of a query; undefined where an id in it can name nothing, so that no request matches. */
function filterOf(given: Partial<Record<TextFilter, string>>, since: Date | undefined): RequestFilter | undefined {
  const { method, route, error, idempotencyKey, requestId, subjectId, keyId } = given;
  const apiKeyId = keyId === undefined ? undefined : decodeId('api_key', keyId);
  const subject = subjectId === undefined ? undefined : uuidOf(subjectId);
  if ((keyId !== undefined && apiKeyId === undefined) || (subjectId !== undefined && subject === undefined)) {
    return undefined;
  }
  return {
    method,
    route,
    error,
    // As it was sent: the spaces around it are no part of it.
    idempotencyKey: idempotencyKey && shownIdempotencyKey(plainIdempotencyKey(idempotencyKey.trim())),
    xRequestId: requestId,
    apiKeyId,
    status: statusRange(given.status),
    subject: subject === undefined ? undefined : { id: subjectId ?? '', uuid: subject },
    from: since && firstIdAt(since),
  };
}

function statusRange(text: string | undefined): readonly [number, number] | undefined {
  if (text === undefined) return undefined;
  if (/^\d{3}$/.test(text)) return [Number(text), Number(text)];
  const hundreds = /^([1-5])xx$/.exec(text)?.[1];
  if (hundreds !== undefined) return [Number(hundreds) * 100, Number(hundreds) * 100 + 99];
  throw invalidQuery('status must be three digits, or a class from 1xx to 5xx.');
}

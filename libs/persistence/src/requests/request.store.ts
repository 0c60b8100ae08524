import { nilUuid } from '#domain/ids.js';
import type { Subject } from '#domain/requests/subjects.js';
import type { Database } from '../database/database.js';
import { columnsOf } from '../database/entities/entity-sql.js';
import { queryOne, read, type Reader, type ReadStatement, selfCommitting } from '../database/statement.js';
import { RequestTable } from './request.table.js';

/** A request in the log, with the public part of its key. */
export type LoggedRequest = Omit<RequestTable, 'requestBody' | 'responseBody'> & { readonly publicPart: string };

/** With its bodies, which lists do not read. */
export type LoggedRequestWithBodies = LoggedRequest & Pick<RequestTable, 'requestBody' | 'responseBody'>;

export interface RequestFilter {
  /** The first and the last status. */
  readonly status?: readonly [number, number] | undefined;
  readonly method?: string | undefined;
  readonly route?: string | undefined;
  readonly error?: string | undefined;
  readonly apiKeyId?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  /** The X-Request-Id. */
  readonly xRequestId?: string | undefined;
  readonly subject?: Subject | undefined;
  /** The smallest id. */
  readonly from?: string | undefined;
}

/** Where a list looks: in an index that has only the matches of one filter, or in the newest rows of the merchant. */
type Source = 'newest' | 'error' | 'key' | 'idempotencyKey' | 'xRequestId' | 'subject';

/**
 * The rows that one page may read. A page of a rare filter is then not full, and the next one continues below the rows that
 * were read: a page costs the same however many rows the merchant has.
 */
const rowsRead = 10_000;

const ofPage = 'r.merchant_id = $1 and r.id < $2 and r.id >= $3';
/** The rows of each source; $4 is the value of its filter. */
const sources: Readonly<Record<Source, string>> = {
  newest: `requests r where ${ofPage} and $4::text is null`,
  error: `requests r where ${ofPage} and r.error = $4`,
  key: `requests r where ${ofPage} and r.api_key_id = $4::uuid`,
  idempotencyKey: `requests r where ${ofPage} and r.idempotency_key = $4`,
  xRequestId: `requests r where ${ofPage} and r.x_request_id = $4`,
  subject: `requests r where ${ofPage} and r.id in (
    select s.request_id from request_subjects s
    where s.merchant_id = $1 and s.subject_id = $4 and s.request_id < $2 and s.request_id >= $3
    order by s.request_id desc limit ${rowsRead})`,
};

const shown = `${columnsOf(RequestTable, 'r', { except: ['requestBody', 'responseBody'] })}, k.public_part as "publicPart"`;
const withKey = 'join api_keys k on k.merchant_id = r.merchant_id and k.id = r.api_key_id';

const matches = `($6::int is null or r.status between $6 and $7) and ($8::text is null or r.method = $8)
  and ($9::text is null or r.route = $9) and ($10::text is null or r.error = $10)
  and ($11::uuid is null or r.api_key_id = $11) and ($12::text is null or r.idempotency_key = $12)
  and ($13::text is null or r.x_request_id = $13) and ($14::text is null or $14 = any(r.subject_ids))`;

interface PageRow extends LoggedRequest {
  /** Null in the row of an empty page. */
  readonly id: string;
  /** The last of the rows that this page could read; null where there were fewer, and where the page is full. */
  readonly lastRead: string | null;
}

/** One statement, so that no request is logged between the end of the rows that it reads and the choice among them. $5: how many may be shown. */
const pageOf = (source: Source): ReadStatement<PageRow> =>
  read(
    `list_requests_by_${source}`,
    `with page as materialized (
       select r.* from (select r.* from ${sources[source]} order by r.id desc limit ${rowsRead}) r
       where ${matches} order by r.id desc limit $5)
     select ${shown}, bound."lastRead" from (
       select case when (select count(*) from page) < $5 then (
         select r.id from ${sources[source]} order by r.id desc offset ${rowsRead - 1} limit 1) end as "lastRead") bound
     left join (page r ${withKey}) on true order by r.id desc`,
  );

const pages: Readonly<Record<Source, ReadStatement<PageRow>>> = {
  newest: pageOf('newest'),
  error: pageOf('error'),
  key: pageOf('key'),
  idempotencyKey: pageOf('idempotencyKey'),
  xRequestId: pageOf('xRequestId'),
  subject: pageOf('subject'),
};

/** Chooses the source by the most selective filter. */
function sourceOf({
  idempotencyKey,
  xRequestId,
  subject,
  error,
  apiKeyId,
}: RequestFilter): readonly [Source, string | null] {
  if (idempotencyKey !== undefined) return ['idempotencyKey', idempotencyKey];
  if (xRequestId !== undefined) return ['xRequestId', xRequestId];
  if (subject !== undefined) return ['subject', subject.uuid];
  if (error !== undefined) return ['error', error];
  return apiKeyId === undefined ? ['newest', null] : ['key', apiKeyId];
}

export interface RequestPage {
  readonly rows: readonly LoggedRequest[];
  /** The next page begins below this id; null where all matches are on this page. */
  readonly last: string | null;
}

/** Newest first, below the id `before`, at most `count`. */
export async function listRequests(
  reader: Reader,
  merchantId: string,
  filter: RequestFilter,
  before: string,
  count: number,
): Promise<RequestPage> {
  const [source, value] = sourceOf(filter);
  const from = [merchantId, before, filter.from ?? nilUuid, value, count + 1];
  const { status, method, route, error, apiKeyId, idempotencyKey, xRequestId, subject } = filter;
  const filters = [...(status ?? [null, null]), method, route, error, apiKeyId, idempotencyKey, xRequestId];
  const found = await reader.query(pages[source], [...from, ...filters, subject?.id]);
  const matching = found.filter(({ id }) => id !== null);
  const rows = matching.slice(0, count);
  return { rows, last: (matching.length > count ? rows.at(-1)?.id : found[0]?.lastRead) ?? null };
}

const findWhere = (name: string, condition: string): ReadStatement<LoggedRequestWithBodies> =>
  read(
    name,
    `select ${shown}, r.request_body as "requestBody", r.response_body as "responseBody" from requests r ${withKey}
     where r.merchant_id = $1 and ${condition} order by r.id desc limit 1`,
  );
const findById = findWhere('find_request', 'r.id = $2');
const findByHeader = findWhere('find_request_by_header', 'r.x_request_id = $2');

/** Finds a request by its UUID. */
export const findRequest = (
  reader: Reader,
  merchantId: string,
  id: string,
): Promise<LoggedRequestWithBodies | undefined> => queryOne(reader, findById, [merchantId, id]);

/** Finds the newest request with this X-Request-Id. */
export const findRequestByHeader = (
  reader: Reader,
  merchantId: string,
  xRequestId: string,
): Promise<LoggedRequestWithBodies | undefined> => queryOne(reader, findByHeader, [merchantId, xRequestId]);

const insertRequests = selfCommitting<never>(
  'insert_requests',
  `with logged as (
     insert into requests select r.* from json_populate_recordset(null::requests, $1) r on conflict do nothing)
   insert into request_subjects select s.* from json_populate_recordset(null::request_subjects, $2) s
   on conflict do nothing`,
);

/** Who finds another process at it waits for it: alone the function would leave at once, and the partition is not there yet. */
const maintainDays = selfCommitting<never>(
  'maintain_request_days',
  `with turn as materialized (select pg_advisory_xact_lock(hashtextextended('maintain_request_days', 77)))
   select maintain_request_days() from turn`,
);

/** The rows of one request, with the names of the columns. */
export interface LoggedForm {
  readonly row: object;
  readonly subjects: readonly object[];
}

/** Writes requests to the log, in one statement that may be repeated. */
export async function saveRequests(db: Pick<Database, 'execute'>, logged: readonly LoggedForm[]): Promise<void> {
  const [rows, subjects] = [logged.map(({ row }) => row), logged.flatMap((request) => request.subjects)];
  await db.execute(insertRequests, [JSON.stringify(rows), JSON.stringify(subjects)]);
}

/** Makes the partitions of the next 14 days, and drops those that are more than 30 days old. */
export const maintainRequestDays = async (db: Pick<Database, 'execute'>): Promise<void> => {
  await db.execute(maintainDays, []);
};

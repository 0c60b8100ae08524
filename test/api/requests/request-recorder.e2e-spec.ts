import { randomUUID } from 'node:crypto';
import { newId } from '#persistence/database/new-id.js';
import { type EndedRequest, RequestRecorder } from '#persistence/requests/request-recorder.js';
import { TestDatabase } from '../../support/servers/test-database.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await TestDatabase.create();
});
afterAll(() => database?.drop());

const merchantId = randomUUID();
const requestOf = (fields: Partial<EndedRequest> = {}): EndedRequest => ({
  merchantId,
  apiKeyId: randomUUID(),
  id: newId(new Date()),
  xRequestId: 'x',
  method: 'POST',
  route: '/x',
  url: '/x',
  status: 200,
  durationMs: 1,
  idempotencyKey: undefined,
  replayed: false,
  address: '127.0.0.1',
  userAgent: undefined,
  requestBody: undefined,
  isBodyCut: false,
  responseBody: undefined,
  ...fields,
});
const logged = async (): Promise<string[]> =>
  (await database.rows<{ id: string }>('select id from requests order by id')).map(({ id }) => id);

async function record(...requests: readonly EndedRequest[]): Promise<RequestRecorder> {
  const recorder = new RequestRecorder(database.db);
  for (const request of requests) recorder.record(request);
  await recorder.flush();
  return recorder;
}

afterEach(() => database.rows('delete from requests'));

it.each([
  ['a value that PostgreSQL refuses', { merchantId: 'no uuid' }],
  ['a time without a partition', { id: newId(new Date(Date.now() + 400 * 86_400_000)) }],
  ['a status that no answer has', { status: 7 }],
  ['a missing address', { address: JSON.parse('null') as string }],
])('%s keeps no other request out of the log', async (_, fields) => {
  const [first, last] = [requestOf(), requestOf()];
  const recorder = await record(first, requestOf(fields), last);
  expect(await logged()).toEqual([first.id, last.id]);
  const next = requestOf();
  recorder.record(next);
  await recorder.stop();
  expect(await logged()).toEqual([first.id, last.id, next.id]);
});

it('what no customer can have for an address keeps no request out of the log', async () => {
  const body = Buffer.from('{"customer_email":"a\\u0000@example.com"}');
  const requests = [requestOf({ url: '/x?email=%00' }), requestOf({ status: 400, requestBody: body })];
  await (await record(...requests)).stop();
  expect(await logged()).toEqual(requests.map(({ id }) => id));
});

it.each([8_190, 8_191, 8_192])('a character of two halves that is cut after %d others is stored', async (length) => {
  const body = `${'x'.repeat(length)}😀`;
  const request = requestOf({ requestBody: Buffer.from(body), responseBody: body, url: `/x?${'x'.repeat(length)}😀` });
  await (await record(request)).stop();
  expect(await logged()).toEqual([request.id]);
});

it('a flood of requests that a limit refused is logged in part, and other requests whole', async () => {
  const flood = Array.from({ length: 600 }, () => requestOf({ status: 429, requestBody: Buffer.from('{}') }));
  const [other, ofAnother] = [requestOf(), requestOf({ merchantId: randomUUID(), status: 429 })];
  const recorder = await record(...flood, other, ofAnother);
  const found = await logged();
  expect(found).toHaveLength(502);
  const withBodies = 'select count(*) from requests where request_body is not null and not request_body_truncated';
  expect(await database.count(withBodies)).toBe(20);
  expect(found).toEqual(expect.arrayContaining([other.id, ofAnother.id]));
  const later = requestOf({ status: 429 });
  recorder.record(later);
  await recorder.stop();
  expect(await logged()).toContain(later.id);
});

it('what was written before is not written again', async () => {
  const request = requestOf();
  await (await record(request)).stop();
  await (await record(request)).stop();
  expect(await logged()).toEqual([request.id]);
});

it('a missing partition is made', async () => {
  const request = requestOf();
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  await database.rows(`drop table requests_${day}`);
  await (await record(request)).stop();
  expect(await logged()).toEqual([request.id]);
});

it('a request whose partition another process is making waits for it', async () => {
  const request = requestOf();
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  await database.rows(`drop table requests_${day}`);
  const release = await database.hold(
    "select pg_advisory_xact_lock(hashtextextended('maintain_request_days', 77))",
    [],
  );
  const recorder = new RequestRecorder(database.db);
  recorder.record(request);
  await expect(recorder.flush()).rejects.toThrow('busy');
  await release();
  await recorder.stop();
  expect(await logged()).toEqual([request.id]);
});

it('the partitions of the next 14 days are there, and those of more than 30 days ago are dropped', async () => {
  const partitions = async (): Promise<string[]> =>
    (
      await database.rows<{ name: string }>(
        `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
         where i.inhparent = 'requests'::regclass order by 1`,
      )
    ).map(({ name }) => name);
  const day = (offset: number): string => {
    const at = new Date(Date.now() + offset * 86_400_000).toISOString();
    return `requests_${at.slice(0, 10).replaceAll('-', '')}`;
  };
  // Drops the last day, as if the migrations had run yesterday.
  await database.rows(`drop table if exists ${day(14)}`);
  await database.rows('select maintain_request_days()');
  const kept = await partitions();
  expect(kept.filter((name) => name >= day(-1))).toEqual(Array.from({ length: 16 }, (_, index) => day(index - 1)));
  for (const age of [30, 31, 40]) {
    await database
      .rows(
        `select format('create table %1$I partition of requests for values from (%2$L) to (%3$L)',
         'requests_' || to_char(day, 'YYYYMMDD'), first_id_of(day), first_id_of(day + 1)) as text
       from (select (now() at time zone 'UTC')::date - $1::int as day) d`,
        [age],
      )
      .then(([row]) => database.rows((row as { text: string }).text));
  }
  expect(await partitions()).toHaveLength(kept.length + 3);
  await database.rows('select maintain_request_days()');
  expect(await partitions()).toEqual([day(-30), ...kept]);
});

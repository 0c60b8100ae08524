import { randomUUID } from 'node:crypto';
import type { SearchTerm } from '#domain/search/terms.js';
import type { Database } from '#persistence/database/database.js';
import type { Reader } from '#persistence/database/statement.js';
import type { FoundThing } from '#persistence/search/look-ups.js';
import { searchThings } from '#persistence/search/search.store.js';
import { newId } from '#persistence/database/new-id.js';
import { findTimelineThings } from '#persistence/timeline/timeline-things.store.js';
import { listTimeline, type TimelineEntry } from '#persistence/timeline/timeline.store.js';
import { maxUuid } from '#domain/ids.js';
import { costOfGenericPlans } from '../../support/fixtures/explained.js';
import { unique } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';
import { Service } from '../../support/harness/service.js';

const [merchants, requestsOfEach, events] = [2_000, 30, 200_000];

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await Service.start();
  shop = await Shop.open(service);
});
afterAll(() => service.end());

const idAtMs = (ms: string, n: string): string =>
  `(lpad(to_hex((${ms})::bigint), 12, '0') || '7' || lpad(to_hex((${n})::bigint), 19, '0'))::uuid`;
const nowMs = 'extract(epoch from now()) * 1000';

async function costOfSearch(by: SearchTerm['by'], value: string, merchantId: string | null = null, kind?: 'request') {
  let found: readonly FoundThing[] = [];
  const buffers = await costOfGenericPlans(service.database, async (reader) => {
    // One at a time: they are prepared by one name.
    let last: Promise<unknown> = Promise.resolve();
    const oneByOne: Reader = {
      query: (statement, values) => (last = last.then(() => reader.query(statement, values))) as never,
    };
    const db = { pipeline: <Answer>(send: (of: Reader) => Promise<Answer>) => send(oneByOne) } as unknown as Database;
    found = await searchThings(db, merchantId, [{ by, value, ...(kind && { kind }) }]);
  });
  return { buffers, found };
}

describe('a search of support in the request logs of 2,000 merchants', () => {
  const common = `common.${unique()}`;
  const rare = `rare.${unique()}`;
  beforeAll(async () => {
    // All of them use the key `common` again and again, as clients with a fixed X-Request-Id do; one has used `rare`.
    await shop.database.rows(
      `with made as (
         insert into merchants select (jsonb_populate_record(m, jsonb_build_object('merchant_id', gen_random_uuid()))).*
         from merchants m, generate_series(1, $2::int) where m.merchant_id = $1 returning merchant_id)
       insert into requests (merchant_id, id, x_request_id, api_key_id, method, path, status, duration_us, idempotency_key,
         replayed, address, subject_ids, request_body_truncated, response_body_truncated)
       select merchant_id, ${idAtMs(`${nowMs} - n * 60000`, `row_number() over ()`)}, $4, $5, 'GET', '/v1/public/me', 200, 1000,
         $4, false, '127.0.0.1', '{}', false, false
       from made, generate_series(1, $3::int) n`,
      [shop.merchantId, merchants, requestsOfEach, common, shop.keyId],
    );
    await shop.database.rows(
      `update requests set idempotency_key = $1, x_request_id = $1
       where (merchant_id, id) = (select merchant_id, id from requests where x_request_id = $2 limit 1)`,
      [rare, common],
    );
    await shop.database.rows('vacuum analyze requests, merchants');
  });

  it.each(['idempotencyKey', 'xRequestId'] as const)('%s: of one merchant, and of none', async (by) => {
    const one = await costOfSearch(by, rare);
    expect(one.found).toHaveLength(1);
    const none = await costOfSearch(by, unique());
    expect(none.found).toEqual([]);
    // Each step reads the index of each day once.
    expect([one.buffers < 400, none.buffers < 150]).toEqual([true, true]);
  });

  it.each(['idempotencyKey', 'xRequestId'] as const)('%s: of all merchants, some of which are shown', async (by) => {
    const { found, buffers } = await costOfSearch(by, common);
    expect(found).toHaveLength(20);
    expect(new Set(found.map(({ merchantId }) => merchantId)).size).toBe(4);
    expect(buffers).toBeLessThan(1_000);
    const [first] = found;
    const inMerchant = await costOfSearch(by, common, first?.merchantId);
    const ofFirst = found.filter(({ merchantId }) => merchantId === first?.merchantId);
    expect(inMerchant.found.map(({ id }) => id)).toEqual(ofFirst.map(({ id }) => id));
    expect(inMerchant.buffers).toBeLessThan(200);
  });
});

describe('a request of the portal among 200,000 audit entries and events', () => {
  const sentAt = Date.now() - 60_000;
  const ids = { known: newId(new Date(sentAt)), unknown: newId(new Date(sentAt)) };
  beforeAll(async () => {
    const subject = randomUUID();
    const insert = (agoOfEntry: string, agoOfEvent: string, count: number, request: string | null) =>
      shop.database.rows(
        `with entries as (
           insert into audit_entries (merchant_id, id, actor_kind, action, subject_id, details, created_at, request_id)
           select $1, ${idAtMs(`$4::bigint - ${agoOfEntry}`, 'n')}, 'staff', 'customer.stamps_given', $2, '{}', now(),
             coalesce($3::uuid, gen_random_uuid()) from generate_series(1, $5::int) n)
         insert into events (merchant_id, position, id, type, created_at, subject_type, subject_id, subject_version, actor_type,
           data, request_id)
         select $1, p, event_id_at(p), 'card.stamps_given', now(), 'card', $2, 1, 'staff', '{}',
           coalesce($3::uuid, gen_random_uuid())
         from generate_series(1, $5::int) n, lateral (select ($4::bigint - ${agoOfEvent}) * 1000 + 500 as p) x`,
        [shop.merchantId, subject, request, sentAt, count],
      );
    // Others do something each second.
    await insert('(n - 60) * 1000', 'n', events, null);
    await insert('0', '0', 1, ids.known);
    await shop.database.rows('vacuum analyze audit_entries, events');
  });

  it.each([
    ['known', 1],
    ['unknown', 0],
  ] as const)('one that is %s: the search reads few pages, at its merchant and over 2,000', async (which, hits) => {
    const inMerchant = await costOfSearch('id', ids[which], shop.merchantId, 'request');
    const everywhere = await costOfSearch('id', ids[which], null, 'request');
    expect([inMerchant.found.length, everywhere.found.length]).toEqual([hits, hits]);
    // Over all merchants, a few pages of the request log's and the audit log's index for each.
    expect([inMerchant.buffers < 50, everywhere.buffers < 8 * merchants]).toEqual([true, true]);
  });

  it.each([
    ['known', 2],
    ['unknown', undefined],
  ] as const)('one that is %s: the timeline reads few pages', async (which, entries) => {
    let page: TimelineEntry[] | undefined;
    const buffers = await costOfGenericPlans(service.database, async (reader) => {
      const things = await findTimelineThings(reader, shop.merchantId, 'request', ids[which]);
      const seen = { withAudit: true, withKeys: true };
      page = things && (await listTimeline(reader, shop.merchantId, things, seen, maxUuid, 26));
    });
    expect(page?.length).toBe(entries);
    expect(buffers).toBeLessThan(300);
  });
});

describe('a page of a timeline among 200,000 events', () => {
  const customer = randomUUID();
  const endpoint = randomUUID();
  beforeAll(async () => {
    const { id } = await shop.customer();
    await shop.database.rows(
      `insert into events (merchant_id, position, id, type, created_at, subject_type, subject_id, subject_version, customer_id,
         actor_type, data)
       select $1, p, event_id_at(p), 'customer.updated', now(), 'customer', $2, $3::int - n + 1, $2, 'system', '{}'
       from generate_series(1, $3::int) n, lateral (select (${nowMs} * 1000)::bigint - n * 1000 as p) x`,
      [shop.merchantId, id, events],
    );
    await shop.database.rows(
      `insert into webhook_endpoints (merchant_id, id, url, types, include_personal_data, status, created_at, secret)
       values ($1, $2, 'https://shop.example/', '{*}', false, 'enabled', now(), '\\x00')`,
      [shop.merchantId, endpoint],
    );
    await shop.database.rows(
      `insert into webhook_deliveries (merchant_id, id, endpoint_id, event_id, event_type, event_at, position, status, created_at)
       select merchant_id, event_id_at(position), $2, id, type, created_at, position, 'succeeded', created_at
       from events where merchant_id = $1`,
      [shop.merchantId, endpoint],
    );
    await shop.database.rows('vacuum analyze events, webhook_deliveries');
    Object.assign(ids, { customer: id });
  });
  const ids = { customer };

  it('reads its page, however many there are, also far down', async () => {
    const things = await findTimelineThings(service.database.db, shop.merchantId, 'customer', ids.customer);
    if (!things) throw new Error('The customer is there.');
    for (const before of [maxUuid, '']) {
      let page: TimelineEntry[] = [];
      const middle = await shop.database.row<{ id: string }>(
        'select id from events where merchant_id = $1 order by position offset 100000 limit 1',
        [shop.merchantId],
      );
      const buffers = await costOfGenericPlans(service.database, async (reader) => {
        page = await listTimeline(
          reader,
          shop.merchantId,
          things,
          { withAudit: true, withKeys: true },
          before || middle.id,
          26,
        );
      });
      expect(page).toHaveLength(26);
      expect(new Set(page.map(({ kind }) => kind))).toEqual(new Set(['event', 'delivery']));
      expect(buffers).toBeLessThan(600);
    }
  });
});

import { randomUUID } from 'node:crypto';
import { encodeId, maxUuid } from '#domain/ids.js';
import { listRequests, type RequestFilter, type RequestPage } from '#persistence/requests/request.store.js';
import { costOfReads } from '../../support/fixtures/explained.js';
import { Shop } from '../../support/fixtures/shop.js';
import { Service } from '../../support/harness/service.js';

const [many, subjectShare] = [60_000, 100];
const subject = randomUUID();
const subjectId = encodeId('customer', subject);

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await Service.start();
  shop = await Shop.open(service);
  // One in a hundred concerns the subject and was refused; the newest are the last.
  await shop.database.rows(
    `with logged as (
       insert into requests (merchant_id, id, x_request_id, api_key_id, method, route, path, status, error, duration_us,
         idempotency_key, replayed, address, subject_ids, request_body_truncated, response_body_truncated)
       select $1, (lpad(to_hex((extract(epoch from now()) * 1000)::bigint - n), 12, '0') || '7' || lpad(to_hex(n), 19, '0'))::uuid,
         'x' || n, $2, 'GET', '/v1/public/me', '/v1/public/me', case when n % $4 = 0 then 404 else 200 end,
         case when n % $4 = 0 then 'customer_not_found' end, 1000, 'k' || n, false, '127.0.0.1',
         case when n % $4 = 0 then array[$5] else '{}' end, false, false
       from generate_series(1, $3::int) n returning merchant_id, id, status)
     insert into request_subjects select merchant_id, $6::uuid, id from logged where status = 404`,
    [shop.merchantId, shop.keyId, many, subjectShare, subjectId, subject],
  );
  await shop.database.rows('vacuum analyze requests, request_subjects');
});
afterAll(() => service.end());

it.each<readonly [string, RequestFilter, number, number]>([
  ['without a filter', {}, 10, 100],
  ['of an error', { error: 'customer_not_found' }, 10, 200],
  ['of an Idempotency-Key', { idempotencyKey: 'k77' }, 1, 100],
  ['of an X-Request-Id', { xRequestId: 'x77' }, 1, 100],
  ['of an object', { subject: { id: subjectId, uuid: subject } }, 10, 4_000],
  ['of a route that none has', { route: '/none' }, 0, 2_500],
])('a page %s reads a part of the log that does not grow with it', async (_, filter, rows, most) => {
  let page: RequestPage = { rows: [], last: null };
  const { buffers } = await costOfReads(service.database, async (reader) => {
    page = await listRequests(reader, shop.merchantId, filter, maxUuid, 10);
  });
  expect(page.rows).toHaveLength(rows);
  expect(buffers).toBeLessThan(most);
});

it('a filter that none matches ends after its pages', async () => {
  let before = maxUuid;
  for (let pages = 1; ; pages += 1) {
    const { rows, last } = await listRequests(service.database.db, shop.merchantId, { route: '/none' }, before, 10);
    expect(rows).toEqual([]);
    if (last === null) return expect(pages).toBe(many / 10_000 + 1);
    before = last;
  }
});

import type { AttentionView } from '#portal/overview/attention.view.js';
import { encodeId } from '#domain/ids.js';
import { newId } from '#persistence/database/new-id.js';
import { listExpiringVouchers } from '#persistence/overview/attention.store.js';
import { costOfReads } from '../../support/fixtures/explained.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { allScopes, Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher } from '../../support/fixtures/vouchers.js';

const started = usePortal();
let shop: Shop;
beforeEach(async () => {
  shop = await Shop.open(started.service);
});

const dayMs = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * dayMs);
const userOf = (role: 'viewer' | 'staff' | 'admin' | 'owner'): Promise<PortalUser> =>
  started.portal.user({ shop, role });
const attention = async (role: 'viewer' | 'staff' | 'admin' | 'owner' = 'owner'): Promise<AttentionView> =>
  (await (await userOf(role)).get<{ data: AttentionView }>(`/merchants/${shop.id}/attention`)).body.data;
const kindsFor = async (role: 'viewer' | 'staff' | 'admin' | 'owner') =>
  (await attention(role)).items.map(({ kind, count }) => [kind, count]);
const requests = (hoursAgo: number, count: number, errors: number) =>
  shop.database.rows(
    `insert into usage_buckets (merchant_id, api_key_id, resolution, starts_at, method, route, requests, client_errors,
       server_errors, limited, duration_us, duration_counts)
     values ($1, $2, 'hour', date_trunc('hour', now()) - make_interval(hours => $3), 'GET', '/x', $4, $5, 0, 0, 0, '{}')`,
    [shop.merchantId, shop.keyId, hoursAgo, count, errors],
  );
const failedEmail = (kind: 'voucher' | 'invitation', daysAgo = 0) =>
  shop.database.rows(
    `insert into emails (merchant_id, id, kind, subject_id, recipient, status, created_at)
     values ($1, $2, $3, gen_random_uuid(), 'ada@canary.example', 'failed', now())`,
    [shop.merchantId, newId(inDays(-daysAgo)), kind],
  );

it('a merchant without anything needs nothing', async () => {
  expect(await attention()).toEqual({ items: [], latestOrders: [], expiringVouchers: [] });
});

it('keys that expire within 14 days, or have within 3, for those who may read keys', async () => {
  const key = await shop.keyWith(allScopes, inDays(13));
  await shop.keyWith(allScopes, inDays(15));
  const gone = await shop.keyWith(allScopes, inDays(-2));
  await shop.keyWith(allScopes, inDays(-4));
  const { items } = await attention('viewer');
  expect(items).toMatchObject([
    { kind: 'key_expired', subjectId: encodeId('api_key', gone.id), subjectName: 'A key' },
    { kind: 'key_expires', href: `/merchants/${shop.id}/keys/${encodeId('api_key', key.id)}`, at: expect.any(String) },
  ]);
  expect(await kindsFor('staff')).toEqual([]);
  expect(
    (await (await userOf('admin')).post(`/merchants/${shop.id}/keys/${encodeId('api_key', key.id)}/revoke`)).status,
  ).toBe(200);
  expect((await attention('viewer')).items).toHaveLength(1);
});

it('errors that rise, compared with the day before', async () => {
  await requests(30, 100, 10);
  await requests(2, 100, 20);
  expect(await kindsFor('viewer')).toEqual([]);
  await requests(3, 100, 21);
  expect((await attention('viewer')).items).toMatchObject([
    { kind: 'errors_rise', count: 41, href: `/merchants/${shop.id}/usage?window=24h` },
  ]);
});

it('e-mails that failed within 7 days; those of invitations for owners', async () => {
  await failedEmail('voucher');
  await failedEmail('voucher', 8);
  await failedEmail('invitation');
  expect([await kindsFor('viewer'), await kindsFor('owner')]).toEqual([[['emails_failed', 1]], [['emails_failed', 2]]]);
});

it('refused keys and failing endpoints, for admins', async () => {
  await shop.database.rows(
    `insert into authentication_failures (merchant_id, minute, address, public_part, reason, failures, last_at)
     select $1, date_trunc('minute', now()) - make_interval(hours => ago), '203.0.113.7', k.public_part, 'wrong', 3,
       now() - make_interval(hours => ago)
     from api_keys k cross join unnest(array[0, 25]) as ago where k.merchant_id = $1 and k.id = $2`,
    [shop.merchantId, shop.keyId],
  );
  await shop.database.rows(
    `insert into webhook_endpoints (merchant_id, id, url, types, include_personal_data, status, disabled_reason, created_at,
       failing_since, secret)
     select $1, gen_random_uuid(), 'https://' || host || '/hook?secret=hidden', '{*}', false, status, reason, now(), since, '\\x00'
     from (values ('a.example', 'enabled', null, now()), ('b.example', 'disabled', 'gone', null),
       ('c.example', 'disabled', 'manual', null), ('d.example', 'enabled', null, null),
       ('e.example', 'disabled', 'manual', now())) v (host, status, reason, since)`,
    [shop.merchantId],
  );
  const { items } = await attention('admin');
  expect(items.map(({ kind, subjectName, count }) => [kind, subjectName, count]).toSorted()).toEqual([
    ['keys_refused', null, 3],
    ['webhook_disabled', 'b.example', 1],
    ['webhook_failing', 'a.example', 1],
  ]);
  expect(await kindsFor('viewer')).toEqual([]);
});

it('the newest five orders, and the first five vouchers that expire within 30 days', async () => {
  const customer = await shop.customer();
  for (let at = 1; at <= 6; at += 1) {
    await shop.order({ customer_email: customer.email, order_number: `N${at}`, order_value: at });
  }
  const days = [40, 3, 20, 1, 10, 25, 2];
  for (const expiryDays of days) await IssuedVoucher.of(shop, { title: `In ${expiryDays}`, expiryDays });
  await IssuedVoucher.of(shop, { title: 'Never', expiryDays: null });
  const used = await IssuedVoucher.of(shop, { title: 'Used', expiryDays: 1 });
  await used.redeem({ amount: 50 });
  const { latestOrders, expiringVouchers: soon } = await attention('viewer');
  expect(latestOrders.map(({ orderNumber }) => orderNumber)).toEqual(['N6', 'N5', 'N4', 'N3', 'N2']);
  expect(soon.map(({ title }) => title)).toEqual(['In 1', 'In 2', 'In 3', 'In 10', 'In 20']);
  expect(soon[0]).toMatchObject({ remainingValue: 50, currency: 'GBP' });
});

it.each([
  ['soon', 1, 5],
  ['later', 40, 1],
])('reads no more than its page of a merchant with many vouchers that expire %s', async (_, days, shown) => {
  const gift = await IssuedVoucher.of(shop, { expiryDays: 20 });
  await shop.database.rows(
    `insert into vouchers (merchant_id, id, voucher_template_id, customer_id, code, title, currency, value_minor, remaining_minor,
       status, allow_partial_redemption, activates_at, expires_at, entry_count, redemption_count, event_version, created_at, updated_at)
     select v.merchant_id, gen_random_uuid(), v.voucher_template_id, v.customer_id, lpad(translate(n::text, '01', 'XQ'), 16, 'A'), v.title,
       v.currency, 1, 1, 'active', true, now(), now() + make_interval(days => $3, mins => n), 1, 0, 1, now(), now()
     from vouchers v cross join generate_series(1, 20000) n where v.merchant_id = $1 and v.id = $2`,
    [shop.merchantId, gift.uuid, days],
  );
  await shop.database.rows('analyze vouchers');
  const cost = await costOfReads(shop.database, (reader) => listExpiringVouchers(reader, shop.merchantId, 5));
  expect(cost.indexes).toEqual(['vouchers_by_expiry']);
  expect(cost.buffers).toBeLessThan(20);
  expect((await attention()).expiringVouchers).toHaveLength(shown);
});

import { encodeId } from '#domain/ids.js';
import { newId } from '#persistence/database/new-id.js';
import type { HealthView } from '#portal/support/list-health.js';
import { allScopes, Shop } from '../../support/fixtures/shop.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';

const started = usePortal();
let support: PortalUser;
beforeAll(async () => {
  support = await started.portal.user({ platformRole: 'support' });
});

const health = (...ids: readonly string[]) =>
  support.get<{ data: HealthView[] }>(`/support/health?ids=${ids.join(',')}`);

it('says of each merchant of a page what its overview says, and when its last order came', async () => {
  const [sick, well] = [await Shop.open(started.service), await Shop.open(started.service)];
  await sick.keyWith(allScopes, new Date(Date.now() - 86_400_000));
  await sick.keyWith(allScopes, new Date(Date.now() - 86_400_000));
  await sick.database.rows(
    `insert into emails (merchant_id, id, kind, subject_id, recipient, status, created_at)
     values ($1, $2, 'invitation', gen_random_uuid(), 'ada@canary.example', 'failed', now())`,
    [sick.merchantId, newId(new Date())],
  );
  await sick.database.rows(
    `insert into webhook_endpoints (merchant_id, id, url, types, include_personal_data, status, created_at, failing_since, secret)
     values ($1, gen_random_uuid(), 'https://shop.example/hook?secret=hidden', '{*}', false, 'enabled', now(), now(), '\\x00')`,
    [sick.merchantId],
  );
  const customer = await well.customer();
  const order = await well.order({ customer_email: customer.email, order_number: 'N1', order_value: 5 });
  const answer = await health(well.id, sick.id);
  expect(answer.status).toBe(200);
  expect(answer.body.data).toEqual([
    { merchantId: well.id, items: [], lastOrderAt: expect.any(String) },
    {
      merchantId: sick.id,
      items: expect.arrayContaining([
        { kind: 'webhook_failing', count: 1 },
        { kind: 'key_expired', count: 2 },
        { kind: 'emails_failed', count: 1 },
      ]),
      lastOrderAt: null,
    },
  ]);
  expect(order.status).toBe(200);
  // No name, no address, no URL.
  expect(answer.text).not.toMatch(/canary|shop\.example|hidden/);
});

it('is for support alone, and for as many merchants as a page has', async () => {
  const shop = await Shop.open(started.service);
  const owner = await started.portal.user({ shop, role: 'owner' });
  expect((await owner.get(`/support/health?ids=${shop.id}`)).status).toBe(403);
  const many = Array.from({ length: 26 }, () => encodeId('merchant', newId(new Date())));
  expect((await health(...many)).body).toMatchObject({ error: 'invalid_query' });
  expect((await health(...many.slice(1))).body.data).toHaveLength(25);
});

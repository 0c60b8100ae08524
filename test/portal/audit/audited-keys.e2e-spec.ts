import { encodeId } from '#domain/ids.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { Shop } from '../../support/fixtures/shop.js';
import { ShopWebhooks } from '../../support/fixtures/webhooks.js';

const running = usePortal();
let shop: Shop;
let admin: PortalUser;
beforeEach(async () => {
  shop = await Shop.open(running.service);
  admin = await running.portal.user({ shop, role: 'admin' });
});

interface Entry {
  readonly at: string;
  readonly actor: object;
  readonly action: string;
  readonly subjectId: string | null;
  readonly details: object;
  readonly address: string | null;
}
const entries = async (): Promise<readonly Entry[]> => {
  const { body } = await admin.get<{ data: readonly Entry[] }>(
    `/merchants/${shop.id}/audit-log?action=webhook_endpoint&limit=100`,
  );
  return body.data.toReversed();
};

it('what an API key changes of webhook endpoints is in the audit log, by the name of the key', async () => {
  const webhooks = new ShopWebhooks(shop);
  const url = 'https://shop.example/hook?token=private';
  const created = await webhooks.call<{ data: { id: string } }>('POST', '', { body: { url, types: ['*'] } });
  const { id } = created.body.data;
  const calls = [
    await webhooks.call('PATCH', `/${id}`, { body: { includePersonalData: true } }),
    // Nothing changes.
    await webhooks.call('PATCH', `/${id}`, { body: { includePersonalData: true } }),
    await webhooks.call('POST', `/${id}/rotate-secret`, { body: { overlapHours: 1 } }),
    await webhooks.call('POST', `/${id}/disable`, { body: {} }),
    await webhooks.call('POST', `/${id}/enable`, { body: {} }),
    await webhooks.call('DELETE', `/${id}`, {}),
  ];
  expect(calls.map(({ status }) => status)).toEqual([200, 200, 201, 200, 200, 200]);
  const [key] = await running.service.database.rows<{ id: string; name: string }>(
    'select id, name from api_keys where merchant_id = $1',
    [shop.merchantId],
  );
  const written = await entries();
  const name = 'shop.example';
  expect(written.map(({ action, details }) => [action, details])).toEqual([
    ['webhook_endpoint.created', { name }],
    ['webhook_endpoint.updated', { name, fields: ['includePersonalData'] }],
    ['webhook_endpoint.secret_rotated', { name, overlapHours: 1 }],
    ['webhook_endpoint.disabled', { name }],
    ['webhook_endpoint.enabled', { name }],
    ['webhook_endpoint.deleted', { name }],
  ]);
  const actor = { kind: 'api_key', id: encodeId('api_key', key?.id ?? ''), name: key?.name };
  for (const entry of written) expect(entry).toMatchObject({ actor, subjectId: id, address: '127.0.0.1' });
  expect(JSON.stringify(written)).not.toContain('private');
  const csv = await admin.get(`/merchants/${shop.id}/exports/audit-log.csv?action=webhook_endpoint`);
  expect(csv.text.split('\n')[1]).toContain(`,api_key,${actor.id},${actor.name},webhook_endpoint.`);
});

it('a change that is refused, and one that is repeated by its Idempotency-Key, writes no entry of its own', async () => {
  const webhooks = new ShopWebhooks(shop);
  const body = { url: 'https://shop.example/hook', types: ['*'] };
  await webhooks.call('POST', '', { body, idempotencyKey: 'once' });
  await webhooks.call('POST', '', { body, idempotencyKey: 'once' });
  await webhooks.call('POST', '', { body: { ...body, url: 'ftp://shop.example' } });
  expect((await entries()).map(({ action }) => action)).toEqual(['webhook_endpoint.created']);
});

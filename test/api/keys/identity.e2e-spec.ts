import { encodeId } from '#domain/ids.js';
import type { IdentityView } from '#api/identity/read-identity.js';
import { useService } from '../../support/harness/service.js';
import { allScopes, Shop } from '../../support/fixtures/shop.js';

const service = useService();
let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open(service.now, { name: 'Corner Coffee' });
});

describe('GET /auth', () => {
  it('200: names the merchant of the key', async () => {
    const answer = await shop.get<{ success: true; merchant: string }>('/auth');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, merchant: 'Corner Coffee' });
  });

  it.each(allScopes)('200: a key with %s alone is accepted', async (scope) => {
    const key = await shop.keyWith([scope]);
    expect((await shop.get('/auth', { key: key.secret })).status).toBe(200);
  });
});

describe('GET /me', () => {
  it('200: names the merchant, the integration and the scopes of the key', async () => {
    const key = await shop.keyWith(['profile:read', 'orders:write']);
    const answer = await shop.get<{ data: IdentityView }>('/me', { key: key.secret });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({
      merchant: { id: encodeId('merchant', shop.merchantId), name: 'Corner Coffee' },
      integration: { id: key.integrationId, type: 'public_api' },
      scopes: ['profile:read', 'orders:write'],
    });
  });

  it('403: a key with every other scope is refused, and the message names the missing scope', async () => {
    const key = await shop.keyWithout('profile:read');
    const answer = await shop.get('/me', { key: key.secret });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ error: 'scope_missing', message: expect.stringContaining('profile:read') });
  });
});

import { randomUUID } from 'node:crypto';
import { newEmail } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';
import { voucherTemplate } from '../../support/fixtures/vouchers.js';
import { withLateBody } from '../../support/harness/late-body.js';
import { useService } from '../../support/harness/service.js';

const service = useService();

const operations = {
  'orders/preview': () => ({ customer_email: newEmail(), order_value: 10, order_source: 'shop', order_number: '1' }),
  vouchers: async (shop: Shop) => ({
    voucherTemplateId: (await voucherTemplate(shop)).shown,
    recipientEmail: newEmail(),
  }),
} as const;

it.each(['orders/preview', 'vouchers'] as const)(
  '%s takes a late body, but not of a key that was revoked before it came',
  async (operation) => {
    const shop = await Shop.open(service.now);
    const send = async (meanwhile: () => Promise<unknown>) => {
      const headers = { 'X-API-Key': shop.key, 'Idempotency-Key': randomUUID() };
      const body = await operations[operation](shop);
      return withLateBody(service.now.api.port, `/v1/public/${operation}`, headers, body, meanwhile);
    };
    expect((await send(() => Promise.resolve())).status).toBe(operation === 'vouchers' ? 201 : 200);
    const revoke = 'update api_keys set revoked_at = now() where merchant_id = $1';
    const refused = await send(() => shop.database.rows(revoke, [shop.merchantId]));
    expect(refused).toEqual({ status: 401, error: 'api_key_invalid' });
  },
);

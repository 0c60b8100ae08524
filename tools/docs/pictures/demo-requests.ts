import { LoyaltyApiError, LoyaltyClient } from '../../../clients/typescript/src/loyalty-client.js';
import type { Demo } from './visits.js';

/**
 * Sends requests of the first demo merchant, some of which are refused, unless there are any: what the pictures of the request
 * log, the events and the e-mails show. `npm start` sends none, so that nobody's limits are used.
 */
export async function sendDemoRequests({ apiUrl, merchants: [merchant] }: Demo): Promise<void> {
  const client = (apiKey = ''): LoyaltyClient =>
    new LoyaltyClient({ baseUrl: apiUrl, apiKey, userAgent: 'demo-shop/1.0' });
  const [shop, reports] = [client(merchant?.key), client(merchant?.readOnlyKey)];
  const { data: earlier } = await shop.requests.list({ limit: 1 }).page();
  if (earlier.length > 0) return;

  const { data: customers } = await reports.customers.list({ limit: 10 }).page();
  const [ada, grace] = customers.map(({ email }) => email);
  const order = { customer_email: ada ?? '', order_value: 23.4, order_source: 'webshop', order_number: '10241' };
  const withKey = { idempotencyKey: 'webshop-order-10241' };
  await shop.orders.create(order, withKey);
  await shop.orders.create(order, withKey);
  await refused('idempotency_mismatch', shop.orders.create({ ...order, order_value: 32.4 }, withKey));
  await refused('scope_missing', reports.orders.create(order));
  await shop.orders.create({
    customer_email: grace ?? '',
    order_value: 4.2,
    order_source: 'app',
    order_number: '10242',
  });

  const { data: vouchers } = await shop.vouchers.list({ status: 'active' }).page();
  const voucher = vouchers.find(({ currency, allowPartialRedemption }) => currency === 'GBP' && allowPartialRedemption);
  if (!voucher) throw new Error('The demo has no voucher to redeem in part.');
  await refused('amount_exceeds_remaining', shop.vouchers.redeem(voucher.id, { amount: voucher.value + 5 }));
  await shop.vouchers.redeem(voucher.id, { amount: 5 });
  await refused('voucher_not_found', shop.vouchers.lookUp('ABCD-EFGH-JKMN-PQRS'));
  await shop.vouchers.send(voucher.id);
}

/** @throws Error unless the API refuses the request for this reason */
async function refused(reason: string, request: Promise<unknown>): Promise<void> {
  const error = await request.then(
    () => new Error('it was accepted'),
    (thrown: unknown) => thrown,
  );
  if (error instanceof LoyaltyApiError && error.reason === reason) return;
  throw new Error(`The API should refuse the request with ${reason}.`, { cause: error });
}

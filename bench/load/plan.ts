import { randomUUID } from 'node:crypto';
import type { Operation } from '../options.js';
import type { SeededMerchant } from '../seed.js';

export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Without a common factor with the number of customers, so that consecutive requests are for different customers. */
const stride = 7;

/**
 * The requests of a load, one after the other: merchants and their keys take turns, customers are spread, every order has
 * a number and an Idempotency-Key of its own.
 */
export function planRequests(operation: Operation, merchants: readonly SeededMerchant[]): () => LoadRequest {
  const run = randomUUID().slice(0, 8);
  let count = 0;
  return () => {
    count += 1;
    const merchant = merchants[count % merchants.length];
    const turn = Math.floor(count / merchants.length);
    const key = merchant?.keys[turn % merchant.keys.length] ?? '';
    const customer = merchant?.customers[(turn * stride) % merchant.customers.length];
    if (!customer) throw new Error('The seed has no customer.');
    return operation === 'read'
      ? readRequest(key, customer.id)
      : orderRequest(key, { email: customer.email, number: `${run}-${count}` });
  };
}

const userAgent = 'loyalty-bench';

export const readRequest = (key: string, customerId: string): LoadRequest => ({
  method: 'GET',
  path: `/v1/public/customers/${customerId}`,
  headers: { 'X-API-Key': key, 'User-Agent': userAgent },
});

export function orderRequest(
  key: string,
  order: { readonly email: string; readonly number: string; readonly idempotencyKey?: string },
): LoadRequest {
  return {
    method: 'POST',
    path: '/v1/public/orders/create',
    headers: {
      'X-API-Key': key,
      'User-Agent': userAgent,
      'Content-Type': 'application/json',
      'Idempotency-Key': order.idempotencyKey ?? randomUUID(),
    },
    body: JSON.stringify({
      customer_email: order.email,
      order_value: 24.9,
      order_source: 'webshop',
      order_number: order.number,
      name: 'Ada Lovelace',
    }),
  };
}

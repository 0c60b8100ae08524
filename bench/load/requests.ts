import { randomUUID } from 'node:crypto';
import type { SeededCustomer } from '../seed.js';

export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const base = '/v1/public';

const get = (key: string, path: string): LoadRequest => ({
  method: 'GET',
  path: `${base}${path}`,
  headers: { 'X-API-Key': key, 'User-Agent': 'loyalty-bench' },
});

const post = (key: string, path: string, body: object, idempotencyKey: string = randomUUID()): LoadRequest => ({
  method: 'POST',
  path: `${base}${path}`,
  headers: {
    'X-API-Key': key,
    'User-Agent': 'loyalty-bench',
    'Content-Type': 'application/json',
    'Idempotency-Key': idempotencyKey,
  },
  body: JSON.stringify(body),
});

export const customer = (key: string, customerId: string): LoadRequest => get(key, `/customers/${customerId}`);

export const customerByEmail = (key: string, email: string): LoadRequest =>
  get(key, `/customers?email=${encodeURIComponent(email)}`);

export const customers = (key: string): LoadRequest => get(key, '/customers');

export const voucherPdf = (key: string, voucherId: string): LoadRequest => get(key, `/vouchers/${voucherId}/pdf`);

export const order = (
  key: string,
  {
    email,
    number,
    idempotencyKey,
  }: { readonly email: string; readonly number: string; readonly idempotencyKey?: string },
): LoadRequest =>
  post(
    key,
    '/orders/create',
    {
      customer_email: email,
      order_value: 24.9,
      order_source: 'webshop',
      order_number: number,
      name: 'Ada Lovelace',
    },
    idempotencyKey,
  );

export const redemption = (
  key: string,
  { voucherId, amount, idempotencyKey }: { voucherId: string; amount?: number; idempotencyKey?: string },
): LoadRequest => post(key, `/vouchers/${voucherId}/redeem`, { amount }, idempotencyKey);

export const points = (key: string, { id, pointsCardId }: SeededCustomer): LoadRequest =>
  post(key, `/customers/${id}/cards/${pointsCardId}/points`, { quantity: 5 });

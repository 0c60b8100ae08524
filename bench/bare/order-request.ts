import { cleanText, emailKey, hasMaxLength } from '#domain/text.js';
import { isOrderSource, orderCustomerName } from '#domain/orders/order-fields.js';
import { parseOrderNumber } from '#domain/orders/order-number.js';
import { invalidField } from './body.js';

/** What a request to create an order says, checked. */
export interface OrderRequest {
  readonly email: string;
  readonly value: number | string;
  readonly source: string;
  readonly orderNumber: string | undefined;
  readonly name: string | null;
}

const emailForm = /^[^\s@]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/;

export function orderRequestOf(body: Record<string, unknown>): OrderRequest {
  const { order_value: value, order_source: source } = body;
  if (typeof value !== 'number' && typeof value !== 'string') throw invalidField('order_value must be a number.');
  if (typeof source !== 'string' || !isOrderSource(source)) {
    throw invalidField('order_source must be letters and digits.');
  }
  return {
    email: emailOf(body['customer_email']),
    value,
    source,
    orderNumber: parseOrderNumber(body['order_number']),
    name: orderCustomerName(nameOf(body['name']), nameOf(body['first_name'])),
  };
}

function emailOf(value: unknown): string {
  const email = typeof value === 'string' && cleanText(value) !== undefined ? emailKey(value) : '';
  if (!emailForm.test(email) || email.length > 254) throw invalidField('customer_email must be an e-mail address.');
  return email;
}

function nameOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const name = typeof value === 'string' ? cleanText(value) : undefined;
  if (name === undefined || !hasMaxLength(name, 200))
    throw invalidField('A name must be text of at most 200 characters.');
  return name;
}

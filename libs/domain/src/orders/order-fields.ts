import { textOrNull } from '../text.js';

const orderSource = /^[A-Za-z0-9]{1,50}$/;

/** True for a valid `order_source`: 1 to 50 ASCII letters and digits. (docs/reference/orders.md#create-an-order) */
export function isOrderSource(value: string): boolean {
  return orderSource.test(value);
}

/**
 * Returns the customer name of an order: `name`, else `first_name`, else null. A blank name counts as absent.
 * (docs/reference/orders.md#customer-of-an-order)
 */
export function orderCustomerName(
  name: string | null | undefined,
  firstName: string | null | undefined,
): string | null {
  return textOrNull(name) ?? textOrNull(firstName);
}

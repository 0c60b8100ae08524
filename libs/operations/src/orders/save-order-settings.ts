import type { OrderSettings } from '#domain/orders/order.js';
import { saveOrderSettings as save } from '#persistence/orders/order-settings.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { type OrderSettingsInput, resolveOrderSettings } from './resolve-order-settings.js';

/**
 * Replaces all order settings of the merchant.
 * @throws Refusal `not_found` for a card or template, `invalid` order_settings_invalid, amount_*
 *   (docs/reference/orders.md#order-settings)
 */
export async function saveOrderSettings(
  tx: Tx,
  owner: { readonly merchantId: string; readonly currency: string },
  input: OrderSettingsInput,
): Promise<OrderSettings> {
  const settings = await resolveOrderSettings(tx, owner, input);
  save(tx, owner.merchantId, settings);
  return settings;
}

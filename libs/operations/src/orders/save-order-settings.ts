import type { SavedOrderSettings } from '#domain/orders/order.js';
import { findOrderSettings, saveOrderSettings as save } from '#persistence/orders/order-settings.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { type OrderSettingsInput, resolveOrderSettings } from './resolve-order-settings.js';
import { type ShownAs, auditWrite, changesBetween } from '../audit/audit-write.js';
import type { Actor } from '../actor.js';

/**
 * Replaces all order settings of the merchant.
 * @throws Refusal `not_found` for a card or template, `invalid` order_settings_invalid, amount_*
 *   (docs/reference/orders.md#order-settings)
 */
export async function saveOrderSettings(
  tx: Tx,
  actor: Actor & { readonly currency: string },
  input: OrderSettingsInput,
  shownAs: ShownAs<SavedOrderSettings>,
): Promise<SavedOrderSettings> {
  const before = await findOrderSettings(tx, actor.merchantId);
  const settings = await resolveOrderSettings(tx, actor, input);
  save(tx, actor.merchantId, settings);
  const changed = changesBetween(shownAs(before), shownAs(settings));
  if (Object.keys(changed).length > 0) {
    await auditWrite(tx, actor, { action: 'order_settings.saved', subjectId: null, details: { changed } });
  }
  return settings;
}

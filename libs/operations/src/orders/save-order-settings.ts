import type { SavedOrderSettings } from '#domain/orders/order.js';
import { findOrderSettings, saveOrderSettings as save } from '#persistence/orders/order-settings.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { type OrderSettingsInput, resolveOrderSettings } from './resolve-order-settings.js';
import { type AuditedChange, auditWrite, changesBetween } from '../audit/audit-write.js';

/**
 * Replaces all order settings of the merchant.
 * @throws Refusal `not_found` for a card or template, `invalid` order_settings_invalid, amount_*
 *   (docs/reference/orders.md#order-settings)
 */
export async function saveOrderSettings(
  tx: Tx,
  owner: { readonly merchantId: string; readonly currency: string },
  input: OrderSettingsInput,
  audited: AuditedChange<SavedOrderSettings>,
): Promise<SavedOrderSettings> {
  const before = await findOrderSettings(tx, owner.merchantId);
  const settings = await resolveOrderSettings(tx, owner, input);
  save(tx, owner.merchantId, settings);
  const changed = changesBetween(audited.shownAs(before), audited.shownAs(settings));
  if (Object.keys(changed).length > 0) {
    await auditWrite(tx, audited.by, { action: 'order_settings.saved', subjectId: null, details: { changed } });
  }
  return settings;
}

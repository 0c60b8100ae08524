import { notFound } from '#domain/errors.js';
import type { SavedOrderSettings } from '#domain/orders/order.js';
import { orderSettingsChanged } from '#domain/orders/refusals.js';
import type { Tx } from '#persistence/database/transaction.js';
import { lockMerchant } from '#persistence/merchants/merchant.store.js';
import { findOrderSettings, saveOrderSettings as save } from '#persistence/orders/order-settings.store.js';
import { auditWrite, changesBetween } from '../audit/audit-write.js';
import type { Actor } from '../actor.js';
import { orderSettingsVersion } from './order-settings-version.js';
import { type OrderSettingsInput, resolveOrderSettings } from './resolve-order-settings.js';

/** How the portal shows settings in this currency. The audit log says what of it changed. */
export type ShownOrderSettings = (settings: SavedOrderSettings, currency: string) => object;

interface Saving {
  /** That of the settings that were read; undefined replaces whatever is saved. */
  readonly version?: string | undefined;
  readonly shownAs: ShownOrderSettings;
}

/**
 * Replaces all order settings of the merchant. One save at a time decides, also where there are no settings yet: their row does not
 * exist, so the merchant's is locked.
 * @throws Refusal `not_found` for a card or template, `invalid` order_settings_invalid, amount_*; `conflict` order_settings_changed
 *   (docs/reference/orders.md#order-settings)
 */
export async function saveOrderSettings(
  tx: Tx,
  actor: Actor,
  input: OrderSettingsInput,
  { version, shownAs }: Saving,
): Promise<{ readonly settings: SavedOrderSettings; readonly currency: string }> {
  const { merchantId } = actor;
  const merchant = await lockMerchant(tx, merchantId);
  if (!merchant) throw notFound('merchant');
  const { currency } = merchant;
  const before = await findOrderSettings(tx, merchantId);
  if (version !== undefined && version !== orderSettingsVersion(before, currency)) throw orderSettingsChanged();
  const settings = await resolveOrderSettings(tx, { merchantId, currency }, input);
  save(tx, merchantId, settings);
  const changed = changesBetween(shownAs(before, currency), shownAs(settings, currency));
  if (Object.keys(changed).length > 0) {
    await auditWrite(tx, actor, { action: 'order_settings.saved', subjectId: null, details: { changed } });
  }
  return { settings, currency };
}

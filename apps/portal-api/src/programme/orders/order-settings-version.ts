import { notFound, Refusal } from '#domain/errors.js';
import { lockMerchant } from '#persistence/merchants/merchant.store.js';
import { findOrderSettings } from '#persistence/orders/order-settings.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { Member } from '../../edge/portal-access.js';
import { OrderSettingsView } from './order-settings.view.js';

export const orderSettingsChanged = (): Refusal =>
  new Refusal(
    'conflict',
    'order_settings_changed',
    'version is not current, because other order settings were saved since it was read. Read the settings again.',
  );

/**
 * Lets one save at a time decide, also where the merchant has no settings yet: their row does not exist, so the merchant's is
 * locked. An undefined version replaces whatever is saved. Returns the merchant with its currency, which stays until the
 * transaction ends.
 * @throws Refusal `conflict` order_settings_changed (docs/reference/portal.md#programme)
 */
export async function lockMerchantAtVersion(
  tx: Tx,
  { merchantId }: Pick<Member, 'merchantId'>,
  version: string | undefined,
): Promise<{ readonly merchantId: string; readonly currency: string }> {
  const locked = await lockMerchant(tx, merchantId);
  if (!locked) throw notFound('merchant');
  const { currency } = locked;
  if (version !== undefined) {
    const current = new OrderSettingsView(await findOrderSettings(tx, merchantId), currency);
    if (version !== current.version) throw orderSettingsChanged();
  }
  return { merchantId, currency };
}

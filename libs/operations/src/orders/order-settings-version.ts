import { createHash } from 'node:crypto';
import type { SavedOrderSettings } from '#domain/orders/order.js';

/**
 * The version of order settings: other settings have another one. It is made of what is stored, in this form, and so stays the same
 * where a later version of the service shows more. (docs/reference/portal.md#programme)
 */
export function orderSettingsVersion(settings: SavedOrderSettings, currency: string): string {
  const { enabled, minimumOrderMinor, stamps, points, rewardAutomation, orderRewards, duplicateOrders, returns } =
    settings;
  const versioned = [
    // The amounts mean something else in another currency.
    currency,
    enabled,
    minimumOrderMinor,
    stamps && [stamps.card.id, stamps.mode, stamps.stampsPerOrder, stamps.valuePerStampMinor, stamps.maxPerOrder],
    points && [points.card.id, Number(points.pointsPerUnit), points.maxPerOrder],
    rewardAutomation,
    orderRewards.map((reward) => [reward.rewardTemplate.id, reward.minimumOrderMinor]),
    duplicateOrders,
    returns,
  ];
  return createHash('sha256').update(JSON.stringify(versioned)).digest('hex').slice(0, 32);
}

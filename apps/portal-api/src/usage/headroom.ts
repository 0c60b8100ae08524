import { encodeId } from '#domain/ids.js';
import { type LimitName, type Limits, type WindowName, windowMs } from '#domain/keys/limits.js';
import type { ListedApiKey } from '#persistence/keys/api-key.store.js';
import type { OverriddenLimits } from '#persistence/keys/limit-override.store.js';
import type { LimitStore, Subject } from '#persistence/rate-limits/limit-store.js';
import type { HeadroomView } from './usage.view.js';

/** The titles of a key's limits. Failed authentications are limited per address, not per key. */
const titles: readonly (readonly [Exclude<LimitName, 'failedAuthentications'>, string])[] = [
  ['requestsPerMinute', 'Requests per minute'],
  ['requestsPerDay', 'Requests per 24 hours'],
  ['orderCreationsPerMinute', 'Order creations per minute'],
  ['voucherRedemptionsPerMinute', 'Voucher redemptions per minute'],
  ['voucherPdfsPerMinute', 'Voucher PDFs per minute'],
  ['lookupMissesPerMinute', 'Look-ups of unknown codes per minute'],
  ['concurrentRequests', 'Requests at the same time'],
];

const isWindow = (name: LimitName): name is WindowName => name !== 'concurrentRequests';
const windowNames: readonly WindowName[] = titles.map(([name]) => name).filter((name) => name !== 'concurrentRequests');

/**
 * What is left of every limit of these keys, read from the counters of the public API without counting a request. An
 * operator's override of a key's limit applies. (docs/reference/usage.md#usage-in-the-portal)
 */
export async function headroomOf(
  store: LimitStore,
  common: Limits,
  keys: readonly ListedApiKey[],
  overridden: readonly OverriddenLimits[],
): Promise<HeadroomView[]> {
  const each = await Promise.all(
    keys.map((key) => {
      const own = overridden.find(({ integrationId }) => integrationId === key.integrationId)?.limits ?? {};
      return headroomOfKey(store, { ...common, ...own }, own, key);
    }),
  );
  return each.flat();
}

async function headroomOfKey(
  store: LimitStore,
  limits: Limits,
  own: Partial<Limits>,
  { merchantId, integrationId, id, name: keyName }: ListedApiKey,
): Promise<HeadroomView[]> {
  const subject: Subject = { merchantId, id: integrationId };
  const windows = windowNames.map((name) => ({ name, limit: limits[name], windowMs: windowMs[name] }));
  const [states, inFlight] = await Promise.all([store.read(subject, windows), store.countSlots(subject)]);
  const used = new Map<string, number>(states.map((state) => [state.name, state.used]));
  return titles.map(([name, title]) => {
    const now = used.get(name) ?? inFlight;
    const limit = limits[name];
    return {
      keyId: encodeId('api_key', id),
      keyName,
      name,
      title,
      limit,
      used: now,
      remaining: Math.max(0, limit - now),
      windowSeconds: isWindow(name) ? windowMs[name] / 1000 : null,
      overridden: own[name] !== undefined,
    };
  });
}

import type { Membership } from '../api/types.js';

const key = 'portal-last-merchant';

/** The merchant that was last open in this tab; in a new tab, the one that was last open in this browser. */
function lastMerchant(): string | null {
  try {
    return sessionStorage.getItem(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers the open merchant: for this tab, which another tab must not change, and for the next visit. */
export function rememberLastMerchant(merchantId: string): void {
  try {
    sessionStorage.setItem(key, merchantId);
    localStorage.setItem(key, merchantId);
  } catch {
    // Storage is blocked: next time the first merchant opens.
  }
}

/** The membership in the merchant of the address; on a page without one, in the merchant that was open last, or the first. */
export function openMembership(memberships: readonly Membership[], m?: string): Membership | undefined {
  const find = (id: string | null | undefined) => memberships.find(({ merchantId }) => merchantId === id);
  return find(m) ?? find(lastMerchant()) ?? memberships[0];
}

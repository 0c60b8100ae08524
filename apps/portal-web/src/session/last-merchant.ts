const key = 'portal-last-merchant';

/** The merchant that was open last in this browser. */
export function lastMerchant(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps which merchant is open, for the next visit. */
export function keepLastMerchant(merchantId: string): void {
  try {
    localStorage.setItem(key, merchantId);
  } catch {
    // A browser that keeps nothing: the first merchant opens next time.
  }
}

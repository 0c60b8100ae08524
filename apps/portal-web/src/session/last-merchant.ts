const key = 'portal-last-merchant';

/** The merchant that was last open in this browser. */
export function lastMerchant(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers the open merchant for the next visit. */
export function rememberLastMerchant(merchantId: string): void {
  try {
    localStorage.setItem(key, merchantId);
  } catch {
    // Storage is blocked: next time the first merchant opens.
  }
}

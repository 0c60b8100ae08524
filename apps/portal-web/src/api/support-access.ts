import type { QueryKey } from '@tanstack/react-query';

/**
 * Query options of a list. Its key begins with its name, the merchant and whether the reader is support. Each load for support is
 * an entry in the audit log, so it is loaded once, and not again when the user comes back to the tab of the browser.
 */
export const loadOnceForSupport = (key: QueryKey): { readonly staleTime?: number } =>
  key[2] === true ? { staleTime: Infinity } : {};

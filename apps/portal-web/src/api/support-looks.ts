import type { QueryKey } from '@tanstack/react-query';

/**
 * Of a list whose key begins with its name, the merchant and whether support looks. Each look of support is an entry in the audit
 * log: it is loaded once, and not again when the user comes back to the tab of the browser.
 */
export const onceForSupport = (key: QueryKey): { readonly staleTime?: number } =>
  key[2] === true ? { staleTime: Infinity } : {};

const prefix = 'portal-list:';
const keyOf = (owner: string, list: string): string => `${prefix}${owner}:${list}`;

/**
 * Remembers the filters and the page of a list for the links back to it: in this tab of the browser, for its user. What has no
 * filters is forgotten. Support has several lists at one path, each on its tab.
 */
export function rememberAddress(owner: string, pathname: string, search: string): void {
  const tab = new URLSearchParams(search).get('tab');
  const list = tab ? `${pathname}?tab=${tab}` : pathname;
  try {
    if (pathname + search === list) sessionStorage.removeItem(keyOf(owner, list));
    else sessionStorage.setItem(keyOf(owner, list), pathname + search);
  } catch {
    // Storage is blocked: links lead to lists without filters.
  }
}

/** Filters can hold names and addresses of customers: who signs out leaves none. */
export function forgetAddresses(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was remembered.
  }
}

/** The address of a list as the user last saw it. */
export function lastAddress(owner: string, list: string): string {
  try {
    return sessionStorage.getItem(keyOf(owner, list)) ?? list;
  } catch {
    return list;
  }
}

/** The query parameters of the sign-in page. */
export interface SignInSearch {
  readonly returnTo?: string | undefined;
}

/** Accepts only a path of the portal, so that a link can't send the user to another site after sign-in. */
export function returnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || /^\/[/\\]/.test(value)) return undefined;
  return value.startsWith('/sign-in') ? undefined : value;
}

/** Reads the query parameters of the sign-in page. */
export function signInSearch(search: Record<string, unknown>): SignInSearch {
  // The key is always set. The router would pass a missing key through unchecked.
  return { returnTo: returnPath(search['returnTo']) };
}

/** What the address of the sign-in page says. */
export interface SignInSearch {
  readonly back?: string | undefined;
  readonly ended?: boolean | undefined;
}

/** Only a path of these pages: an address from a link must not lead elsewhere after sign-in. */
export function pathOfOurs(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || /^\/[/\\]/.test(value)) return undefined;
  return value.startsWith('/sign-in') ? undefined : value;
}

/** Reads the address of the sign-in page. */
export function signInSearch(search: Record<string, unknown>): SignInSearch {
  // Both are always named: what is not named here would come through as it stands in the address.
  return { back: pathOfOurs(search['back']), ended: search['ended'] === true || undefined };
}

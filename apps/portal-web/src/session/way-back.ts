/** What the address of the sign-in page says. */
export interface SignInSearch {
  readonly back?: string;
  readonly ended?: boolean;
}

/** Only a path of these pages: an address from a link must not lead elsewhere after sign-in. */
export function pathOfOurs(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || /^\/[/\\]/.test(value)) return undefined;
  return value.startsWith('/sign-in') ? undefined : value;
}

/** Reads the address of the sign-in page. */
export function signInSearch(search: Record<string, unknown>): SignInSearch {
  const back = pathOfOurs(search['back']);
  return { ...(back ? { back } : {}), ...(search['ended'] === true ? { ended: true } : {}) };
}

/** For how long a read is fresh, by default. What is older is loaded again when the user comes back to it. */
export const freshMs = 10_000;

/**
 * The `staleTime` of queries that only support has. Each read of support is an entry in the audit log of the merchant, so it is
 * loaded once, and not again when another page opens or the user comes back to the tab of the browser.
 */
export const onceForSupport = Infinity;

/** The `staleTime` of what members and support read. */
export const staleTimeOf = (fromSupport: boolean, ofMembersMs = freshMs): number =>
  fromSupport ? onceForSupport : ofMembersMs;

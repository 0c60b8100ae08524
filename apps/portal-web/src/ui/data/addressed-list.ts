declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether going back leads to the page before this one of the same list. */
    hasPreviousPage?: true;
  }
}

/** Where a list leads: to a search, in place of the current one or as the next step of the history. */
export interface AddressChange<Search> {
  readonly search: Search;
  readonly replace?: true;
  readonly state?: { readonly hasPreviousPage: true };
}

/**
 * The parts of a list that the address has: its filters and its page. Other filters replace the address, another page is
 * a step of the history.
 */
export function addressedList<Search extends { readonly cursor?: string }>(
  search: Search,
  open: (change: AddressChange<Search>) => void,
) {
  const { cursor: _current, ...filter } = search;
  return {
    search,
    onFilter: (next: Search) => open({ search: next, replace: true }),
    onPage: (cursor: string | undefined) => {
      // A search without its cursor is still a search: the cursor is optional.
      const first = filter as unknown as Search;
      open(
        cursor === undefined ? { search: first } : { search: { ...first, cursor }, state: { hasPreviousPage: true } },
      );
    },
  };
}

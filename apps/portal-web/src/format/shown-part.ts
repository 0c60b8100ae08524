/** As many rewards and vouchers as the API gives of a customer. */
const maxShown = 100;

/** Says which rewards or vouchers of a customer are shown, where there may be more. */
export const shownPart = (shown: readonly unknown[]): string | undefined =>
  shown.length < maxShown ? undefined : `The newest ${maxShown} are shown. Those that can be used come first.`;

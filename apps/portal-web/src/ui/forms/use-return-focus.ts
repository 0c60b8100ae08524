import { useEffect, useState } from 'react';

/** Where the dialog that is open returns the focus: a dialog that takes its place does so too. */
let openers: readonly Element[] = [];

/** The element that has the focus. Within a dialog, or nowhere, because its button is disabled: what opened that dialog too. */
function currentOpeners(): readonly Element[] {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return openers;
  return focused.closest('[role=dialog]') ? [focused, ...openers] : [focused];
}

/** Returns the focus to the element that had it before, when the component is removed; without it, to the page's content. */
export function useReturnFocus(): void {
  const [candidates] = useState(currentOpeners);
  useEffect(() => {
    openers = candidates;
    return () => {
      if (openers === candidates) openers = [];
      const opener = candidates.find((each) => each.isConnected) ?? document.querySelector('main');
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [candidates]);
}

import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * The elements that each open dialog, or question in it, returns the focus to, the innermost last. A dialog that replaces it
 * returns the focus to them too.
 */
let open: readonly (readonly Element[])[] = [];

/** The element that has the focus. Within a dialog, or nowhere: what opened that dialog too. */
function currentOpeners(): readonly Element[] {
  const openers = open.at(-1) ?? [];
  const focused = document.activeElement;
  if (!focused || focused === document.body) {
    // A click beside the dialog has taken the focus away, and a question in the dialog is about to open.
    const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1);
    return dialog ? [dialog, ...openers] : openers;
  }
  if (focused.closest('[role=dialog]')) return [focused, ...openers];
  // An item of a menu goes when the menu closes; the button that opened the menu stays.
  const menuButton = document.getElementById(focused.closest('[role=menu]')?.getAttribute('aria-labelledby') ?? '');
  return menuButton ? [menuButton] : [focused];
}

/** Returns the focus to the element that had it before, when the component is removed; without it, to the page's content. */
export function useReturnFocus(): void {
  const [candidates] = useState(currentOpeners);
  useEffect(() => {
    open = [...open, candidates];
    return () => {
      open = open.filter((each) => each !== candidates);
      const opener = candidates.find((each) => each.isConnected) ?? document.querySelector('main');
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [candidates]);
}

/** Matches a field that shows an error, however the field is rendered. */
export const invalidField = '[aria-invalid="true"], fieldset[data-invalid]';

interface FocusInvalid {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly onSubmitCapture: () => void;
  readonly onChangeCapture: () => void;
}

/**
 * The properties of a form whose first invalid field gets the focus after a submit, also where the API finds it invalid: it may
 * be out of sight. The component that renders the form, or one above it, holds the errors, so it renders again with them.
 */
export function useFocusInvalid(): FocusInvalid {
  const ref = useRef<HTMLFormElement>(null);
  const isSubmitted = useRef(false);
  useEffect(() => {
    if (!isSubmitted.current) return;
    const first = ref.current?.querySelector<HTMLElement>(invalidField);
    if (!first) return;
    isSubmitted.current = false;
    first.focus();
  });
  return {
    ref,
    onSubmitCapture: () => {
      isSubmitted.current = true;
    },
    // A value that the user types afterwards may be invalid for a moment, which must not move the focus.
    onChangeCapture: () => {
      isSubmitted.current = false;
    },
  };
}

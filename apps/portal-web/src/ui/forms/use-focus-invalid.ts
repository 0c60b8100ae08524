import { useEffect, useRef, type RefObject } from 'react';

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
    const first = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[data-invalid]');
    if (!first) return;
    isSubmitted.current = false;
    first.focus();
  });
  return {
    ref,
    onSubmitCapture: () => {
      isSubmitted.current = true;
    },
    // What is typed afterwards may be invalid for a moment, which must not move the focus.
    onChangeCapture: () => {
      isSubmitted.current = false;
    },
  };
}

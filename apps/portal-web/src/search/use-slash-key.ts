import { type RefObject, useEffect } from 'react';

const takesText = 'input, textarea, select, [contenteditable], [role="textbox"]';

/** Pressing `/` anywhere outside of a field or a dialog moves the focus to an input. */
export function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(takesText)) return;
      if (document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input]);
}

import { Button, type ButtonProps, type ElementProps } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';

interface ActionButtonProps extends ButtonProps, ElementProps<'button', keyof ButtonProps> {}

/**
 * A button that sends something, with `loading` meanwhile. It does nothing then, but is not disabled: a button that is loses the
 * keyboard's focus to the page, also where it can be pressed again after an error.
 */
export function ActionButton({ loading = false, disabled = false, onClick, ...props }: ActionButtonProps): ReactNode {
  // Enter in a field clicks the button that submits the form.
  const ignore = (event: MouseEvent): void => event.preventDefault();
  return (
    <Button
      {...props}
      loading={loading}
      disabled={disabled}
      onClick={loading ? ignore : onClick}
      renderRoot={(root) => <button {...root} disabled={disabled} aria-disabled={loading || undefined} />}
    />
  );
}

import { notifications } from '@mantine/notifications';
import { errorMessage } from '../../api/api-error.js';

/** Shows a short message that something was done. `shell/notifications.tsx` displays it. */
export function notify(message: string): void {
  notifications.show({
    message,
    withBorder: true,
    // The container is a polite live region. The default role, `alert`, would interrupt a screen reader.
    role: 'group',
    closeButtonProps: { 'aria-label': 'Dismiss' },
  });
}

/** Shows why something could not be done. */
export function notifyError(error: unknown): void {
  notifications.show({
    message: errorMessage(error),
    color: 'red',
    withBorder: true,
    role: 'alert',
    closeButtonProps: { 'aria-label': 'Dismiss' },
  });
}

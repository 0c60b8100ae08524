import { notifications } from '@mantine/notifications';

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

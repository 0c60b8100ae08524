import { notifications } from '@mantine/notifications';

/** Says for a moment that something was done. */
export function told(message: string): void {
  notifications.show({ message, color: 'pine', autoClose: 5000, withBorder: true });
}

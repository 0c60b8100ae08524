import { Notifications as MantineNotifications } from '@mantine/notifications';
import type { ReactNode } from 'react';

/** Displays what `notify` reports. Screen readers announce it politely, and the focus does not move. */
export function Notifications(): ReactNode {
  return <MantineNotifications aria-live="polite" autoClose={6000} containerWidth={400} />;
}

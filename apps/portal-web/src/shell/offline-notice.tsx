import { useNetwork } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Notice } from '../ui/feedback/notice.js';

/** Says that the browser has no connection: what is shown may be old, and nothing can be saved. */
export function OfflineNotice(): ReactNode {
  const { online } = useNetwork();
  if (online) return null;
  return (
    <Notice tone="warn" title="You are offline">
      What you see may be out of date, and changes can’t be saved until the connection is back.
    </Notice>
  );
}

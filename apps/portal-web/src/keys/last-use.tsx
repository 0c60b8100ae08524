import type { ReactNode } from 'react';
import type { ApiKey } from '../api/types.js';
import { useRelativeTime } from '../ui/data/time-zone-context.js';

/** When and by whom the key was last used, as a sentence. */
export function LastUse({ apiKey }: { readonly apiKey: ApiKey }): ReactNode {
  const formatRelativeTime = useRelativeTime();
  if (!apiKey.lastUsedAt) return <>This key was never used.</>;
  return (
    <>
      It was last used <strong>{formatRelativeTime(apiKey.lastUsedAt)}</strong>
      {apiKey.lastUsedUserAgent && (
        <>
          {' '}
          by <strong>{apiKey.lastUsedUserAgent}</strong>
        </>
      )}
      .
    </>
  );
}

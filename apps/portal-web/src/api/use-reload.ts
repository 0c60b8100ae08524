import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const reloadMs = 5_000;

/**
 * Loads what a dialog starts from when it opens, and every few seconds until it closes. A dialog that replaces a balance would undo
 * what was redeemed or spent since the page was loaded.
 */
export function useReload(queryKey: QueryKey): void {
  const client = useQueryClient();
  const [key] = useState(queryKey);
  useEffect(() => {
    const reload = (): void => {
      // A read that takes longer than the pause is waited for: cancelled each time, it would never end.
      if (!document.hidden)
        client.invalidateQueries({ queryKey: key }, { cancelRefetch: false }).catch(() => undefined);
    };
    reload();
    const timer = setInterval(reload, reloadMs);
    return () => clearInterval(timer);
  }, [client, key]);
}

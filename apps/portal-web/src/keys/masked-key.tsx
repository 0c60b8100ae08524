import type { ReactNode } from 'react';
import type { ApiKey } from '../api/types.js';

/** The two ends of a key that may be shown, to recognise it by. */
export function Masked({ of: { prefix, lastFour } }: { readonly of: Pick<ApiKey, 'prefix' | 'lastFour'> }): ReactNode {
  return (
    <code
      style={{
        fontFamily: 'var(--mantine-font-family-monospace)',
        fontSize: '0.8125rem',
        color: 'var(--mantine-color-dimmed)',
        whiteSpace: 'nowrap',
      }}
    >
      {prefix.replace(/^lrw_live_/, '').slice(0, 6)}…{lastFour}
    </code>
  );
}

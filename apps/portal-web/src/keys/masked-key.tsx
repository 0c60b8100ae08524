import type { ReactNode } from 'react';
import type { ApiKey } from '../api/types.js';

/** The visible part of a key: its first and last characters. */
export function MaskedKey({
  apiKey: { prefix, lastFour },
}: {
  readonly apiKey: Pick<ApiKey, 'prefix' | 'lastFour'>;
}): ReactNode {
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

import type { ReactNode } from 'react';
import type { ApiKey } from '../api/types.js';

/** `lrw_live_` and six characters: enough to recognise a key. */
const visibleLength = 'lrw_live_'.length + 6;

/** The visible part of a key: `lrw_live_`, and its first and last characters. */
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
      {prefix.slice(0, visibleLength)}…{lastFour}
    </code>
  );
}

import type { ReactNode } from 'react';

/** The logo: a stamp with a check mark. */
export function Logo({ size = 28 }: { readonly size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#12705d" />
      <circle cx="16" cy="16" r="8.5" fill="none" stroke="#b0e0d4" strokeWidth="2.4" strokeDasharray="2.6 2.74" />
      <path
        d="m12 16.2 2.8 2.8 5.4-5.6"
        fill="none"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

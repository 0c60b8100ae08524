import type { ReactNode } from 'react';
import type { Member } from '../api/types.js';
import { StatusBadge } from '../ui/data/status-badge.js';

/** Whether a member signs in with a second factor. */
export const SecondFactorState = ({ member: { twoFactorEnabled } }: { readonly member: Member }): ReactNode => (
  <StatusBadge status={twoFactorEnabled ? 'enabled' : 'disabled'} label={twoFactorEnabled ? 'On' : 'Off'} />
);

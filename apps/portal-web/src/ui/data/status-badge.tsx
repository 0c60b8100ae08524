import type { ReactNode } from 'react';
import { plainWord } from '../../format/format.js';
import classes from './status-badge.module.css';

const tones: Readonly<Record<string, string>> = {
  active: 'good',
  partial: 'good',
  pending: 'warn',
  redeemed: 'quiet',
  expired: 'quiet',
  inactive: 'quiet',
  revoked: 'bad',
  cancelled: 'bad',
};

/** A status as a word with a colour; never a colour alone. A word that these pages don't know is shown as it is. */
export function StatusMark({ status, label }: { readonly status: string; readonly label?: string }): ReactNode {
  return (
    <span className={classes['mark']} data-tone={tones[status] ?? 'quiet'}>
      {label ?? plainWord(status)}
    </span>
  );
}

import type { ReactNode } from 'react';
import { humanize } from '../../format/words.js';
import classes from './status-badge.module.css';

const tones: Readonly<Record<string, string>> = {
  active: 'good',
  partial: 'good',
  enabled: 'good',
  succeeded: 'good',
  accepted: 'good',
  queued: 'warn',
  not_sent: 'quiet',
  pending: 'warn',
  redeemed: 'quiet',
  expired: 'quiet',
  inactive: 'quiet',
  disabled: 'quiet',
  skipped: 'quiet',
  returned: 'quiet',
  partially_returned: 'quiet',
  failed: 'bad',
  revoked: 'bad',
  cancelled: 'bad',
};

/** The words for states of an e-mail: "accepted" would read as the invitation in it being accepted. */
const words: Readonly<Record<string, string>> = { accepted: 'Sent', queued: 'Waiting' };

/** A status as a word with a colour. An unknown status is shown as it is. */
export function StatusBadge({ status, label }: { readonly status: string; readonly label?: string }): ReactNode {
  return (
    <span className={classes['badge']} data-tone={tones[status] ?? 'quiet'}>
      {label ?? words[status] ?? humanize(status)}
    </span>
  );
}

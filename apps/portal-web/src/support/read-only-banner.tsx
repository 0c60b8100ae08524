import type { ReactNode } from 'react';
import { Icon } from '../ui/theme/icons.js';
import classes from './read-only-banner.module.css';

/** Reminds support staff that their access is read-only and recorded. */
export function ReadOnlyBanner(): ReactNode {
  return (
    <div className={classes['banner']}>
      <Icon name="support" size={16} />
      <span>
        You are viewing this merchant as support. Access is read-only and recorded in the merchant’s audit log.
      </span>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '../ui/theme/icons.js';
import classes from './read-only-banner.module.css';

/** Says on every page of support's whose eyes these are. */
export function ReadOnlyMark(): ReactNode {
  return (
    <div className={classes['mark']}>
      <Icon name="support" size={16} />
      <span>
        You are looking at this merchant as support. Nothing can be changed here, and each look is in the merchant’s
        audit log.
      </span>
    </div>
  );
}

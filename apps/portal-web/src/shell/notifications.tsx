import { CloseButton } from '@mantine/core';
import { useSyncExternalStore, type ReactNode } from 'react';
import { Icon } from '../ui/theme/icons.js';
import { listen, unsaid, whatIsSaid } from '../ui/feedback/notify.js';
import classes from './notifications.module.css';

/** The corner where the portal says what was done. Screen readers hear it without losing their place. */
export function ToldCorner(): ReactNode {
  const said = useSyncExternalStore(listen, whatIsSaid);
  return (
    <div className={classes['corner']} role="status" aria-live="polite">
      {said.map(({ id, message }) => (
        <div key={id} className={classes['note']}>
          <span className={classes['mark']}>
            <Icon name="check" size={16} />
          </span>
          <span>{message}</span>
          <CloseButton aria-label="Take this note away" onClick={() => unsaid(id)} />
        </div>
      ))}
    </div>
  );
}

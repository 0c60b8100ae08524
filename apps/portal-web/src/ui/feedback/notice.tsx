import type { ReactNode } from 'react';
import { Icon, type IconName } from '../theme/icons.js';
import classes from './notice.module.css';

type Tone = 'info' | 'good' | 'warn' | 'bad';

const icons: Record<Tone, IconName> = { info: 'info', good: 'check', warn: 'warning', bad: 'stop' };

interface NoticeProps {
  readonly tone?: Tone;
  readonly title?: string;
  readonly children?: ReactNode;
}

/** A message in the page. Screen readers announce an error immediately. */
export function Notice({ tone = 'info', title, children }: NoticeProps): ReactNode {
  return (
    <div className={classes['notice']} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <span className={classes['icon']}>
        <Icon name={icons[tone]} />
      </span>
      <div className={classes['text']}>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
      </div>
    </div>
  );
}

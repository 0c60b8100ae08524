import type { ReactNode } from 'react';
import classes from './meter.module.css';

interface MeterProps {
  readonly name: string;
  readonly used: number;
  readonly of: number;
  /** The same in words. */
  readonly text: string;
  readonly note?: ReactNode;
}

/** How much of something is used: a bar, and always the figures in words. */
export function Meter({ name, used, of, text, note }: MeterProps): ReactNode {
  const part = of === 0 ? 1 : Math.min(1, used / of);
  const tone = part >= 1 ? 'bad' : part >= 0.8 ? 'warn' : 'good';
  return (
    <div>
      <div className={classes['words']}>
        <span className={classes['name']}>{name}</span>
        <span className={classes['text']}>{text}</span>
      </div>
      <div
        className={classes['bar']}
        role="meter"
        aria-label={name}
        aria-valuenow={used}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuetext={text}
      >
        <i data-tone={tone} style={{ width: `${part * 100}%` }} />
      </div>
      {note && <div className={classes['note']}>{note}</div>}
    </div>
  );
}

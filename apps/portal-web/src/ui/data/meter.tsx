import type { ReactNode } from 'react';
import classes from './meter.module.css';

interface MeterProps {
  readonly name: string;
  readonly used: number;
  readonly of: number;
  /** The same in words. */
  readonly text: string;
  readonly note?: ReactNode;
  /** Using it up is what it is for: nothing to warn of. */
  readonly calm?: boolean;
}

function toneOf(part: number): string {
  if (part >= 1) return 'bad';
  return part >= 0.8 ? 'warn' : 'good';
}

/** How much of something is used: a bar, and always the figures in words. */
export function Meter({ name, used, of, text, note, calm = false }: MeterProps): ReactNode {
  const part = of === 0 ? 1 : Math.min(1, used / of);
  const tone = calm ? 'good' : toneOf(part);
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

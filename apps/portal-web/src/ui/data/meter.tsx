import type { ReactNode } from 'react';
import classes from './meter.module.css';

interface MeterProps {
  readonly name: string;
  readonly used: number;
  readonly max: number;
  /** The value as text. */
  readonly text: string;
  readonly note?: ReactNode;
  /** Without warning colours: the measured value is no limit, such as the balance of a voucher. */
  readonly neutral?: boolean;
}

function toneOf(part: number): string {
  if (part >= 1) return 'bad';
  return part >= 0.8 ? 'warn' : 'good';
}

/** How much of a whole is used or left, as a bar and as text. */
export function Meter({ name, used, max, text, note, neutral = false }: MeterProps): ReactNode {
  const part = max === 0 ? 1 : Math.min(1, used / max);
  const tone = neutral ? 'good' : toneOf(part);
  return (
    <div>
      <div className={classes['header']}>
        <span className={classes['name']}>{name}</span>
        <span className={classes['text']}>{text}</span>
      </div>
      <div
        className={classes['bar']}
        role="meter"
        aria-label={name}
        aria-valuenow={used}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={text}
      >
        <i data-tone={tone} style={{ width: `${part * 100}%` }} />
      </div>
      {note && <div className={classes['note']}>{note}</div>}
    </div>
  );
}

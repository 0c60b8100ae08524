import type { ReactNode } from 'react';
import classes from './code-snippet.module.css';

/** A text to be copied as it is. It can be reached and read by keyboard. */
export function Snippet({ text, labelledBy }: { readonly text: string; readonly labelledBy: string }): ReactNode {
  return (
    <div className={classes['snippet']} tabIndex={0} role="textbox" aria-readonly="true" aria-labelledby={labelledBy}>
      {text}
    </div>
  );
}

import type { ReactNode } from 'react';
import classes from './code-snippet.module.css';

/** Text to copy, for example a key. It can receive the keyboard focus. */
export function CodeSnippet({ text, labelledBy }: { readonly text: string; readonly labelledBy: string }): ReactNode {
  return (
    <div className={classes['snippet']} tabIndex={0} role="textbox" aria-readonly="true" aria-labelledby={labelledBy}>
      {text}
    </div>
  );
}

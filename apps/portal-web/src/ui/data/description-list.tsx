import type { ReactNode } from 'react';
import classes from './description-list.module.css';

/** A term and its value. */
export type Description = readonly [string, ReactNode];

/** Terms with their values, in as many columns as fit. */
export function DescriptionList({ items: of }: { readonly items: readonly Description[] }): ReactNode {
  return (
    <dl className={classes['list']}>
      {of.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

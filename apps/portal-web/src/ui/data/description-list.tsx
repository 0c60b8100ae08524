import type { ReactNode } from 'react';
import classes from './description-list.module.css';

/** A name and what it is. */
export type Fact = readonly [string, ReactNode];

/** Names with their values, in as many columns as there is room for. */
export function Facts({ of }: { readonly of: readonly Fact[] }): ReactNode {
  return (
    <dl className={classes['facts']}>
      {of.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

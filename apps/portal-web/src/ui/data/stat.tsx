import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './stat.module.css';

interface StatProps {
  readonly name: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

/** One number with its name and a note. */
export function Stat({ name, value, note }: StatProps): ReactNode {
  return (
    <div className={classes['stat']}>
      <div className={classes['name']}>{name}</div>
      <div className={classes['value']}>{value}</div>
      {note && (
        <Text size="sm" c="dimmed" component="div">
          {note}
        </Text>
      )}
    </div>
  );
}

/** Several stats in a grid. */
export function StatGrid({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={classes['grid']}>{children}</div>;
}

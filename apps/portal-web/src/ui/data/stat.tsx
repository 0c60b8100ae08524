import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './stat.module.css';

interface FigureProps {
  readonly name: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

/** One figure that counts: its name above, what it means below. */
export function Figure({ name, value, note }: FigureProps): ReactNode {
  return (
    <div className={classes['figure']}>
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

/** Figures side by side. */
export function Figures({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={classes['figures']}>{children}</div>;
}

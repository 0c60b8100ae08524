import { Group, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './panel.module.css';

interface PanelProps {
  readonly title?: string;
  readonly about?: ReactNode;
  readonly actions?: ReactNode;
  /** Without a margin inside: for a table that reaches from edge to edge. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** A part of a page: a surface with a heading of its own. */
export function Panel({ title, about, actions, flush = false, children }: PanelProps): ReactNode {
  const id = useId();
  return (
    <section className={classes['panel']} aria-labelledby={title ? id : undefined}>
      {(title || actions) && (
        <Group justify="space-between" align="flex-start" className={classes['head']}>
          <div>
            {title && (
              <Title order={2} id={id}>
                {title}
              </Title>
            )}
            {about && (
              <Text size="sm" c="dimmed" mt={4} maw="68ch">
                {about}
              </Text>
            )}
          </div>
          {actions && <Group gap="sm">{actions}</Group>}
        </Group>
      )}
      <div className={flush ? undefined : classes['body']}>{children}</div>
    </section>
  );
}

import { Group, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './panel.module.css';

interface PanelProps {
  readonly title?: string;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  /** Without padding, for a table. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** A section of a page with its own heading. */
export function Panel({ title, description, actions, flush = false, children }: PanelProps): ReactNode {
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
            {description && (
              <Text size="sm" c="dimmed" mt={4} maw="68ch">
                {description}
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

import { Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { Icon } from '../theme/icons.js';
import classes from './page.module.css';

interface PageProps {
  readonly title: string;
  /** One sentence on what the page is for. */
  readonly about?: ReactNode;
  /** The way back to where this page belongs. */
  readonly back?: ReactNode;
  /** Something small beside the title: a status. */
  readonly beside?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page below the frame: its heading, what can be done, and its content. Also names the browser's tab. */
export function Page({ title, about, back, beside, actions, children }: PageProps): ReactNode {
  useTabTitle(title);
  return (
    <Stack gap="xl" className={classes['page']}>
      <div className={classes['head']}>
        <div className={classes['heading']}>
          {back && (
            <div className={classes['back']}>
              <Icon name="left" size={14} />
              {back}
            </div>
          )}
          <Group gap="sm" align="center">
            <Title order={1}>{title}</Title>
            {beside}
          </Group>
          {about && (
            <Text c="dimmed" mt={6} maw="64ch">
              {about}
            </Text>
          )}
        </div>
        {actions && <Group gap="sm">{actions}</Group>}
      </div>
      {children}
    </Stack>
  );
}

/** Names the browser's tab. */
export function useTabTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Loyalty Rewards`;
  }, [title]);
}

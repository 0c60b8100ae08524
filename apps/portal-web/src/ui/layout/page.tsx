import { Group, Stack, Text, Title } from '@mantine/core';
import { useContext, useEffect, type ReactNode } from 'react';
import { Icon } from '../theme/icons.js';
import { PageOwnerContext } from './page-owner-context.js';
import classes from './page.module.css';

interface PageProps {
  readonly title: string;
  /** The title of the browser tab; absent: `title`. */
  readonly documentTitle?: string | undefined;
  /** One sentence about the purpose of the page. */
  readonly description?: ReactNode;
  /** A link to the parent page. */
  readonly back?: ReactNode;
  /** A status next to the title. */
  readonly badge?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page inside the shell: heading, actions and content. It also sets the document title. */
export function Page({
  title,
  documentTitle = title,
  description,
  back,
  badge,
  actions,
  children,
}: PageProps): ReactNode {
  useDocumentTitle(documentTitle);
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
            {badge}
          </Group>
          {description && (
            <Text c="dimmed" mt={6} maw="64ch">
              {description}
            </Text>
          )}
        </div>
        {actions && <Group gap="sm">{actions}</Group>}
      </div>
      {children}
    </Stack>
  );
}

/** Sets the document title. */
export function useDocumentTitle(title: string): void {
  const owner = useContext(PageOwnerContext);
  useEffect(() => {
    document.title = [title, owner, 'Loyalty Rewards'].filter(Boolean).join(' · ');
  }, [title, owner]);
}

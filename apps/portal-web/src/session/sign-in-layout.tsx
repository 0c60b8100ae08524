import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Logo } from '../ui/layout/logo.js';
import { useDocumentTitle } from '../ui/layout/page.js';
import classes from './sign-in-layout.module.css';

interface SignInLayoutProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** The layout of the pages before sign-in: one card in the centre. */
export function SignInLayout({ title, description, children, footer }: SignInLayoutProps): ReactNode {
  useDocumentTitle(title);
  return (
    <main className={classes['page']}>
      <div className={classes['brand']}>
        <Logo size={30} />
        <span>Loyalty Rewards</span>
      </div>
      <div className={classes['card']}>
        <Stack gap="lg">
          <div>
            <Title order={1}>{title}</Title>
            {description && (
              <Text c="dimmed" mt={6}>
                {description}
              </Text>
            )}
          </div>
          {children}
        </Stack>
      </div>
      {footer && <div className={classes['footer']}>{footer}</div>}
    </main>
  );
}

import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Mark } from '../ui/layout/logo.js';
import { useTabTitle } from '../ui/layout/page.js';
import classes from './sign-in-layout.module.css';

interface DoorProps {
  readonly title: string;
  readonly about?: ReactNode;
  readonly children: ReactNode;
  readonly below?: ReactNode;
}

/** The layout of every page before sign-in: one card in the middle. */
export function Door({ title, about, children, below }: DoorProps): ReactNode {
  useTabTitle(title);
  return (
    <main className={classes['room']}>
      <div className={classes['brand']}>
        <Mark size={30} />
        <span>Loyalty Rewards</span>
      </div>
      <div className={classes['card']}>
        <Stack gap="lg">
          <div>
            <Title order={1}>{title}</Title>
            {about && (
              <Text c="dimmed" mt={6}>
                {about}
              </Text>
            )}
          </div>
          {children}
        </Stack>
      </div>
      {below && <div className={classes['below']}>{below}</div>}
    </main>
  );
}

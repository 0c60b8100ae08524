import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isRefused, messageOf, Refused } from '../../api/api-error.js';
import { Icon, type IconName } from '../theme/icons.js';
import classes from './states.module.css';

interface EmptyProps {
  readonly icon?: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Where it is the whole page. */
  readonly whole?: boolean;
}

/** Where there is nothing yet: what would stand here, and how it gets there. */
export function Empty({ icon = 'info', title, children, action, whole = false }: EmptyProps): ReactNode {
  return (
    <div className={classes['empty']}>
      <span className={classes['mark']}>
        <Icon name={icon} size={22} />
      </span>
      <Title order={whole ? 1 : 3} size="h3">
        {title}
      </Title>
      {children && (
        <Text size="sm" c="dimmed" maw="46ch">
          {children}
        </Text>
      )}
      {action && <div className={classes['action']}>{action}</div>}
    </div>
  );
}

/** What went wrong, and a way to try again where that may help. */
export function Failed({ error, retry }: { readonly error: unknown; readonly retry?: () => void }): ReactNode {
  if (isRefused(error, 'search_too_broad')) return <TooBroad />;
  const missing = error instanceof Refused && error.status === 404;
  const mayPass = !missing && !isRefused(error, 'usage_too_large');
  return (
    <div role="alert">
      <Empty
        icon={missing ? 'search' : 'warning'}
        title={missing ? 'It is not here' : 'This could not be loaded'}
        action={
          retry &&
          mayPass && (
            <Button variant="default" onClick={retry}>
              Try again
            </Button>
          )
        }
      >
        {messageOf(error)}
      </Empty>
    </div>
  );
}

function TooBroad(): ReactNode {
  return (
    <div role="alert">
      <Empty icon="search" title="This search takes too long">
        Enter more characters, or choose a filter.
      </Empty>
    </div>
  );
}

/** Grey bars in the shape of what is on its way. */
export function Waiting({ rows = 5 }: { readonly rows?: number }): ReactNode {
  return (
    <div className={classes['waiting']} role="status" aria-label="Loading">
      <Stack gap="md">
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} height={18} width={`${92 - ((row * 17) % 40)}%`} radius="sm" />
        ))}
      </Stack>
    </div>
  );
}

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly waiting?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** The three states of everything that is loaded: on its way, failed, there. */
export function Loaded<Data>({ query, waiting = <Waiting />, children }: LoadedProps<Data>): ReactNode {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <Failed error={query.error} retry={() => void query.refetch()} />;
  return waiting;
}

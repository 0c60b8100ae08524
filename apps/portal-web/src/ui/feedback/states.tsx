import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasReason, errorMessage, ApiError } from '../../api/api-error.js';
import { Icon, type IconName } from '../theme/icons.js';
import classes from './states.module.css';

interface EmptyStateProps {
  readonly icon?: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Whether it is the only content of the page. */
  readonly fullPage?: boolean;
}

/** Shown where a list has no entries: what would be here, and how to add it. */
export function EmptyState({ icon = 'info', title, children, action, fullPage = false }: EmptyStateProps): ReactNode {
  return (
    <div className={classes['empty']}>
      <span className={classes['icon']}>
        <Icon name={icon} size={22} />
      </span>
      <Title order={fullPage ? 1 : 2} size="h3">
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

interface ErrorStateProps {
  readonly error: unknown;
  readonly retry?: () => void;
  readonly retryLabel?: string;
}

/** An error, with a button to try again if that can help. */
export function ErrorState({ error, retry, retryLabel = 'Try again' }: ErrorStateProps): ReactNode {
  if (hasReason(error, 'search_too_broad')) return <TooBroad />;
  const missing = error instanceof ApiError && error.status === 404;
  const mayPass = !missing && !hasReason(error, 'usage_too_large');
  return (
    <div role="alert">
      <EmptyState
        icon={missing ? 'search' : 'warning'}
        title={missing ? 'Not found' : 'Could not load the data'}
        action={
          retry &&
          mayPass && (
            <Button variant="default" onClick={retry}>
              {retryLabel}
            </Button>
          )
        }
      >
        {errorMessage(error)}
        <RequestId error={error} />
      </EmptyState>
    </div>
  );
}

/** The request id, for questions to support. A page that was not found shows none. */
function RequestId({ error }: { readonly error: unknown }): ReactNode {
  if (!(error instanceof ApiError) || error.requestId === null || error.status === 404) return null;
  return (
    <>
      {' '}
      If you contact support, give them this request ID: <code>{error.requestId}</code>
    </>
  );
}

function TooBroad(): ReactNode {
  return (
    <div role="alert">
      <EmptyState icon="search" title="This search takes too long">
        Enter more characters, or choose a filter.
      </EmptyState>
    </div>
  );
}

/** A skeleton of the content that is loading. */
export function LoadingState({ rows = 5 }: { readonly rows?: number }): ReactNode {
  return (
    <div className={classes['loading']} role="status" aria-label="Loading">
      <Stack gap="md">
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} height={18} width={`${92 - ((row * 17) % 40)}%`} radius="sm" />
        ))}
      </Stack>
    </div>
  );
}

interface QueryStateProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly loading?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

interface ShownDataProps {
  readonly query: Pick<UseQueryResult, 'isPlaceholderData'>;
  readonly children: ReactNode;
}

/** Shows the data of a query with `keepPreviousData`: paler, and busy for screen readers, while it is that of another page, filter or period. */
export const ShownData = ({ query, children }: ShownDataProps): ReactNode => (
  <div className={classes['shown']} aria-busy={query.isPlaceholderData}>
    {children}
  </div>
);

/** Renders a query: loading, failed or loaded. */
export function QueryState<Data>({ query, loading = <LoadingState />, children }: QueryStateProps<Data>): ReactNode {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <ErrorState error={query.error} retry={() => void query.refetch()} />;
  return loading;
}

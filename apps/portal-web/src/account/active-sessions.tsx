import { Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ActionButton } from '../ui/actions/action-button.js';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { formatDateTime, browserTimeZone, formatRelativeTime } from '../format/dates.js';
import { Notice } from '../ui/feedback/notice.js';
import { Panel } from '../ui/layout/panel.js';
import { QueryState } from '../ui/feedback/states.js';
import { StatusBadge } from '../ui/data/status-badge.js';
import { notify } from '../ui/feedback/notify.js';
import { unwrap, api } from '../api/client.js';
import { errorMessage } from '../api/api-error.js';
import type { AccountSession } from '../api/types.js';
import { deviceName } from './device-name.js';

const nowMs = 5 * 60_000;

/** When a session was last used. One that was used within the last five minutes is active now. */
const lastActive = (at: string): string =>
  Date.now() - Date.parse(at) < nowMs ? 'Active now' : formatRelativeTime(at, browserTimeZone());

/** The sessions of the user, each with a button to end it. */
export function ActiveSessions(): ReactNode {
  const client = useQueryClient();
  const sessions = useQuery({
    queryKey: ['sign-ins'],
    queryFn: async () => (await unwrap(api.GET('/v1/portal/account/sessions'))).data,
  });
  const end = useMutation({
    mutationFn: (id: string) => unwrap(api.DELETE('/v1/portal/account/sessions/{id}', { params: { path: { id } } })),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['sign-ins'] });
      notify('Session ended.');
    },
  });
  const columns: readonly Column<AccountSession>[] = [
    {
      header: 'Device',
      cell: ({ userAgent, current }) => (
        <>
          <Text size="sm" fw={500} title={userAgent ?? undefined}>
            {deviceName(userAgent)}
          </Text>
          {current && <StatusBadge status="active" label="This session" />}
        </>
      ),
    },
    { header: 'IP address', cell: ({ address }) => address ?? 'Unknown' },
    { header: 'Signed in', cell: ({ createdAt }) => formatDateTime(createdAt, browserTimeZone()) },
    { header: 'Last active', cell: ({ current, lastSeenAt }) => (current ? 'Active now' : lastActive(lastSeenAt)) },
    {
      header: 'Actions',
      headHidden: true,
      alignRight: true,
      cell: ({ id, current, userAgent }) =>
        !current && (
          <ActionButton
            variant="default"
            size="xs"
            loading={end.isPending && end.variables === id}
            aria-label={`Sign out ${deviceName(userAgent)}`}
            onClick={() => end.mutate(id)}
          >
            Sign out
          </ActionButton>
        ),
    },
  ];
  return (
    <Panel
      title="Active sessions"
      description={`Times are in your time zone, ${browserTimeZone().replaceAll('_', ' ')}.`}
      flush
    >
      {end.isError && <Notice tone="bad">{errorMessage(end.error)}</Notice>}
      <QueryState query={sessions}>
        {(data) => <DataTable caption="Sessions" columns={columns} rows={data} rowKey={({ id }) => id} />}
      </QueryState>
    </Panel>
  );
}

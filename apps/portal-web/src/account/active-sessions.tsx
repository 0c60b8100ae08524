import { Button, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { dateTime, ownTimeZone, relative } from '../format/format.js';
import { Notice } from '../ui/feedback/notice.js';
import { Panel } from '../ui/layout/panel.js';
import { Loaded } from '../ui/feedback/states.js';
import { StatusMark } from '../ui/data/status-badge.js';
import { told } from '../ui/feedback/notify.js';
import { answerOf, portal } from '../api/client.js';
import { messageOf } from '../api/api-error.js';
import type { SignIn } from '../api/types.js';
import { deviceOf } from './device-name.js';

/** Where the account is signed in, and an end to each. */
export function SignIns(): ReactNode {
  const client = useQueryClient();
  const sessions = useQuery({
    queryKey: ['sign-ins'],
    queryFn: async () => (await answerOf(portal.GET('/v1/portal/account/sessions'))).data,
  });
  const end = useMutation({
    mutationFn: (id: string) =>
      answerOf(portal.DELETE('/v1/portal/account/sessions/{id}', { params: { path: { id } } })),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['sign-ins'] });
      told('That session has ended.');
    },
  });
  const columns: readonly Column<SignIn>[] = [
    {
      head: 'Where',
      cell: ({ userAgent, current }) => (
        <>
          <Text size="sm" fw={500} title={userAgent ?? undefined}>
            {deviceOf(userAgent)}
          </Text>
          {current && <StatusMark status="active" label="This session" />}
        </>
      ),
    },
    { head: 'Address', cell: ({ address }) => address ?? 'Not known' },
    { head: 'Signed in', cell: ({ createdAt }) => dateTime(createdAt, ownTimeZone()) },
    { head: 'Last seen', cell: ({ lastSeenAt }) => relative(lastSeenAt) },
    {
      head: 'Actions',
      quiet: true,
      right: true,
      cell: ({ id, current, userAgent }) =>
        !current && (
          <Button
            variant="default"
            size="xs"
            loading={end.isPending && end.variables === id}
            aria-label={`End the session of ${deviceOf(userAgent)}`}
            onClick={() => end.mutate(id)}
          >
            End
          </Button>
        ),
    },
  ];
  return (
    <Panel
      title="Where you are signed in"
      about={`Times are in your time zone, ${ownTimeZone().replaceAll('_', ' ')}.`}
      flush
    >
      {end.isError && <Notice tone="bad">{messageOf(end.error)}</Notice>}
      <Loaded query={sessions}>
        {(data) => <DataTable caption="Sessions" columns={columns} rows={data} keyOf={({ id }) => id} />}
      </Loaded>
    </Panel>
  );
}

import { Button, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DataTable, type Column } from '../frame/data-table.js';
import { dateTime, ownTimeZone, relative } from '../frame/format.js';
import { Notice } from '../frame/notice.js';
import { Panel } from '../frame/panel.js';
import { Loaded } from '../frame/states.js';
import { StatusMark } from '../frame/status-mark.js';
import { told } from '../frame/told.js';
import { answerOf, portal } from '../portal-client/portal.js';
import { messageOf } from '../portal-client/refused.js';
import type { SignIn } from '../portal-client/shapes.js';
import { deviceOf } from './device.js';

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

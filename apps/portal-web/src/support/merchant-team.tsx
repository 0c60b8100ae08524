import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { unwrap, api } from '../api/client.js';
import { onceForSupport } from '../api/support-access.js';
import type { Member } from '../api/types.js';
import { humanize } from '../format/words.js';
import { useMerchant } from '../session/merchant-context.js';
import { SecondFactorState } from '../team/second-factor-state.js';
import { type Column, DataTable } from '../ui/data/data-table.js';
import { RelativeTime } from '../ui/data/time.js';
import { EmptyState, QueryState } from '../ui/feedback/states.js';
import { Panel } from '../ui/layout/panel.js';

const columns: readonly Column<Member>[] = [
  {
    header: 'Person',
    longText: true,
    cell: ({ name, email }) => (
      <>
        <Text size="sm" fw={600}>
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {email}
        </Text>
      </>
    ),
  },
  { header: 'Role', cell: ({ role }) => humanize(role) },
  { header: 'Second factor', cell: (member) => <SecondFactorState member={member} /> },
  { header: 'Last sign-in', cell: ({ lastSignInAt }) => (lastSignInAt ? <RelativeTime at={lastSignInAt} /> : 'Never') },
];

/** The team of a merchant, read-only. */
export function MerchantTeam(): ReactNode {
  const { m } = useMerchant();
  const team = useQuery({
    queryKey: ['support', 'team', m],
    queryFn: async () =>
      (await unwrap(api.GET('/v1/portal/support/merchants/{m}/staff', { params: { path: { m } } }))).data,
    staleTime: onceForSupport,
  });
  return (
    <Panel flush>
      <QueryState query={team}>
        {(data) =>
          data.length === 0 ? (
            <EmptyState icon="team" title="Nobody has joined this team yet" />
          ) : (
            <DataTable caption="Team" columns={columns} rows={data} rowKey={({ id }) => id} />
          )
        }
      </QueryState>
    </Panel>
  );
}

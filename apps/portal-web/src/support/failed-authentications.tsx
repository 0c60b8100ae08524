import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { count } from '../format/format.js';
import { useMerchant } from '../session/merchant-context.js';
import { Panel } from '../ui/layout/panel.js';
import { Empty, Loaded } from '../ui/feedback/states.js';
import { Time } from '../ui/data/time.js';
import { answerOf, portal } from '../api/client.js';
import type { AuthenticationFailures } from '../api/types.js';

const reasons: Readonly<Record<string, string>> = {
  missing: 'No key was sent',
  unknown: 'No such key',
  wrong: 'Right beginning, wrong secret',
  inactive: 'A revoked or expired key',
};

const columns: readonly Column<AuthenticationFailures>[] = [
  { head: 'Last', cell: ({ lastAt }) => <Time at={lastAt} ago /> },
  { head: 'From', cell: ({ address }) => address },
  {
    head: 'Key',
    cell: ({ keyName, keyPrefix }) => (
      <>
        {keyName ?? 'Unknown'}
        {keyPrefix && (
          <Text size="xs" c="dimmed" ff="monospace">
            {keyPrefix}
          </Text>
        )}
      </>
    ),
  },
  { head: 'Why', cell: ({ reason }) => reasons[reason] ?? reason },
  { head: 'Sent by', cell: ({ userAgent }) => userAgent ?? 'Not known' },
  { head: 'Failures', right: true, cell: ({ failures }) => count(failures) },
];

/** Requests of the last 7 days that were refused for their key. */
export function FailedAuthentications(): ReactNode {
  const { m } = useMerchant();
  const failures = useQuery({
    queryKey: ['support', 'failures', m],
    queryFn: async () =>
      (
        await answerOf(
          portal.GET('/v1/portal/support/merchants/{m}/failed-authentications', { params: { path: { m } } }),
        )
      ).data,
    staleTime: 60_000,
  });
  return (
    <Panel title="Failed authentications" about="Of the last 7 days, by minute and address." flush>
      <Loaded query={failures}>
        {(data) =>
          data.length === 0 ? (
            <Empty icon="check" title="None in the last 7 days">
              No request with a key of this merchant was refused for its key.
            </Empty>
          ) : (
            <DataTable
              caption="Failed authentications"
              columns={columns}
              rows={data}
              keyOf={({ minute, address, keyPrefix, reason }) => `${minute} ${address} ${keyPrefix ?? ''} ${reason}`}
            />
          )
        }
      </Loaded>
    </Panel>
  );
}

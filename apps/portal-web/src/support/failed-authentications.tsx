import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { formatNumber } from '../format/numbers.js';
import { useMerchant } from '../session/merchant-context.js';
import { Panel } from '../ui/layout/panel.js';
import { EmptyState, QueryState } from '../ui/feedback/states.js';
import { Time } from '../ui/data/time.js';
import { unwrap, api } from '../api/client.js';
import { onceForSupport } from '../api/support-access.js';
import type { AuthenticationFailures } from '../api/types.js';

const reasons: Readonly<Record<string, string>> = {
  missing: 'No key was sent',
  unknown: 'No such key',
  wrong: 'Known prefix, wrong secret',
  inactive: 'A revoked or expired key',
  address: 'From an address that is not in its list',
};

const columns: readonly Column<AuthenticationFailures>[] = [
  { header: 'Last failure', cell: ({ lastAt }) => <Time at={lastAt} relative /> },
  { header: 'IP address', cell: ({ address }) => address },
  {
    header: 'Key',
    longText: true,
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
  { header: 'Reason', cell: ({ reason }) => reasons[reason] ?? reason },
  { header: 'User agent', longText: true, cell: ({ userAgent }) => userAgent ?? 'Unknown' },
  { header: 'Failures', alignRight: true, cell: ({ failures }) => formatNumber(failures) },
];

/** Requests of the last 7 days that were refused because of their key. */
export function FailedAuthentications(): ReactNode {
  const { m } = useMerchant();
  const failures = useQuery({
    queryKey: ['support', 'failures', m],
    queryFn: async () =>
      (await unwrap(api.GET('/v1/portal/support/merchants/{m}/failed-authentications', { params: { path: { m } } })))
        .data,
    staleTime: onceForSupport,
  });
  return (
    <Panel title="Failed authentications" description="Last 7 days, by minute and IP address." flush>
      <QueryState query={failures}>
        {(data) =>
          data.length === 0 ? (
            <EmptyState icon="check" title="No failures in the last 7 days">
              No request was refused because of its API key.
            </EmptyState>
          ) : (
            <DataTable
              caption="Failed authentications"
              columns={columns}
              rows={data}
              rowKey={({ minute, address, keyPrefix, reason }) => `${minute} ${address} ${keyPrefix ?? ''} ${reason}`}
            />
          )
        }
      </QueryState>
    </Panel>
  );
}

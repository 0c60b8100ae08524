import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMerchant } from '../session/merchant-context.js';
import { Panel } from '../ui/layout/panel.js';
import { Empty, Loaded } from '../ui/feedback/states.js';
import { KeysTable } from '../keys/keys-table.js';
import { answerOf, portal } from '../api/client.js';

/** The merchant's keys, to be looked at. */
export function SupportedKeys(): ReactNode {
  const { m } = useMerchant();
  const keys = useQuery({
    queryKey: ['support', 'keys', m],
    queryFn: async () =>
      (await answerOf(portal.GET('/v1/portal/support/merchants/{m}/keys', { params: { path: { m } } }))).data,
    staleTime: 60_000,
  });
  return (
    <Panel flush>
      <Loaded query={keys}>
        {(data) =>
          data.length === 0 ? (
            <Empty icon="key" title="This merchant has no keys" />
          ) : (
            <KeysTable keys={data} linked={false} />
          )
        }
      </Loaded>
    </Panel>
  );
}

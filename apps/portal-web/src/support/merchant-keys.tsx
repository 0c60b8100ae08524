import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMerchant } from '../session/merchant-context.js';
import { Panel } from '../ui/layout/panel.js';
import { EmptyState, QueryState } from '../ui/feedback/states.js';
import { KeysTable } from '../keys/keys-table.js';
import { supportedKeysQuery } from './supported-keys.js';

/** The API keys of a merchant, read-only. */
export function MerchantKeys(): ReactNode {
  const { m } = useMerchant();
  const keys = useQuery(supportedKeysQuery(m));
  return (
    <Panel flush>
      <QueryState query={keys}>
        {(data) =>
          data.length === 0 ? <EmptyState icon="key" title="This merchant has no keys" /> : <KeysTable keys={data} />
        }
      </QueryState>
    </Panel>
  );
}

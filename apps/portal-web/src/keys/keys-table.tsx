import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { relative } from '../format/format.js';
import { TextLink } from '../ui/layout/links.js';
import { useMerchant } from '../session/merchant-context.js';
import { StatusMark } from '../ui/data/status-badge.js';
import { Ago } from '../ui/data/time.js';
import type { ApiKey } from '../api/types.js';
import { Masked } from './masked-key.js';
import { scopesInShort } from './scopes.js';

interface KeysTableProps {
  readonly keys: readonly ApiKey[];
  /** Whether a name leads to the key's page. */
  readonly linked: boolean;
}

/** Keys with what tells them apart. */
export function KeysTable({ keys, linked }: KeysTableProps): ReactNode {
  const columns: readonly Column<ApiKey>[] = [
    { head: 'Key', cell: (key) => <NameOf of={key} linked={linked} /> },
    { head: 'Status', cell: (key) => <StatusMark status={key.status} /> },
    { head: 'Scopes', cell: (key) => <span title={key.scopes.join(', ')}>{scopesInShort(key.scopes)}</span> },
    { head: 'Last used', cell: (key) => (key.lastUsedAt ? <Ago at={key.lastUsedAt} /> : 'Never') },
    { head: 'Ends', cell: (key) => <End of={key} /> },
    { head: 'Made by', cell: (key) => key.createdByName ?? 'The platform' },
  ];
  return <DataTable caption="API keys" columns={columns} rows={keys} keyOf={(key) => key.id} />;
}

function NameOf({ of: key, linked }: { readonly of: ApiKey; readonly linked: boolean }): ReactNode {
  const { m } = useMerchant();
  return (
    <>
      {linked ? (
        <TextLink to="/merchants/$m/keys/$key" params={{ m, key: key.id }} fw={600}>
          {key.name}
        </TextLink>
      ) : (
        <Text fw={600} size="sm">
          {key.name}
        </Text>
      )}
      <div>
        <Masked of={key} />
      </div>
    </>
  );
}

/** When a key ends, or how it did. */
function End({ of: key }: { readonly of: ApiKey }): ReactNode {
  const { date } = useMerchant();
  if (key.revokedAt) return `${key.rotatedToId ? 'Rotated' : 'Revoked'} ${relative(key.revokedAt)}`;
  return key.expiresAt ? date(key.expiresAt) : 'Never';
}

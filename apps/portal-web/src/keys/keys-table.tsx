import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { formatRelativeTime } from '../format/dates.js';
import { TextLink } from '../ui/layout/links.js';
import { useMerchant } from '../session/merchant-context.js';
import { RelativeTime } from '../ui/data/time.js';
import type { ApiKey } from '../api/types.js';
import { KeyStatus } from './key-status.js';
import { MaskedKey } from './masked-key.js';
import { scopesLabel } from './scopes.js';

interface KeysTableProps {
  readonly keys: readonly ApiKey[];
  /** Whether the name links to the page of the key. */
  readonly linked: boolean;
}

/** The table of API keys. */
export function KeysTable({ keys, linked }: KeysTableProps): ReactNode {
  const columns: readonly Column<ApiKey>[] = [
    { header: 'Key', longText: true, cell: (key) => <NameOf apiKey={key} linked={linked} /> },
    { header: 'Status', cell: (key) => <KeyStatus apiKey={key} /> },
    { header: 'Scopes', cell: (key) => <span title={key.scopes.join(', ')}>{scopesLabel(key.scopes)}</span> },
    { header: 'Last used', cell: (key) => (key.lastUsedAt ? <RelativeTime at={key.lastUsedAt} /> : 'Never') },
    { header: 'Expires', cell: (key) => <End apiKey={key} /> },
    { header: 'Created by', longText: true, cell: (key) => key.createdByName ?? 'The platform' },
  ];
  return <DataTable caption="API keys" columns={columns} rows={keys} rowKey={(key) => key.id} />;
}

function NameOf({ apiKey, linked }: { readonly apiKey: ApiKey; readonly linked: boolean }): ReactNode {
  const { m } = useMerchant();
  return (
    <>
      {linked ? (
        <TextLink to="/merchants/$m/keys/$key" params={{ m, key: apiKey.id }} fw={600}>
          {apiKey.name}
        </TextLink>
      ) : (
        <Text fw={600} size="sm">
          {apiKey.name}
        </Text>
      )}
      <div>
        <MaskedKey apiKey={apiKey} />
      </div>
    </>
  );
}

/** When a key expires, or when it was revoked. */
function End({ apiKey }: { readonly apiKey: ApiKey }): ReactNode {
  const { formatDate } = useMerchant();
  if (apiKey.revokedAt) return `${apiKey.rotatedToId ? 'Rotated' : 'Revoked'} ${formatRelativeTime(apiKey.revokedAt)}`;
  if (apiKey.endsAt && apiKey.status === 'expired') return `Rotated, ended ${formatRelativeTime(apiKey.endsAt)}`;
  return apiKey.expiresAt ? formatDate(apiKey.expiresAt) : 'Never';
}

import type { ReactNode } from 'react';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { useMerchant } from '../session/merchant-context.js';
import { RelativeTime } from '../ui/data/time.js';
import { useRelativeTime } from '../ui/data/time-zone-context.js';
import type { ApiKey } from '../api/types.js';
import { KeyLink } from './key-link.js';
import { KeyStatus } from './key-status.js';
import { MaskedKey } from './masked-key.js';
import { scopesLabel } from './scopes.js';

/** The table of API keys. */
export function KeysTable({ keys }: { readonly keys: readonly ApiKey[] }): ReactNode {
  const columns: readonly Column<ApiKey>[] = [
    { header: 'Key', longText: 'name', cell: (key) => <NameOf apiKey={key} /> },
    { header: 'Status', cell: (key) => <KeyStatus apiKey={key} /> },
    { header: 'Scopes', cell: (key) => <span title={key.scopes.join(', ')}>{scopesLabel(key.scopes)}</span> },
    { header: 'Last used', cell: (key) => (key.lastUsedAt ? <RelativeTime at={key.lastUsedAt} /> : 'Never') },
    { header: 'Expires or ended', cell: (key) => <End apiKey={key} /> },
    { header: 'Created by', longText: true, cell: (key) => key.createdByName ?? 'The platform' },
  ];
  return <DataTable caption="API keys" columns={columns} rows={keys} rowKey={(key) => key.id} />;
}

function NameOf({ apiKey }: { readonly apiKey: ApiKey }): ReactNode {
  return (
    <>
      <KeyLink id={apiKey.id} fw={600}>
        {apiKey.name}
      </KeyLink>
      <div>
        <MaskedKey apiKey={apiKey} />
      </div>
    </>
  );
}

/** When a key expires, or when it was revoked. */
function End({ apiKey }: { readonly apiKey: ApiKey }): ReactNode {
  const formatRelativeTime = useRelativeTime();
  const { formatDate } = useMerchant();
  if (apiKey.revokedAt) return `${apiKey.rotatedToId ? 'Rotated' : 'Revoked'} ${formatRelativeTime(apiKey.revokedAt)}`;
  if (apiKey.endsAt && apiKey.status === 'expired') return `Rotated, ended ${formatRelativeTime(apiKey.endsAt)}`;
  return apiKey.expiresAt ? formatDate(apiKey.expiresAt) : 'Never';
}

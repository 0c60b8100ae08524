import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { ExplainButton } from '../explain/explain-redemption.js';
import { useMerchant } from '../session/merchant-context.js';
import { type Column, DataTable } from '../ui/data/data-table.js';
import { AddressLink } from '../ui/layout/links.js';
import { Panel } from '../ui/layout/panel.js';
import { RequestsLink } from './request-links.js';

const kinds: Readonly<Record<string, string>> = {
  ...{ cus: 'Customer', vch: 'Voucher', key: 'API key', ord: 'Order', rwd: 'Reward', ccard: 'Card of a customer' },
};

const pages: Readonly<Record<string, string>> = {
  ...{ cus: 'customers', vch: 'vouchers', key: 'keys', ord: 'orders', rwd: 'rewards' },
};

/** What an id names. */
export const kindOf = (id: string): string => kinds[id.slice(0, id.indexOf('_'))] ?? 'Object';

const columns: readonly Column<string>[] = [
  { header: 'Object', cell: kindOf },
  { header: 'Id', cell: (id) => <Subject id={id} /> },
  {
    header: 'Requests',
    headHidden: true,
    alignRight: true,
    cell: (id) => (
      <Group gap="xs" justify="flex-end" wrap="nowrap">
        {/^(?:vch|rwd)_/.test(id) && <ExplainButton id={id} compact />}
        <RequestsLink filter={{ subjectId: id }}>All its requests</RequestsLink>
      </Group>
    ),
  },
];

/** The objects that a request or its answer names. */
export function RequestSubjects({ subjectIds }: { readonly subjectIds: readonly string[] }): ReactNode {
  if (subjectIds.length === 0) return null;
  return (
    <Panel title="Objects" description="What the request or its answer names." flush>
      <DataTable caption="Objects" columns={columns} rows={subjectIds} rowKey={(id) => id} />
    </Panel>
  );
}

/** The id of an object, with a link to its page. */
function Subject({ id }: { readonly id: string }): ReactNode {
  const { m, fromSupport } = useMerchant();
  const text = <code>{id}</code>;
  const page = pages[id.slice(0, id.indexOf('_'))];
  if (!page) return text;
  return (
    <AddressLink href={`${fromSupport ? '/support' : ''}/merchants/${m}/${page}/${id}`} size="sm">
      {text}
    </AddressLink>
  );
}

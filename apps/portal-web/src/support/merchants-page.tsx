import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { formatDate, browserTimeZone, formatRelativeTime } from '../format/dates.js';
import { formatNumber } from '../format/numbers.js';
import { Icon } from '../ui/theme/icons.js';
import { TextLink } from '../ui/layout/links.js';
import { CursorList, useCursorList } from '../ui/data/cursor-list.js';
import { FilterRow, FilterText } from '../ui/forms/filter-fields.js';
import { NotFound } from '../ui/feedback/not-found.js';
import { Page } from '../ui/layout/page.js';
import { Panel } from '../ui/layout/panel.js';
import { EmptyState } from '../ui/feedback/states.js';
import { unwrap, api } from '../api/client.js';
import type { MerchantHealth, SupportMerchant } from '../api/types.js';
import { useSession } from '../session/session-query.js';
import { CreateMerchant } from './create-merchant.js';
import { Health, useHealth } from './health.js';
import { merchantSearch } from './merchant-search.js';

const route = getRouteApi('/signed-in/shell/support/');

const columnsWith = (health: ReadonlyMap<string, MerchantHealth | null>): readonly Column<SupportMerchant>[] => [
  {
    header: 'Merchant',
    cell: ({ id, name }) => (
      <>
        <TextLink to="/support/merchants/$m" params={{ m: id }} fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </TextLink>
        <Text size="xs" c="dimmed" ff="monospace" style={{ whiteSpace: 'nowrap' }}>
          {id}
        </Text>
      </>
    ),
  },
  {
    header: 'Region',
    cell: ({ currency, timeZone }) => (
      <>
        {currency}
        <Text size="sm" c="dimmed">
          {timeZone.replaceAll('_', ' ')}
        </Text>
      </>
    ),
  },
  { header: 'Keys', alignRight: true, cell: ({ activeKeys }) => formatNumber(activeKeys) },
  {
    header: 'Last request',
    alignRight: true,
    cell: ({ lastRequestAt }) => (lastRequestAt ? formatRelativeTime(lastRequestAt, browserTimeZone()) : 'Never'),
  },
  {
    header: 'Last order',
    alignRight: true,
    cell: ({ id }) => {
      const known = health.get(id);
      if (!known) return known === null ? '' : '…';
      return known.lastOrderAt ? formatRelativeTime(known.lastOrderAt, browserTimeZone()) : 'Never';
    },
  },
  { header: 'Health', cell: ({ id }) => <Health health={health.get(id)} /> },
  {
    header: 'Created',
    alignRight: true,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt, browserTimeZone())}</time>,
  },
];

function MerchantTable({ merchants }: { readonly merchants: readonly SupportMerchant[] }): ReactNode {
  const health = useHealth(merchants.map(({ id }) => id));
  return <DataTable caption="Merchants" columns={columnsWith(health)} rows={merchants} rowKey={({ id }) => id} />;
}

/** All merchants, for support staff. */
export function MerchantsPage(): ReactNode {
  const { platformRole } = useSession();
  if (!platformRole) return <NotFound />;
  return <Merchants admin={platformRole === 'platform_admin'} />;
}

function Merchants({ admin }: { readonly admin: boolean }): ReactNode {
  // The router passes what is not a filter through.
  const filter = merchantSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const [creating, create] = useDisclosure(false);
  // The list belongs to no merchant, so no audit log records that it is loaded: it is refreshed as for members.
  const list = useCursorList(['support', 'merchants', filter], false, (cursor) =>
    unwrap(
      api.GET('/v1/portal/support/merchants', {
        params: { query: { limit: 25, ...(cursor ? { cursor } : {}), ...filter } },
      }),
    ),
  );
  return (
    <div>
      <Page
        title="Merchants"
        description="Open a merchant to view its keys and usage. Access is read-only and recorded in the merchant’s audit log."
        actions={
          admin && (
            <Button leftSection={<Icon name="plus" size={16} />} onClick={create.open}>
              New merchant
            </Button>
          )
        }
      >
        <FilterRow>
          <FilterText
            label="Search merchants"
            type="search"
            placeholder="Name or ID"
            maxLength={200}
            value={filter.search ?? ''}
            onChange={(search) => void navigate({ search: merchantSearch({ search }), replace: true })}
          />
        </FilterRow>
        <Panel flush>
          <CursorList
            list={list}
            empty={<EmptyState icon="search" title={filter.search ? 'No merchants found' : 'No merchants yet'} />}
          >
            {(rows) => <MerchantTable merchants={rows} />}
          </CursorList>
        </Panel>
        {creating && <CreateMerchant onClose={create.close} />}
      </Page>
    </div>
  );
}

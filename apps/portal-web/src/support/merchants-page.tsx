import { Button, Text, TextInput } from '@mantine/core';
import { useDebouncedValue, useDisclosure } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { count, date, ownTimeZone, relative } from '../format/format.js';
import { Icon } from '../ui/theme/icons.js';
import { TextLink } from '../ui/layout/links.js';
import { More, useCursorList } from '../ui/data/cursor-list.js';
import { NotFound } from '../ui/feedback/not-found.js';
import { Page } from '../ui/layout/page.js';
import { Panel } from '../ui/layout/panel.js';
import { Empty } from '../ui/feedback/states.js';
import { answerOf, portal } from '../api/client.js';
import type { SupportedMerchant } from '../api/types.js';
import { useSession } from '../session/session-query.js';
import { CreateMerchant } from './create-merchant.js';

const columns: readonly Column<SupportedMerchant>[] = [
  {
    head: 'Merchant',
    cell: ({ id, name }) => (
      <>
        <TextLink to="/support/merchants/$m" params={{ m: id }} fw={600}>
          {name}
        </TextLink>
        <Text size="xs" c="dimmed" ff="monospace">
          {id}
        </Text>
      </>
    ),
  },
  { head: 'Currency', cell: ({ currency }) => currency },
  { head: 'Time zone', cell: ({ timeZone }) => timeZone.replaceAll('_', ' ') },
  { head: 'Active keys', right: true, cell: ({ activeKeys }) => count(activeKeys) },
  {
    head: 'Last request',
    right: true,
    cell: ({ lastRequestAt }) => (lastRequestAt ? relative(lastRequestAt) : 'Never'),
  },
  { head: 'Since', right: true, cell: ({ createdAt }) => date(createdAt, ownTimeZone()) },
];

/** All merchants of the platform, for its support. */
export function MerchantsPage(): ReactNode {
  const { platformRole } = useSession();
  if (!platformRole) return <NotFound />;
  return <Merchants admin={platformRole === 'platform_admin'} />;
}

function Merchants({ admin }: { readonly admin: boolean }): ReactNode {
  const [search, setSearch] = useState('');
  const [settled] = useDebouncedValue(search.trim(), 250);
  const [creating, create] = useDisclosure(false);
  const list = useCursorList(['support', 'merchants', settled], (cursor) =>
    answerOf(
      portal.GET('/v1/portal/support/merchants', {
        params: { query: { limit: 25, ...(cursor ? { cursor } : {}), ...(settled ? { search: settled } : {}) } },
      }),
    ),
  );
  return (
    <div>
      <Page
        title="Merchants"
        about="Open one to look at its keys and usage. You change nothing, and each look is in the merchant’s audit log."
        actions={
          admin && (
            <Button leftSection={<Icon name="plus" size={16} />} onClick={create.open}>
              New merchant
            </Button>
          )
        }
      >
        <TextInput
          aria-label="Search merchants"
          placeholder="Search by name or id"
          type="search"
          leftSection={<Icon name="search" size={16} />}
          maw={400}
          maxLength={200}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Panel flush>
          <More
            list={list}
            empty={<Empty icon="search" title={settled ? 'No merchant like that' : 'No merchants yet'} />}
          >
            {(rows) => <DataTable caption="Merchants" columns={columns} rows={rows} keyOf={({ id }) => id} />}
          </More>
        </Panel>
        {creating && <CreateMerchant onClose={create.close} />}
      </Page>
    </div>
  );
}

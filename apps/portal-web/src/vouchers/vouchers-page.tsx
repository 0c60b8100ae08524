import { Button, Group, Select, TextInput } from '@mantine/core';
import { useDebouncedValue, useDisclosure } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { money } from '../format/format.js';
import { Icon } from '../ui/theme/icons.js';
import { useMerchant } from '../session/merchant-context.js';
import { Page } from '../ui/layout/page.js';
import { PageTurner } from '../ui/data/pagination.js';
import { Panel } from '../ui/layout/panel.js';
import { Empty, Loaded } from '../ui/feedback/states.js';
import { StatusMark } from '../ui/data/status-badge.js';
import { Ago, Time, ZoneNote } from '../ui/data/time.js';
import type { Voucher } from '../api/types.js';
import { IssueVoucher } from './issue-voucher.js';
import { useVouchers, type VoucherFilter } from './voucher-queries.js';
import { VoucherName } from './voucher-name.js';

const columns: readonly Column<Voucher>[] = [
  { head: 'Voucher', cell: (voucher) => <VoucherName of={voucher} /> },
  { head: 'Status', cell: ({ status }) => <StatusMark status={status} /> },
  { head: 'For', cell: ({ recipient: { name, email } }) => name || email || 'Nobody named' },
  {
    head: 'Left',
    right: true,
    cell: ({ remainingValue, value, currency }) => `${money(remainingValue, currency)} of ${money(value, currency)}`,
  },
  { head: 'Expires', right: true, cell: ({ expiry }) => (expiry ? <Time at={expiry} /> : 'Never') },
  { head: 'Issued', right: true, cell: ({ createdAt }) => <Ago at={createdAt} /> },
];

const statuses = [
  { value: '', label: 'Every status' },
  { value: 'pending', label: 'Pending' },
  { value: 'active', label: 'Active' },
  { value: 'partial', label: 'Partial' },
  { value: 'redeemed', label: 'Redeemed' },
  { value: 'expired', label: 'Expired' },
  { value: 'cancelled', label: 'Cancelled' },
];

/** All issued vouchers, to be searched by code or title. */
export function VouchersPage(): ReactNode {
  const { m, may } = useMerchant();
  const navigate = useNavigate();
  const [filter, setFilter] = useState<VoucherFilter>({ page: 1, search: '', status: '' });
  const [settled] = useDebouncedValue(filter.search.trim(), 250);
  const vouchers = useVouchers({ ...filter, search: settled });
  const [issuing, issue] = useDisclosure(false);
  return (
    <Page
      title="Vouchers"
      about="Every voucher that was issued, here or through the API. Templates are part of the programme."
      actions={
        may('admin') && (
          <Button leftSection={<Icon name="plus" size={16} />} onClick={issue.open}>
            Issue a voucher
          </Button>
        )
      }
    >
      <FilterFields value={filter} onChange={setFilter} />
      <Panel flush>
        <Loaded query={vouchers}>
          {({ data, pagination }) =>
            data.length === 0 ? (
              <None filtered={settled !== '' || filter.status !== ''} />
            ) : (
              <>
                <DataTable caption="Vouchers" columns={columns} rows={data} keyOf={({ id }) => id} />
                <PageTurner of={pagination} onPage={(page) => setFilter({ ...filter, page })} />
              </>
            )
          }
        </Loaded>
      </Panel>
      <ZoneNote />
      {issuing && (
        <IssueVoucher
          onClose={issue.close}
          onDone={(id) => void navigate({ to: '/merchants/$m/vouchers/$voucher', params: { m, voucher: id } })}
        />
      )}
    </Page>
  );
}

function None({ filtered }: { readonly filtered: boolean }): ReactNode {
  if (filtered) return <Empty icon="search" title="No voucher like that" />;
  return (
    <Empty icon="vouchers" title="No vouchers yet">
      Issue one here, or let your shop issue them through the API. Either needs a voucher template in the programme.
    </Empty>
  );
}

interface FilterFieldsProps {
  readonly value: VoucherFilter;
  readonly onChange: (filter: VoucherFilter) => void;
}

function FilterFields({ value: filter, onChange }: FilterFieldsProps): ReactNode {
  return (
    <Group gap="sm">
      <TextInput
        aria-label="Search by code or title"
        placeholder="Search by code or title"
        type="search"
        leftSection={<Icon name="search" size={16} />}
        w={{ base: '100%', xs: 320 }}
        maxLength={200}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, page: 1, search: event.currentTarget.value })}
      />
      <Select
        aria-label="Status"
        data={statuses}
        value={filter.status}
        w={{ base: '100%', xs: 180 }}
        onChange={(status) => onChange({ ...filter, page: 1, status: status ?? '' })}
      />
    </Group>
  );
}

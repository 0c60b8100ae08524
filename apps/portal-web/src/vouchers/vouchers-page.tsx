import { Button, Group, Select, TextInput } from '@mantine/core';
import { useDebouncedValue, useDisclosure } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { formatMoney } from '../format/numbers.js';
import { Icon } from '../ui/theme/icons.js';
import { useMerchant } from '../session/merchant-context.js';
import { Page } from '../ui/layout/page.js';
import { Pagination } from '../ui/data/pagination.js';
import { Panel } from '../ui/layout/panel.js';
import { EmptyState, QueryState } from '../ui/feedback/states.js';
import { StatusBadge } from '../ui/data/status-badge.js';
import { RelativeTime, Time, TimeZoneNote } from '../ui/data/time.js';
import type { Voucher } from '../api/types.js';
import { IssueVoucher } from './issue-voucher.js';
import { useVouchers, type VoucherFilter } from './voucher-queries.js';
import { VoucherName } from './voucher-name.js';

const columns: readonly Column<Voucher>[] = [
  { header: 'Voucher', cell: (voucher) => <VoucherName voucher={voucher} /> },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { header: 'Recipient', cell: ({ recipient: { name, email } }) => name || email || 'None' },
  {
    header: 'Balance',
    alignRight: true,
    cell: ({ remainingValue, value, currency }) =>
      `${formatMoney(remainingValue, currency)} of ${formatMoney(value, currency)}`,
  },
  { header: 'Expires', alignRight: true, cell: ({ expiry }) => (expiry ? <Time at={expiry} /> : 'Never') },
  { header: 'Issued', alignRight: true, cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
];

const statuses = [
  { value: '', label: 'All statuses' },
  { value: 'pending', label: 'Pending' },
  { value: 'active', label: 'Active' },
  { value: 'partial', label: 'Partial' },
  { value: 'redeemed', label: 'Redeemed' },
  { value: 'expired', label: 'Expired' },
  { value: 'cancelled', label: 'Cancelled' },
];

/** All issued vouchers, with search and status filter. */
export function VouchersPage(): ReactNode {
  const { m, hasRole } = useMerchant();
  const navigate = useNavigate();
  const [filter, setFilter] = useState<VoucherFilter>({ page: 1, search: '', status: '' });
  const [debouncedSearch] = useDebouncedValue(filter.search.trim(), 250);
  const vouchers = useVouchers({ ...filter, search: debouncedSearch });
  const [issuing, issue] = useDisclosure(false);
  return (
    <Page
      title="Vouchers"
      description="All issued vouchers, from here and from the API. Templates are in the programme."
      actions={
        hasRole('staff') && (
          <Button leftSection={<Icon name="plus" size={16} />} onClick={issue.open}>
            Issue voucher
          </Button>
        )
      }
    >
      <FilterFields value={filter} onChange={setFilter} />
      <Panel flush>
        <QueryState query={vouchers}>
          {({ data, pagination }) =>
            data.length === 0 ? (
              <NoVouchers filtered={debouncedSearch !== '' || filter.status !== ''} />
            ) : (
              <>
                <DataTable caption="Vouchers" columns={columns} rows={data} rowKey={({ id }) => id} />
                <Pagination pagination={pagination} onPage={(page) => setFilter({ ...filter, page })} />
              </>
            )
          }
        </QueryState>
      </Panel>
      <TimeZoneNote />
      {issuing && (
        <IssueVoucher
          onClose={issue.close}
          onDone={(id) => void navigate({ to: '/merchants/$m/vouchers/$voucher', params: { m, voucher: id } })}
        />
      )}
    </Page>
  );
}

function NoVouchers({ filtered }: { readonly filtered: boolean }): ReactNode {
  if (filtered) return <EmptyState icon="search" title="No vouchers found" />;
  return (
    <EmptyState icon="vouchers" title="No vouchers yet">
      Issue vouchers here or through the API. You need a voucher template first.
    </EmptyState>
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

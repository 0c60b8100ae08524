import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Voucher } from '../api/types.js';
import { hasFilters } from '../format/list-search.js';
import { formatMoney } from '../format/numbers.js';
import { humanize } from '../format/words.js';
import { CustomerLink } from '../session/merchant-links.js';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { Pagination } from '../ui/data/pagination.js';
import { StatusBadge } from '../ui/data/status-badge.js';
import { RelativeTime, Time } from '../ui/data/time.js';
import { EmptyState, QueryState, ShownData } from '../ui/feedback/states.js';
import { FilterRow, Filters, FilterText } from '../ui/forms/filter-fields.js';
import { RangeFields } from '../ui/forms/range-fields.js';
import { Panel } from '../ui/layout/panel.js';
import { useVouchers, voucherSearch, type VoucherSearch, voucherStatuses } from './voucher-queries.js';
import { leftOf } from './left-of.js';
import { VoucherName } from './voucher-name.js';

const columns: readonly Column<Voucher>[] = [
  { header: 'Voucher', longText: 'name', cell: (voucher) => <VoucherName voucher={voucher} /> },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    header: 'Recipient',
    longText: 'name',
    cell: ({ customerId, recipient: { name, email } }) =>
      customerId ? (
        <CustomerLink id={customerId}>{name || email || 'A customer'}</CustomerLink>
      ) : (
        name || email || 'None'
      ),
  },
  {
    header: 'Balance',
    alignRight: true,
    cell: (voucher) =>
      `${formatMoney(leftOf(voucher), voucher.currency)} of ${formatMoney(voucher.value, voucher.currency)}`,
  },
  { header: 'Expires', alignRight: true, cell: ({ expiry }) => (expiry ? <Time at={expiry} /> : 'Never') },
  { header: 'Issued', alignRight: true, cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
];

const statuses = [
  { value: '', label: 'All statuses' },
  ...voucherStatuses.map((value) => ({ value, label: humanize(value) })),
];

interface VoucherListProps {
  readonly search: VoucherSearch;
  /** Opens the list with other filters, from its first page. */
  readonly onFilter: (search: VoucherSearch) => void;
  readonly onPage: (search: VoucherSearch) => void;
}

/** The issued vouchers with their filters. */
export function VoucherList({ search, onFilter, onPage }: VoucherListProps): ReactNode {
  const { page, ...filter } = search;
  const vouchers = useVouchers(search);
  return (
    <>
      <Filters onClear={isFiltered(filter) ? () => onFilter({}) : undefined}>
        <VoucherFilters filter={filter} onChange={(change) => onFilter(voucherSearch({ ...filter, ...change }))} />
      </Filters>
      <Panel flush>
        <QueryState query={vouchers}>
          {({ data, pagination }) =>
            data.length === 0 && !page ? (
              <NoVouchers filter={filter} />
            ) : (
              <ShownData query={vouchers}>
                <DataTable caption="Vouchers" columns={columns} rows={data} rowKey={({ id }) => id} />
                <Pagination
                  pagination={pagination}
                  onPage={(next) => onPage({ ...filter, ...(next > 1 ? { page: String(next) } : {}) })}
                />
              </ShownData>
            )
          }
        </QueryState>
      </Panel>
    </>
  );
}

/**
 * Whether the list leaves vouchers out. The sort `expiring` does too: it lists only vouchers that can still be used and expire.
 */
const isFiltered = (filter: VoucherSearch): boolean => filter.sort === 'expiring' || hasFilters(filter);

function NoVouchers({ filter }: { readonly filter: VoucherSearch }): ReactNode {
  if (isFiltered(filter)) {
    return (
      <EmptyState icon="search" title="No vouchers found">
        {filter.search === undefined
          ? 'Change or clear the filters.'
          : 'Search by code or title. To find the vouchers of a customer, search in Customers.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="vouchers" title="No vouchers yet">
      Issue vouchers here or through the API. You need a voucher template first.
    </EmptyState>
  );
}

interface VoucherFiltersProps {
  readonly filter: VoucherSearch;
  readonly onChange: (change: { readonly [name in keyof VoucherSearch]?: string }) => void;
}

function VoucherFilters({ filter, onChange }: VoucherFiltersProps): ReactNode {
  return (
    <FilterRow>
      <FilterText
        label="Code or title"
        type="search"
        maxLength={200}
        value={filter.search ?? ''}
        onChange={(search) => onChange({ search })}
      />
      <Select
        label="Status"
        data={statuses}
        value={filter.status ?? ''}
        onChange={(status) => onChange({ status: status ?? '' })}
      />
      <RangeFields range={filter} onChange={onChange} sorts={[{ value: 'expiring', label: 'Expires next' }]} />
    </FilterRow>
  );
}

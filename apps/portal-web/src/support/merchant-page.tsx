import { Tabs } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AuditLog } from '../audit/audit-log.js';
import { auditSearch } from '../audit/audit-search.js';
import { CustomerList } from '../customers/customer-list.js';
import { customerSearch } from '../customers/customer-queries.js';
import { OrderList } from '../orders/order-list.js';
import { orderSearch } from '../orders/order-queries.js';
import { type AddressChange, addressedList } from '../ui/data/addressed-list.js';
import { EmailList } from '../emails/email-list.js';
import { emailFilter } from '../emails/email-queries.js';
import { eventFilter } from '../events/event-filter.js';
import { EventLog } from '../events/event-log.js';
import { requestSearch } from '../requests/request-filter.js';
import { RequestLog } from '../requests/request-log.js';
import { useMerchant } from '../session/merchant-context.js';
import { BackLink } from '../session/merchant-links.js';
import { Page } from '../ui/layout/page.js';
import { StatusBadge } from '../ui/data/status-badge.js';
import { TimeZoneNote } from '../ui/data/time.js';
import { usageSearch, windowOf } from '../usage/usage-query.js';
import { UsageView } from '../usage/usage-view.js';
import { WindowPicker } from '../usage/window-picker.js';
import { VoucherList } from '../vouchers/voucher-list.js';
import { voucherSearch } from '../vouchers/voucher-queries.js';
import { FailedAuthentications } from './failed-authentications.js';
import { MerchantTeam } from './merchant-team.js';
import { MerchantKeys } from './merchant-keys.js';
import classes from './merchant-page.module.css';

const route = getRouteApi('/signed-in/shell/support/merchants/$m/');

/** One merchant for support staff, read-only. The address has the tab. */
export function MerchantPage(): ReactNode {
  const { m, merchantName, currency, timeZone } = useMerchant();
  const tab = route.useSearch().tab ?? 'keys';
  const navigate = route.useNavigate();
  return (
    <Page
      title={merchantName}
      documentTitle={tabs.find(([value]) => value === tab)?.[1]}
      back={<BackLink to="/support">Merchants</BackLink>}
      badge={<StatusBadge status="pending" label="Read only" />}
      description={`${m} · ${currency} · ${timeZone.replaceAll('_', ' ')}`}
    >
      <Tabs
        value={tab}
        onChange={(next) => void navigate({ search: next ? { tab: next } : {} })}
        keepMounted={false}
        // Each list that opens is an access that is recorded: the arrow keys only lead to a tab.
        activateTabWithKeyboard={false}
        classNames={{ list: classes['list'] ?? '', tab: classes['tab'] ?? '' }}
      >
        <Tabs.List aria-label="Sections">
          {tabs.map(([value, label]) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(([value, , Content]) => (
          <Tabs.Panel key={value} value={value} className={classes['panel']}>
            <Content />
          </Tabs.Panel>
        ))}
      </Tabs>
      <TimeZoneNote />
    </Page>
  );
}

const tabs: readonly (readonly [value: string, label: string, Content: () => ReactNode])[] = [
  ['keys', 'API keys', MerchantKeys],
  ['usage', 'Usage', MerchantUsage],
  ['requests', 'Requests', MerchantRequests],
  ['customers', 'Customers', MerchantCustomers],
  ['vouchers', 'Vouchers', MerchantVouchers],
  ['orders', 'Orders', MerchantOrders],
  ['events', 'Events', MerchantEvents],
  ['emails', 'E-mails', MerchantEmails],
  ['team', 'Team', MerchantTeam],
  ['failures', 'Failed authentications', FailedAuthentications],
  ['audit', 'Audit log', MerchantAuditLog],
];

/** The search of the open tab, as the address has it. */
function useTabSearch<Search extends object>(tab: string, read: (given: Record<string, unknown>) => Search) {
  // The router passes what is not a filter through.
  const search = read({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const open = (change: AddressChange<Search>): void => void navigate({ ...change, search: { tab, ...change.search } });
  return { search, open };
}

/** A list with filters and pages. */
function useListOnTab<Search extends { readonly cursor?: string }>(
  tab: string,
  read: (given: Record<string, unknown>) => Search,
) {
  const { search, open } = useTabSearch(tab, read);
  return addressedList(search, open);
}

/** A list with filters and without pages in the address. */
function useFilterOnTab<Filter extends object>(tab: string, read: (given: Record<string, unknown>) => Filter) {
  const { search, open } = useTabSearch(tab, read);
  return { filter: search, onChange: (next: Filter) => open({ search: next, replace: true }) };
}

function MerchantCustomers(): ReactNode {
  return <CustomerList {...useListOnTab('customers', customerSearch)} />;
}

function MerchantOrders(): ReactNode {
  return <OrderList {...useListOnTab('orders', orderSearch)} />;
}

function MerchantRequests(): ReactNode {
  return <RequestLog {...useListOnTab('requests', requestSearch)} />;
}

function MerchantAuditLog(): ReactNode {
  return <AuditLog {...useListOnTab('audit', auditSearch)} />;
}

function MerchantEvents(): ReactNode {
  return <EventLog {...useFilterOnTab('events', eventFilter)} />;
}

function MerchantEmails(): ReactNode {
  return <EmailList {...useFilterOnTab('emails', emailFilter)} />;
}

/** Vouchers have numbered pages. */
function MerchantVouchers(): ReactNode {
  const { search, open } = useTabSearch('vouchers', voucherSearch);
  return (
    <VoucherList
      search={search}
      onFilter={(next) => open({ search: next, replace: true })}
      onPage={(next) => open({ search: next })}
    />
  );
}

function MerchantUsage(): ReactNode {
  const { search, open } = useTabSearch('usage', usageSearch);
  const window = windowOf(search.window);
  return (
    <>
      <div>
        <WindowPicker value={window} onChange={(next) => open({ search: { window: next }, replace: true })} />
      </div>
      <UsageView window={window} />
    </>
  );
}

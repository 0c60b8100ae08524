import { Tabs } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { AuditLog } from '../audit/audit-log.js';
import { auditSearch } from '../audit/audit-search.js';
import { CustomerList } from '../customers/customer-list.js';
import { customerSearch } from '../customers/customer-queries.js';
import { OrderList } from '../orders/order-list.js';
import { orderSearch } from '../orders/order-queries.js';
import { nextPageState } from '../ui/data/paged-list.js';
import { TextLink } from '../ui/layout/links.js';
import { EmailList } from '../emails/email-list.js';
import { emailFilter } from '../emails/email-queries.js';
import { eventFilter } from '../events/event-filter.js';
import { EventLog } from '../events/event-log.js';
import { requestSearch } from '../requests/request-filter.js';
import { RequestLog } from '../requests/request-log.js';
import { useMerchant } from '../session/merchant-context.js';
import { Page } from '../ui/layout/page.js';
import { StatusBadge } from '../ui/data/status-badge.js';
import { TimeZoneNote } from '../ui/data/time.js';
import type { UsageWindow } from '../api/types.js';
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
      back={<TextLink to="/support">Merchants</TextLink>}
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

function MerchantEvents(): ReactNode {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <EventLog
      filter={eventFilter({ ...search })}
      onChange={(next) => void navigate({ search: { tab: 'events', ...next }, replace: true })}
    />
  );
}

function MerchantCustomers(): ReactNode {
  const { cursor, ...filter } = customerSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const tab = 'customers';
  return (
    <CustomerList
      search={{ ...filter, ...(cursor ? { cursor } : {}) }}
      onFilter={(search) => void navigate({ search: { tab, ...search }, replace: true })}
      onPage={(next) =>
        void navigate(
          next ? { search: { tab, ...filter, cursor: next }, state: nextPageState } : { search: { tab, ...filter } },
        )
      }
    />
  );
}

function MerchantVouchers(): ReactNode {
  const search = voucherSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  return (
    <VoucherList
      search={search}
      onFilter={(next) => void navigate({ search: { tab: 'vouchers', ...next }, replace: true })}
      onPage={(next) => void navigate({ search: { tab: 'vouchers', ...next } })}
    />
  );
}

function MerchantEmails(): ReactNode {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <EmailList
      filter={emailFilter({ ...search })}
      onChange={(next) => void navigate({ search: { tab: 'emails', ...next }, replace: true })}
    />
  );
}

/** The address has the filters and the page, beside the tab. */
function MerchantOrders(): ReactNode {
  const { cursor, ...filter } = orderSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const tab = 'orders';
  return (
    <OrderList
      search={{ ...filter, ...(cursor ? { cursor } : {}) }}
      onFilter={(search) => void navigate({ search: { tab, ...search }, replace: true })}
      onPage={(next) =>
        void navigate(
          next ? { search: { tab, ...filter, cursor: next }, state: nextPageState } : { search: { tab, ...filter } },
        )
      }
    />
  );
}

function MerchantRequests(): ReactNode {
  const { cursor, ...filter } = requestSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const tab = 'requests';
  return (
    <RequestLog
      search={{ ...filter, ...(cursor ? { cursor } : {}) }}
      onFilter={(search) => void navigate({ search: { tab, ...search }, replace: true })}
      onPage={(next) =>
        void navigate(
          next ? { search: { tab, ...filter, cursor: next }, state: nextPageState } : { search: { tab, ...filter } },
        )
      }
    />
  );
}

function MerchantAuditLog(): ReactNode {
  const { cursor, ...filter } = auditSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const tab = 'audit';
  return (
    <AuditLog
      search={{ ...filter, ...(cursor ? { cursor } : {}) }}
      onFilter={(search) => void navigate({ search: { tab, ...search }, replace: true })}
      onPage={(next) =>
        void navigate(
          next ? { search: { tab, ...filter, cursor: next }, state: nextPageState } : { search: { tab, ...filter } },
        )
      }
    />
  );
}

function MerchantUsage(): ReactNode {
  const [window, setWindow] = useState<UsageWindow>('24h');
  return (
    <>
      <div>
        <WindowPicker value={window} onChange={setWindow} />
      </div>
      <UsageView window={window} />
    </>
  );
}

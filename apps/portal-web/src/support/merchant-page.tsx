import { Tabs } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { AuditLog } from '../audit/audit-log.js';
import { auditSearch } from '../audit/audit-search.js';
import { OrderList } from '../orders/order-list.js';
import { orderSearch } from '../orders/order-queries.js';
import { nextPageState } from '../ui/data/paged-list.js';
import { TextLink } from '../ui/layout/links.js';
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
import { FailedAuthentications } from './failed-authentications.js';
import { MerchantKeys } from './merchant-keys.js';
import classes from './merchant-page.module.css';

const route = getRouteApi('/signed-in/shell/support/merchants/$m/');

/** One merchant for support staff: keys, usage, requests, orders, events, failed authentications and audit log. The address has the tab. */
export function MerchantPage(): ReactNode {
  const { m, merchantName, currency, timeZone } = useMerchant();
  const search = route.useSearch();
  const tab = search.tab ?? 'keys';
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
        classNames={{ list: classes['list'] ?? '', tab: classes['tab'] ?? '' }}
      >
        <Tabs.List aria-label="Sections">
          <Tabs.Tab value="keys">API keys</Tabs.Tab>
          <Tabs.Tab value="usage">Usage</Tabs.Tab>
          <Tabs.Tab value="requests">Requests</Tabs.Tab>
          <Tabs.Tab value="orders">Orders</Tabs.Tab>
          <Tabs.Tab value="events">Events</Tabs.Tab>
          <Tabs.Tab value="failures">Failed authentications</Tabs.Tab>
          <Tabs.Tab value="audit">Audit log</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="keys" className={classes['panel']}>
          <MerchantKeys />
        </Tabs.Panel>
        <Tabs.Panel value="usage" className={classes['panel']}>
          <MerchantUsage />
        </Tabs.Panel>
        <Tabs.Panel value="requests" className={classes['panel']}>
          <MerchantRequests />
        </Tabs.Panel>
        <Tabs.Panel value="orders" className={classes['panel']}>
          <MerchantOrders />
        </Tabs.Panel>
        <Tabs.Panel value="events" className={classes['panel']}>
          <EventLog
            filter={eventFilter({ ...search })}
            onChange={(next) => void navigate({ search: { tab: 'events', ...next }, replace: true })}
          />
        </Tabs.Panel>
        <Tabs.Panel value="failures" className={classes['panel']}>
          <FailedAuthentications />
        </Tabs.Panel>
        <Tabs.Panel value="audit" className={classes['panel']}>
          <MerchantAuditLog />
        </Tabs.Panel>
      </Tabs>
      <TimeZoneNote />
    </Page>
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

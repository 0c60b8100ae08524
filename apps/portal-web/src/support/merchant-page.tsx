import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { AuditLog } from '../audit/audit-log.js';
import { TextLink } from '../ui/layout/links.js';
import { OpenMerchantProvider } from '../session/merchant-context.js';
import { NotFound } from '../ui/feedback/not-found.js';
import { Page } from '../ui/layout/page.js';
import { QueryState } from '../ui/feedback/states.js';
import { StatusBadge } from '../ui/data/status-badge.js';
import { TimeZoneNote } from '../ui/data/time.js';
import { unwrap, api } from '../api/client.js';
import type { SupportMerchant, UsageWindow } from '../api/types.js';
import { useSession } from '../session/session-query.js';
import { UsageView } from '../usage/usage-view.js';
import { WindowPicker } from '../usage/window-picker.js';
import { FailedAuthentications } from './failed-authentications.js';
import { ReadOnlyBanner } from './read-only-banner.js';
import { MerchantKeys } from './merchant-keys.js';
import classes from './merchant-page.module.css';

/** One merchant for support staff, read-only: keys, usage, failed authentications and audit log. */
export function MerchantPage(): ReactNode {
  const { platformRole } = useSession();
  const { m } = useParams({ from: '/signed-in/shell/support/merchants/$m' });
  const merchant = useQuery({
    queryKey: ['support', 'merchant', m],
    queryFn: async () => (await unwrap(api.GET('/v1/portal/support/merchants/{m}', { params: { path: { m } } }))).data,
    enabled: platformRole !== null,
    // Each request writes an audit entry. Changing the tab must not write another one.
    staleTime: Infinity,
  });
  if (!platformRole) return <NotFound />;
  return (
    <div>
      <ReadOnlyBanner />
      <QueryState query={merchant}>{(data) => <MerchantContent key={m} merchant={data} />}</QueryState>
    </div>
  );
}

function MerchantContent({ merchant }: { readonly merchant: SupportMerchant }): ReactNode {
  const { id, name, currency, timeZone } = merchant;
  const open = { merchantId: id, merchantName: name, currency, timeZone, role: 'viewer', fromSupport: true } as const;
  return (
    <OpenMerchantProvider merchant={open}>
      <Page
        title={name}
        back={<TextLink to="/support">Merchants</TextLink>}
        badge={<StatusBadge status="pending" label="Read only" />}
        description={`${id} · ${currency} · ${timeZone.replaceAll('_', ' ')}`}
      >
        <Tabs
          defaultValue="keys"
          keepMounted={false}
          classNames={{ list: classes['list'] ?? '', tab: classes['tab'] ?? '' }}
        >
          <Tabs.List aria-label="Sections">
            <Tabs.Tab value="keys">API keys</Tabs.Tab>
            <Tabs.Tab value="usage">Usage</Tabs.Tab>
            <Tabs.Tab value="failures">Failed authentications</Tabs.Tab>
            <Tabs.Tab value="audit">Audit log</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="keys" className={classes['panel']}>
            <MerchantKeys />
          </Tabs.Panel>
          <Tabs.Panel value="usage" className={classes['panel']}>
            <MerchantUsage />
          </Tabs.Panel>
          <Tabs.Panel value="failures" className={classes['panel']}>
            <FailedAuthentications />
          </Tabs.Panel>
          <Tabs.Panel value="audit" className={classes['panel']}>
            <AuditLog />
          </Tabs.Panel>
        </Tabs>
        <TimeZoneNote />
      </Page>
    </OpenMerchantProvider>
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

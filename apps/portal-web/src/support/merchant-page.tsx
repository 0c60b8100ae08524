import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { AuditLog } from '../audit/audit-log.js';
import { TextLink } from '../ui/layout/links.js';
import { MerchantContext } from '../session/merchant-context.js';
import { NotFound } from '../ui/feedback/not-found.js';
import { Page } from '../ui/layout/page.js';
import { Loaded } from '../ui/feedback/states.js';
import { StatusMark } from '../ui/data/status-badge.js';
import { ZoneNote } from '../ui/data/time.js';
import { answerOf, portal } from '../api/client.js';
import type { SupportedMerchant, UsageWindow } from '../api/types.js';
import { useSession } from '../session/session-query.js';
import { UsageView } from '../usage/usage-view.js';
import { WindowChoice } from '../usage/window-picker.js';
import { FailedAuthentications } from './failed-authentications.js';
import { ReadOnlyMark } from './read-only-banner.js';
import { SupportedKeys } from './merchant-keys.js';
import classes from './merchant-page.module.css';

/** One merchant as support sees it: keys, usage, failed authentications, audit log. Nothing can be changed from here. */
export function MerchantPage(): ReactNode {
  const { platformRole } = useSession();
  const { m } = useParams({ from: '/signed-in/shell/support/merchants/$m' });
  const merchant = useQuery({
    queryKey: ['support', 'merchant', m],
    queryFn: async () =>
      (await answerOf(portal.GET('/v1/portal/support/merchants/{m}', { params: { path: { m } } }))).data,
    enabled: platformRole !== null,
    // Each look is on record: going from tab to tab is one.
    staleTime: Infinity,
  });
  if (!platformRole) return <NotFound />;
  return (
    <div>
      <ReadOnlyMark />
      <Loaded query={merchant}>{(data) => <Known key={m} of={data} />}</Loaded>
    </div>
  );
}

function Known({ of: merchant }: { readonly of: SupportedMerchant }): ReactNode {
  const { id, name, currency, timeZone } = merchant;
  const open = { merchantId: id, merchantName: name, currency, timeZone, role: 'viewer', fromSupport: true } as const;
  return (
    <MerchantContext value={open}>
      <Page
        title={name}
        back={<TextLink to="/support">Merchants</TextLink>}
        beside={<StatusMark status="pending" label="Read only" />}
        about={`${id} · ${currency} · ${timeZone.replaceAll('_', ' ')}`}
      >
        <Tabs
          defaultValue="keys"
          keepMounted={false}
          classNames={{ list: classes['list'] ?? '', tab: classes['tab'] ?? '' }}
        >
          <Tabs.List aria-label="What to look at">
            <Tabs.Tab value="keys">API keys</Tabs.Tab>
            <Tabs.Tab value="usage">Usage</Tabs.Tab>
            <Tabs.Tab value="failures">Failed authentications</Tabs.Tab>
            <Tabs.Tab value="audit">Audit log</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="keys" className={classes['panel']}>
            <SupportedKeys />
          </Tabs.Panel>
          <Tabs.Panel value="usage" className={classes['panel']}>
            <SupportedUsage />
          </Tabs.Panel>
          <Tabs.Panel value="failures" className={classes['panel']}>
            <FailedAuthentications />
          </Tabs.Panel>
          <Tabs.Panel value="audit" className={classes['panel']}>
            <AuditLog />
          </Tabs.Panel>
        </Tabs>
        <ZoneNote />
      </Page>
    </MerchantContext>
  );
}

function SupportedUsage(): ReactNode {
  const [window, setWindow] = useState<UsageWindow>('24h');
  return (
    <>
      <div>
        <WindowChoice value={window} onChange={setWindow} />
      </div>
      <UsageView window={window} />
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMerchant } from '../session/merchant-context.js';
import { EmptyState, LoadingState, QueryState } from '../ui/feedback/states.js';
import { Page } from '../ui/layout/page.js';
import { Panel } from '../ui/layout/panel.js';
import { SettingsForm } from './settings-form.js';
import { settingsQuery } from './settings-queries.js';

const title = 'Settings';

/** What a merchant sets for itself, with a preview of its e-mails and PDFs. */
export function SettingsPage(): ReactNode {
  const { hasRole } = useMerchant();
  if (hasRole('admin')) return <Settings />;
  return (
    <Page title={title}>
      <EmptyState icon="settings" title="Only admins and owners can see the settings">
        Ask an owner of this merchant.
      </EmptyState>
    </Page>
  );
}

function Settings(): ReactNode {
  const { m } = useMerchant();
  const settings = useQuery(settingsQuery(m));
  const waiting = (
    <Panel>
      <LoadingState rows={10} />
    </Panel>
  );
  return (
    <Page title={title} description="Your business details, and how voucher e-mails and PDFs look.">
      <QueryState query={settings} loading={waiting}>
        {(stored) => <SettingsForm stored={stored} />}
      </QueryState>
    </Page>
  );
}

import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { TimeZoneNote } from '../ui/data/time.js';
import { Page } from '../ui/layout/page.js';
import { EmailList } from './email-list.js';
import { emailFilter } from './email-queries.js';

const route = getRouteApi('/signed-in/shell/merchants/$m/emails');

/** The outcome of the merchant's e-mails. */
export function EmailsPage(): ReactNode {
  const filter = emailFilter({ ...route.useSearch() });
  const navigate = route.useNavigate();
  return (
    <Page
      title="E-mails"
      description="The e-mails with vouchers and invitations of the last 90 days, and the outcome of each."
    >
      <EmailList filter={filter} onChange={(search) => void navigate({ search, replace: true })} />
      <TimeZoneNote />
    </Page>
  );
}

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
      description="Vouchers and invitations that were e-mailed in the last 90 days, and what happened to each e-mail."
    >
      <EmailList filter={filter} onChange={(search) => void navigate({ search, replace: true })} />
      <TimeZoneNote />
    </Page>
  );
}

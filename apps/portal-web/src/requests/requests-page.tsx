import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { addressedList } from '../ui/data/addressed-list.js';
import { TimeZoneNote } from '../ui/data/time.js';
import { Page } from '../ui/layout/page.js';
import { requestSearch } from './request-filter.js';
import { RequestLog } from './request-log.js';

const route = getRouteApi('/signed-in/shell/merchants/$m/requests');

/** What the integrations sent, and what was answered. */
export function RequestsPage(): ReactNode {
  // The router passes what is not a filter through.
  const search = requestSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  return (
    <Page title="Requests" description="What your API keys sent in the last 30 days, and what was answered.">
      <RequestLog {...addressedList(search, (change) => void navigate(change))} />
      <TimeZoneNote />
    </Page>
  );
}

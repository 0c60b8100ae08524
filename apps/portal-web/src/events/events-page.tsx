import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { TimeZoneNote } from '../ui/data/time.js';
import { Page } from '../ui/layout/page.js';
import { eventFilter } from './event-filter.js';
import { EventLog } from './event-log.js';

const route = getRouteApi('/signed-in/shell/merchants/$m/events');

/** What happened at a merchant, and what its webhook endpoints are sent. */
export function EventsPage(): ReactNode {
  // The router passes what is not a filter through.
  const filter = eventFilter({ ...route.useSearch() });
  const navigate = route.useNavigate();
  return (
    <Page
      title="Events"
      description="What happened to orders, customers, cards, rewards, vouchers and keys in the last 30 days. Your webhook endpoints are sent the same events."
    >
      <EventLog filter={filter} onChange={(search) => void navigate({ search, replace: true })} />
      <TimeZoneNote />
    </Page>
  );
}

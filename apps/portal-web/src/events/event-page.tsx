import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { EventWithDeliveries } from '../api/types.js';
import { kindOf } from '../session/object-link.js';
import { RequestBody } from '../requests/request-body.js';
import { useMerchant } from '../session/merchant-context.js';
import { ListLink } from '../session/merchant-links.js';
import { type Column, DataTable } from '../ui/data/data-table.js';
import { TimeZoneNote } from '../ui/data/time.js';
import { QueryState } from '../ui/feedback/states.js';
import { Page } from '../ui/layout/page.js';
import { Panel } from '../ui/layout/panel.js';
import { EventDeliveries } from './event-deliveries.js';
import { EventDetails } from './event-details.js';
import { EventsButton } from './event-links.js';
import { eventQueryOf } from './event-queries.js';

/** One event: what happened, to what, by whom, and which endpoints received it. */
export function EventPage(): ReactNode {
  const { m, fromSupport } = useMerchant();
  const { event: id = '' } = useParams({ strict: false });
  const event = useQuery(eventQueryOf(m, id, fromSupport));
  const back = <ListLink list="events">Events</ListLink>;
  if (!event.data) {
    return (
      <Page title="Event" back={back}>
        <Panel>
          <QueryState query={event}>{() => null}</QueryState>
        </Panel>
      </Page>
    );
  }
  const { type, subject, data, deliveries } = event.data;
  return (
    <Page
      title={type}
      back={back}
      description={`${kindOf(subject.id)}, version ${subject.version}`}
      actions={<EventsButton filter={{ subjectId: subject.id }} />}
    >
      <Panel title="About this event">
        <EventDetails event={event.data} />
      </Panel>
      <Changes change={data.change} />
      <EventDeliveries deliveries={deliveries} />
      <RequestBody
        title="Object after the event"
        what="object"
        text={JSON.stringify(data.object)}
        isTruncated={false}
        none="The event has no object."
      />
      <TimeZoneNote />
    </Page>
  );
}

type Change = readonly [field: string, change: { readonly from?: unknown; readonly to?: unknown }];

const shown = (value: unknown): ReactNode => {
  if (value === null || value === undefined || value === '') return 'None';
  return typeof value === 'object' ? <code>{JSON.stringify(value)}</code> : String(value);
};
const columns: readonly Column<Change>[] = [
  { header: 'Field', cell: ([field]) => <code>{field}</code> },
  { header: 'Before', cell: ([, { from }]) => shown(from) },
  { header: 'After', cell: ([, { to }]) => shown(to) },
];

/** What the event changed. Nothing at the creation of an object. */
function Changes({ change }: { readonly change: EventWithDeliveries['data']['change'] }): ReactNode {
  const rows = Object.entries(change) as Change[];
  if (rows.length === 0) return null;
  return (
    <Panel title="What changed" flush>
      <DataTable caption="What changed" columns={columns} rows={rows} rowKey={([field]) => field} />
    </Panel>
  );
}

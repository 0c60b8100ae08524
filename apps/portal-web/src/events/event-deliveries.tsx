import type { ReactNode } from 'react';
import type { EventWithDeliveries } from '../api/types.js';
import { useMerchant } from '../session/merchant-context.js';
import { type Column, DataTable } from '../ui/data/data-table.js';
import { StatusBadge } from '../ui/data/status-badge.js';
import { Time } from '../ui/data/time.js';
import { EmptyState } from '../ui/feedback/states.js';
import { TextLink } from '../ui/layout/links.js';
import { Panel } from '../ui/layout/panel.js';
import { Attempts } from './attempts.js';

type EventDelivery = EventWithDeliveries['deliveries'][number];

const columns: readonly Column<EventDelivery>[] = [
  { header: 'Endpoint', cell: (delivery) => <Endpoint delivery={delivery} /> },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { header: 'Attempts', cell: ({ attempts }) => <Attempts attempts={attempts} /> },
  {
    header: 'Next attempt',
    cell: ({ nextAttemptAt }) => (nextAttemptAt ? <Time at={nextAttemptAt} relative /> : 'None'),
  },
];

/** The page of an endpoint is for admins and owners. */
function Endpoint({ delivery: { endpointId, host } }: { readonly delivery: EventDelivery }): ReactNode {
  const { m, hasRole } = useMerchant();
  if (!hasRole('admin')) return host;
  return (
    <TextLink to="/merchants/$m/webhooks/$endpoint" params={{ m, endpoint: endpointId }} fw={600}>
      {host}
    </TextLink>
  );
}

/** The outcome of the event at each endpoint that it is for. */
export function EventDeliveries({ deliveries }: { readonly deliveries: readonly EventDelivery[] }): ReactNode {
  return (
    <Panel
      title="Webhook deliveries"
      description="One delivery for each endpoint that receives events of this type."
      flush
    >
      {deliveries.length === 0 ? (
        <EmptyState icon="webhooks" title="Sent to no endpoint">
          At that time, no webhook endpoint received events of this type.
        </EmptyState>
      ) : (
        <DataTable caption="Webhook deliveries" columns={columns} rows={deliveries} rowKey={({ id }) => id} />
      )}
    </Panel>
  );
}

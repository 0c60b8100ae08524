import { Box, Button, Select, Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ActionButton } from '../ui/actions/action-button.js';
import { errorMessage } from '../api/api-error.js';
import type { WebhookDelivery, WebhookEndpoint } from '../api/types.js';
import { humanize } from '../format/words.js';
import { CursorList } from '../ui/data/cursor-list.js';
import { type Column, DataTable } from '../ui/data/data-table.js';
import { StatusBadge } from '../ui/data/status-badge.js';
import { Time } from '../ui/data/time.js';
import { Notice } from '../ui/feedback/notice.js';
import { notify } from '../ui/feedback/notify.js';
import { EmptyState } from '../ui/feedback/states.js';
import { FilterRow, FilterText } from '../ui/forms/filter-fields.js';
import { Panel } from '../ui/layout/panel.js';
import { EventLink } from '../events/event-links.js';
import { Attempts } from '../events/attempts.js';
import { eventTypes } from '../events/event-types.js';
import {
  deliveryFilter,
  type DeliveryFilter,
  deliveryStatuses,
  useDeliveries,
  useEndpointWrites,
} from './webhook-queries.js';

const route = getRouteApi('/signed-in/shell/merchants/$m/webhooks/$endpoint');

const statuses = [
  { value: '', label: 'All statuses' },
  ...deliveryStatuses.map((status) => ({ value: status, label: humanize(status) })),
];
const types = [{ value: '', label: 'All events' }, ...eventTypes.map((type) => ({ value: type, label: type }))];

const shownColumns: readonly Column<WebhookDelivery>[] = [
  { header: 'Event', cell: (delivery) => <EventName delivery={delivery} /> },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { header: 'Attempts', cell: ({ attempts }) => <Attempts attempts={attempts} /> },
  {
    header: 'Next attempt',
    cell: ({ nextAttemptAt }) => (nextAttemptAt ? <Time at={nextAttemptAt} relative /> : 'None'),
  },
];

const beingResent = 'The event is being sent again. The list shows the result.';
const resent: Readonly<Record<string, string>> = {
  succeeded: 'The event was sent again. Your server accepted it.',
  failed: 'The event was sent again. Your server did not accept it.',
};

interface DeliveriesProps {
  readonly endpoint: WebhookEndpoint;
  readonly onRecover: () => void;
}

/** The deliveries of an endpoint with their attempts. */
export function Deliveries({ endpoint, onRecover }: DeliveriesProps): ReactNode {
  const filter = deliveryFilter({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const list = useDeliveries(endpoint.id, filter);
  const { resend } = useEndpointWrites(endpoint.id);
  const isEnabled = endpoint.status === 'enabled';
  const resendButton = ({ id, isTest }: WebhookDelivery): ReactNode =>
    !isTest && (
      <ActionButton
        variant="subtle"
        size="compact-sm"
        loading={resend.isPending && resend.variables === id}
        onClick={() => resend.mutate(id, { onSuccess: ({ data }) => notify(resent[data.status] ?? beingResent) })}
      >
        Send again
      </ActionButton>
    );
  const columns = isEnabled
    ? [...shownColumns, { header: 'Actions', headHidden: true, alignRight: true, cell: resendButton }]
    : shownColumns;
  return (
    <Panel
      title="Deliveries"
      description="Deliveries of the last 30 days, newest first."
      actions={
        isEnabled && (
          <Button variant="default" onClick={onRecover}>
            Recover deliveries
          </Button>
        )
      }
      flush
    >
      <DeliveryFilters filter={filter} onChange={(search) => void navigate({ search, replace: true })} />
      {resend.error && <Notice tone="bad">{errorMessage(resend.error)}</Notice>}
      <CursorList list={list} empty={<NoDeliveries isFiltered={Object.keys(filter).length > 0} />}>
        {(rows) => <DataTable caption="Deliveries" columns={columns} rows={rows} rowKey={({ id }) => id} />}
      </CursorList>
    </Panel>
  );
}

interface DeliveryFiltersProps {
  readonly filter: DeliveryFilter;
  readonly onChange: (filter: DeliveryFilter) => void;
}

function DeliveryFilters({ filter, onChange }: DeliveryFiltersProps): ReactNode {
  const set = (change: { readonly [name in keyof DeliveryFilter]?: string | null }): void =>
    onChange(deliveryFilter({ ...filter, ...change }));
  return (
    <Box px="lg" pb="md">
      <FilterRow>
        <Select label="Status" data={statuses} value={filter.status ?? ''} onChange={(status) => set({ status })} />
        <Select
          label="Event type"
          data={types}
          searchable
          value={filter.eventType ?? ''}
          onChange={(eventType) => set({ eventType })}
        />
        <FilterText
          label="Event ID"
          placeholder="evt_…"
          maxLength={128}
          value={filter.eventId ?? ''}
          onChange={(eventId) => set({ eventId })}
        />
      </FilterRow>
    </Box>
  );
}

/** The event of a test is not in the feed. */
function EventName({ delivery: { eventType, eventId, isTest } }: { readonly delivery: WebhookDelivery }): ReactNode {
  return (
    <>
      {isTest ? <Text size="sm">{eventType} (test)</Text> : <EventLink id={eventId}>{eventType}</EventLink>}
      <Text size="xs" c="dimmed" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
        {eventId}
      </Text>
    </>
  );
}

function NoDeliveries({ isFiltered }: { readonly isFiltered: boolean }): ReactNode {
  if (isFiltered) {
    return (
      <EmptyState icon="search" title="No deliveries match">
        Change the filters. Deliveries are kept for 30 days.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="webhooks" title="No deliveries yet">
      Send a test event, or wait for the next event that matches.
    </EmptyState>
  );
}

import { Button, Group, Select, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { errorMessage } from '../api/api-error.js';
import type { WebhookDelivery, WebhookEndpoint } from '../api/types.js';
import { CursorList } from '../ui/data/cursor-list.js';
import { type Column, DataTable } from '../ui/data/data-table.js';
import { StatusBadge } from '../ui/data/status-badge.js';
import { Time } from '../ui/data/time.js';
import { Notice } from '../ui/feedback/notice.js';
import { notify } from '../ui/feedback/notify.js';
import { EmptyState } from '../ui/feedback/states.js';
import { Panel } from '../ui/layout/panel.js';
import { EventLink } from '../events/event-links.js';
import { Attempts } from '../events/attempts.js';
import { eventTypes } from '../events/event-types.js';
import { type DeliveryFilter, useDeliveries, useEndpointWrites } from './webhook-queries.js';

const statuses = [
  { value: '', label: 'All statuses' },
  { value: 'pending', label: 'Pending' },
  { value: 'succeeded', label: 'Succeeded' },
  { value: 'failed', label: 'Failed' },
  { value: 'skipped', label: 'Skipped' },
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
  const [filter, setFilter] = useState<DeliveryFilter>({ status: '', eventType: '', eventId: '' });
  const [eventId] = useDebouncedValue(filter.eventId.trim(), 250);
  const list = useDeliveries(endpoint.id, { ...filter, eventId });
  const { resend } = useEndpointWrites(endpoint.id);
  const isEnabled = endpoint.status === 'enabled';
  const resendButton = ({ id }: WebhookDelivery): ReactNode => (
    <Button
      variant="subtle"
      size="compact-sm"
      loading={resend.isPending && resend.variables === id}
      onClick={() => resend.mutate(id, { onSuccess: ({ data }) => notify(resent[data.status] ?? beingResent) })}
    >
      Send again
    </Button>
  );
  const columns = isEnabled
    ? [...shownColumns, { header: 'Actions', headHidden: true, alignRight: true, cell: resendButton }]
    : shownColumns;
  return (
    <Panel
      title="Deliveries"
      description="Of the last 30 days, newest first."
      actions={
        isEnabled && (
          <Button variant="default" onClick={onRecover}>
            Recover deliveries
          </Button>
        )
      }
      flush
    >
      <DeliveryFilters filter={filter} onChange={setFilter} />
      {resend.error && <Notice tone="bad">{errorMessage(resend.error)}</Notice>}
      <CursorList list={list} empty={<NoDeliveries isFiltered={Object.values(filter).some(Boolean)} />}>
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
  return (
    <Group gap="sm" px="lg" pb="md">
      <Select
        aria-label="Status"
        data={statuses}
        value={filter.status}
        onChange={(status) => onChange({ ...filter, status: status ?? '' })}
        w={{ base: '100%', xs: 160 }}
      />
      <Select
        aria-label="Event type"
        data={types}
        searchable
        value={filter.eventType}
        onChange={(eventType) => onChange({ ...filter, eventType: eventType ?? '' })}
        w={{ base: '100%', xs: 220 }}
      />
      <TextInput
        aria-label="Event id"
        placeholder="Event id: evt_…"
        value={filter.eventId}
        maxLength={128}
        onChange={(event) => onChange({ ...filter, eventId: event.currentTarget.value })}
        w={{ base: '100%', xs: 240 }}
      />
    </Group>
  );
}

function EventName({ delivery: { eventType, eventId } }: { readonly delivery: WebhookDelivery }): ReactNode {
  return (
    <>
      <EventLink id={eventId}>{eventType}</EventLink>
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

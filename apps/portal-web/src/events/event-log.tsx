import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { LoyaltyEvent } from '../api/types.js';
import { ObjectLink, kindOf } from '../session/object-link.js';
import { CursorList } from '../ui/data/cursor-list.js';
import { type Column, DataTable } from '../ui/data/data-table.js';
import { Time } from '../ui/data/time.js';
import { EmptyState } from '../ui/feedback/states.js';
import { Panel } from '../ui/layout/panel.js';
import { EventActor } from './event-actor.js';
import type { EventFilter } from './event-filter.js';
import { EventFilters } from './event-filters.js';
import { EventLink } from './event-links.js';
import { useEvents } from './event-queries.js';

const columns: readonly Column<LoyaltyEvent>[] = [
  {
    header: 'Event',
    cell: ({ id, type }) => (
      <EventLink id={id} fw={600}>
        {type}
      </EventLink>
    ),
  },
  {
    header: 'Object',
    cell: ({ subject, customerId }) => (
      <ObjectLink id={subject.id} customerId={customerId}>
        {kindOf(subject.id)} …{subject.id.slice(-6)}
      </ObjectLink>
    ),
  },
  { header: 'By', longText: true, cell: ({ actor }) => <EventActor actor={actor} /> },
  { header: 'Time', cell: ({ createdAt }) => <Time at={createdAt} relative /> },
];

interface EventLogProps {
  readonly filter: EventFilter;
  readonly onChange: (filter: EventFilter) => void;
}

/** The events with their filters. */
export function EventLog({ filter, onChange }: EventLogProps): ReactNode {
  const list = useEvents(filter);
  return (
    <>
      <EventFilters filter={filter} onChange={onChange} />
      <Panel flush>
        <CursorList list={list} empty={<NoEvents filter={filter} onChange={onChange} />}>
          {(rows) => <DataTable caption="Events" columns={columns} rows={rows} rowKey={({ id }) => id} />}
        </CursorList>
      </Panel>
      <Text size="xs" c="dimmed">
        An event appears about one second after it happened, and is kept for 30 days.
      </Text>
    </>
  );
}

function NoEvents({ filter, onChange }: EventLogProps): ReactNode {
  if (Object.keys(filter).length === 0) {
    return (
      <EmptyState icon="events" title="No events yet">
        Orders, customers, cards, rewards, vouchers and keys have events when they are created or changed.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="search"
      title="No events match"
      action={
        <Button variant="default" onClick={() => onChange({})}>
          Clear filters
        </Button>
      }
    >
      Change or clear the filters. Events are kept for 30 days.
    </EmptyState>
  );
}

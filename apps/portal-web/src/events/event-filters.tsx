import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMerchant } from '../session/merchant-context.js';
import { FilterRow, Filters, FilterText } from '../ui/forms/filter-fields.js';
import { eventPatterns } from './event-types.js';
import { eventFilter, type EventFilter } from './event-filter.js';

interface EventFiltersProps {
  readonly filter: EventFilter;
  readonly onChange: (filter: EventFilter) => void;
}

/** The filters of the events. */
export function EventFilters({ filter, onChange }: EventFiltersProps): ReactNode {
  const set = (change: { readonly [name in keyof EventFilter]?: string | null }): void =>
    onChange(eventFilter({ ...filter, ...change }));
  const { seesKeys } = useMerchant();
  const known = eventPatterns.filter((pattern) => pattern !== '*' && (seesKeys || !pattern.startsWith('api_key.')));
  const patterns = filter.type && !known.includes(filter.type) ? [...known, filter.type] : known;
  const types = [{ value: '', label: 'All events' }, ...patterns.map((type) => ({ value: type, label: type }))];
  return (
    <Filters onClear={Object.keys(filter).length > 0 ? () => onChange({}) : undefined}>
      <FilterRow>
        <Select label="Type" data={types} searchable value={filter.type ?? ''} onChange={(type) => set({ type })} />
        <FilterText
          label="ID of an object"
          placeholder="ord_…, vch_…"
          maxLength={128}
          value={filter.subjectId ?? ''}
          onChange={(subjectId) => set({ subjectId })}
        />
        <FilterText
          label="ID of a customer"
          placeholder="cus_…"
          maxLength={128}
          value={filter.customerId ?? ''}
          onChange={(customerId) => set({ customerId })}
        />
        <FilterText label="From" type="date" value={filter.since ?? ''} onChange={(since) => set({ since })} />
      </FilterRow>
    </Filters>
  );
}

import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ListSearch } from '../../format/list-search.js';
import { FilterText } from './filter-fields.js';

interface RangeFieldsProps {
  readonly range: ListSearch;
  readonly onChange: (change: { readonly [name in 'from' | 'to' | 'sort']?: string }) => void;
  /** Sort orders other than by time. */
  readonly sorts?: readonly { readonly value: string; readonly label: string }[];
}

const byTime = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
];

/** The days and the order of a list. */
export function RangeFields({ range, onChange, sorts = [] }: RangeFieldsProps): ReactNode {
  return (
    <>
      <FilterText label="From" type="date" value={range.from ?? ''} onChange={(from) => onChange({ from })} />
      <FilterText label="To" type="date" value={range.to ?? ''} onChange={(to) => onChange({ to })} />
      <Select
        label="Sort"
        data={[...byTime, ...sorts]}
        allowDeselect={false}
        value={range.sort ?? 'newest'}
        onChange={(sort) => onChange({ sort: sort ?? '' })}
      />
    </>
  );
}

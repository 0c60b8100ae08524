import { Button, Group, Select } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { ApiKey } from '../api/types.js';
import { FilterRow, Filters, FilterText } from '../ui/forms/filter-fields.js';
import { requestFilter, type RequestFilter } from './request-filter.js';

const statuses = [
  { value: '', label: 'All answers' },
  { value: '2xx', label: 'Successful (2xx)' },
  { value: '4xx', label: 'Refused (4xx)' },
  { value: '5xx', label: 'Server errors (5xx)' },
  ...['400', '403', '404', '405', '409', '413', '429', '500', '503'].map((status) => ({
    value: status,
    label: status,
  })),
];
const methods = [
  { value: '', label: 'All methods' },
  ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => ({ value: method, label: method })),
];

type TextName = 'route' | 'error' | 'idempotencyKey' | 'requestId' | 'subjectId';
const textFields: readonly (readonly [name: TextName, label: string, example: string, maxLength: number])[] = [
  ['route', 'Route', '/v1/public/orders/create', 200],
  ['error', 'Error', 'voucher_expired', 100],
  ['idempotencyKey', 'Idempotency-Key', '', 255],
  ['requestId', 'X-Request-Id', 'req_…', 128],
  ['subjectId', 'ID of an object', 'cus_…, vch_…', 128],
];

interface Option {
  readonly value: string;
  readonly label: string;
}

/** The options, and the value of the address if it is none of them. */
const withValue = (options: readonly Option[], value = ''): Option[] =>
  options.some((each) => each.value === value) ? [...options] : [...options, { value, label: value }];

type SetFilter = (change: { readonly [name in keyof RequestFilter]?: string | null }) => void;

interface RequestFiltersProps {
  readonly filter: RequestFilter;
  readonly onChange: (filter: RequestFilter) => void;
  readonly keys: readonly ApiKey[];
}

/** The filters of the request log. The less common ones are behind a button, open while one of them is set. */
export function RequestFilters({ filter, onChange, keys }: RequestFiltersProps): ReactNode {
  const hasMore = textFields.some(([name]) => filter[name] !== undefined);
  const [isOpen, { toggle }] = useDisclosure(hasMore);
  const set: SetFilter = (change) => onChange(requestFilter({ ...filter, ...change }));
  return (
    <Filters onClear={Object.keys(filter).length > 0 ? () => onChange({}) : undefined}>
      <CommonFilters filter={filter} set={set} keys={keys} />
      {(isOpen || hasMore) && (
        <FilterRow>
          {textFields.map(([name, label, example, maxLength]) => (
            <FilterText
              key={name}
              label={label}
              placeholder={example}
              maxLength={maxLength}
              value={filter[name] ?? ''}
              onChange={(value) => set({ [name]: value })}
            />
          ))}
        </FilterRow>
      )}
      {!hasMore && (
        <Group gap="sm">
          <Button variant="subtle" size="compact-sm" onClick={toggle} aria-expanded={isOpen}>
            {isOpen ? 'Fewer filters' : 'More filters'}
          </Button>
        </Group>
      )}
    </Filters>
  );
}

interface CommonFiltersProps {
  readonly filter: RequestFilter;
  readonly set: SetFilter;
  readonly keys: readonly ApiKey[];
}

function CommonFilters({ filter, set, keys }: CommonFiltersProps): ReactNode {
  const keyOptions = [{ value: '', label: 'All keys' }, ...keys.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <FilterRow>
      <Select
        label="Answer"
        data={withValue(statuses, filter.status)}
        value={filter.status ?? ''}
        onChange={(status) => set({ status })}
      />
      <Select
        label="Method"
        data={withValue(methods, filter.method)}
        value={filter.method ?? ''}
        onChange={(method) => set({ method })}
      />
      {keys.length > 0 || filter.keyId ? (
        <Select
          label="Key"
          data={withValue(keyOptions, filter.keyId)}
          value={filter.keyId ?? ''}
          onChange={(keyId) => set({ keyId })}
        />
      ) : null}
      <FilterText label="From" type="date" value={filter.since ?? ''} onChange={(since) => set({ since })} />
      <FilterText label="To" type="date" value={filter.until ?? ''} onChange={(until) => set({ until })} />
    </FilterRow>
  );
}

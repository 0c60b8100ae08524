import { Select, type SelectProps } from '@mantine/core';
import type { ReactNode } from 'react';

const names = new Intl.DisplayNames('en-GB', { type: 'currency' });
const options = Intl.supportedValuesOf('currency').map((code) => ({
  value: code,
  label: `${code} · ${names.of(code)}`,
}));

/** All currencies that the browser knows, to be searched by code or name. */
export function CurrencySelect(props: SelectProps): ReactNode {
  return (
    <Select label="Currency" data={options} searchable nothingFoundMessage="No such currency" limit={60} {...props} />
  );
}

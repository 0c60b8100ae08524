import { Select, type SelectProps } from '@mantine/core';
import type { ReactNode } from 'react';

const names = new Intl.DisplayNames('en-GB', { type: 'currency' });
const options = Intl.supportedValuesOf('currency').map((code) => ({
  value: code,
  label: `${code} · ${names.of(code)}`,
}));

/** A searchable list of all currencies that the browser knows. */
export function CurrencySelect(props: SelectProps): ReactNode {
  return (
    <Select label="Currency" data={options} searchable nothingFoundMessage="No currency found" limit={60} {...props} />
  );
}

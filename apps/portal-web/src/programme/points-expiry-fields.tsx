import { Group, NumberInput, Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import type { CardDefinition } from '../api/types.js';

export interface ExpiryFields {
  expiry: string;
  expiryMonths: number | string;
}

const choices = [
  { value: 'never', label: 'Never' },
  { value: 'end_of_month', label: 'Months after they were earned, at the end of the month' },
  { value: 'exact', label: 'Months after they were earned, to the day' },
  { value: 'inactive', label: 'When the customer has earned or spent nothing for months' },
];

type PointsExpiry = CardDefinition['pointsExpiry'];

export function expiryFieldsOf(expiry: PointsExpiry | undefined): ExpiryFields {
  if (!expiry) return { expiry: 'never', expiryMonths: 12 };
  return 'inactiveMonths' in expiry
    ? { expiry: 'inactive', expiryMonths: expiry.inactiveMonths }
    : { expiry: expiry.until, expiryMonths: expiry.after.months };
}

export function pointsExpiryOf({ expiry, expiryMonths }: ExpiryFields): object | null {
  const months = Number(expiryMonths);
  if (expiry === 'never') return null;
  return expiry === 'inactive' ? { inactiveMonths: months } : { after: { months }, until: expiry };
}

export const validateMonths = (value: number | string, { expiry }: ExpiryFields): string | null =>
  expiry === 'never' || (typeof value === 'number' && value >= 1 && value <= 120) ? null : 'Enter 1 to 120 months.';

interface PointsExpiryFieldsProps<Fields extends ExpiryFields> {
  readonly form: UseFormReturnType<Fields>;
  readonly isNew: boolean;
}

/** When the points of a card expire. */
export function PointsExpiryFields<Fields extends ExpiryFields>({
  form,
  isNew,
}: PointsExpiryFieldsProps<Fields>): ReactNode {
  return (
    <Group align="start" gap="sm">
      <Select
        label="Points expire"
        description={isNew ? undefined : 'A change is for points that are earned from now on.'}
        data={choices}
        allowDeselect={false}
        style={{ flex: '1 1 320px' }}
        {...form.getInputProps('expiry')}
      />
      {form.values.expiry !== 'never' && (
        <NumberInput
          label="Months"
          description={isNew ? undefined : '1 to 120'}
          min={1}
          max={120}
          allowDecimal={false}
          w={120}
          {...form.getInputProps('expiryMonths')}
        />
      )}
    </Group>
  );
}

import { Checkbox, Group, Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import type { CardDefinition } from '../api/types.js';
import { NumberField } from '../ui/forms/number-field.js';
import { PointsExpiryPreview } from './points-expiry-preview.js';

export interface ExpiryFields {
  expiry: string;
  expiryMonths: number | string;
  applyToExisting: boolean;
}

const choices = [
  { value: 'never', label: 'Never' },
  { value: 'end_of_month', label: 'Some months after they were earned, at the end of that month' },
  { value: 'exact', label: 'Some months after they were earned, to the day' },
  { value: 'inactive', label: 'After some months without earning or spending points' },
];

type PointsExpiry = CardDefinition['pointsExpiry'];

export function expiryFieldsOf(expiry: PointsExpiry | undefined): ExpiryFields {
  const applyToExisting = false;
  if (!expiry) return { expiry: 'never', expiryMonths: 12, applyToExisting };
  return 'inactiveMonths' in expiry
    ? { expiry: 'inactive', expiryMonths: expiry.inactiveMonths, applyToExisting }
    : { expiry: expiry.until, expiryMonths: expiry.after.months, applyToExisting };
}

export function pointsExpiryOf({ expiry, expiryMonths }: ExpiryFields): PointsExpiry {
  const months = Number(expiryMonths);
  if (expiry === 'never') return null;
  return expiry === 'inactive' ? { inactiveMonths: months } : { after: { months }, until: expiry };
}

export const validateMonths = (value: number | string, { expiry }: ExpiryFields): string | null =>
  expiry === 'never' || (typeof value === 'number' && value >= 1 && value <= 120) ? null : 'Enter 1 to 120 months.';

interface PointsExpiryFieldsProps<Fields extends ExpiryFields> {
  readonly form: UseFormReturnType<Fields>;
  /** The id of the card that is changed; undefined for a new card. */
  readonly id: string | undefined;
}

/** When the points of a card expire. */
export function PointsExpiryFields<Fields extends ExpiryFields>({
  form,
  id,
}: PointsExpiryFieldsProps<Fields>): ReactNode {
  const isNew = id === undefined;
  const { values } = form;
  const isValid = validateMonths(values.expiryMonths, values) === null;
  return (
    <>
      <Group align="start" gap="sm">
        <Select
          label="Points expire"
          description={
            isNew ? undefined : 'A change applies to points earned from now on, unless you choose otherwise below.'
          }
          data={choices}
          allowDeselect={false}
          style={{ flex: '1 1 320px' }}
          {...form.getInputProps('expiry')}
        />
        {form.values.expiry !== 'never' && (
          <NumberField
            label="Months"
            description={isNew ? undefined : '1 to 120'}
            min={1}
            max={120}
            w={120}
            {...form.getInputProps('expiryMonths')}
          />
        )}
      </Group>
      {id !== undefined && (
        <Checkbox
          label="Apply to existing points too"
          description="Otherwise existing points expire as before."
          {...form.getInputProps('applyToExisting', { type: 'checkbox' })}
        />
      )}
      {id !== undefined && values.applyToExisting && isValid && (
        <PointsExpiryPreview id={id} pointsExpiry={pointsExpiryOf(values)} />
      )}
    </>
  );
}

import { Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { lastDay } from '../format/days.js';
import { useMerchant } from '../session/merchant-context.js';
import type { expiryChoices } from './expiry.js';

interface ExpiryFieldsProps {
  // The form has other fields too, so its exact type is that of its owner.
  readonly form: Pick<UseFormReturnType<{ expiry: string; day: string }>, 'getInputProps'>;
  readonly expiry: string;
  readonly choices: typeof expiryChoices;
}

/** When a key expires: one of the choices, or a day. */
export function ExpiryFields({ form, expiry, choices }: ExpiryFieldsProps): ReactNode {
  const { timeZone } = useMerchant();
  return (
    <>
      <Select label="Expires" data={choices} allowDeselect={false} {...form.getInputProps('expiry')} />
      {expiry === 'day' && (
        <TextInput
          label="Expiry date"
          type="date"
          max={lastDay}
          description={`The key works until the end of this day (${timeZone.replaceAll('_', ' ')}).`}
          {...form.getInputProps('day')}
        />
      )}
    </>
  );
}

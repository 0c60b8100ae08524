import { Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { useFieldErrors } from '../ui/forms/use-field-errors.js';
import { useMerchant } from '../session/merchant-context.js';
import type { ApiKey } from '../api/types.js';
import { endOfDay } from '../format/days.js';
import { expiryChoices, expiryOf } from './expiry.js';
import { useKeyWrites } from './key-queries.js';
import { ScopePicker } from './scope-picker.js';
import { presets } from './scopes.js';

interface CreateKeyProps {
  readonly onClose: () => void;
  readonly onCreated: (key: ApiKey, secret: string) => void;
}

/** Creates an API key. */
export function CreateKey({ onClose, onCreated }: CreateKeyProps): ReactNode {
  const { timeZone } = useMerchant();
  const { create } = useKeyWrites();
  const form = useForm({
    initialValues: { name: '', scopes: [...(presets[0]?.scopes ?? [])], expiry: 'never', day: '' },
    validate: {
      name: (value) =>
        [...value.trim()].length >= 1 && [...value.trim()].length <= 80 ? null : 'Enter 1 to 80 characters.',
      scopes: (value) => (value.length > 0 ? null : 'Choose at least one scope.'),
      day: (value, { expiry }) =>
        expiry !== 'day' || (value && endOfDay(value, timeZone) > new Date()) ? null : 'Choose today or a later date.',
    },
  });
  const error = useFieldErrors(form, create.error);
  const submit = form.onSubmit(({ name, scopes, expiry, day }) => {
    const expiresAt = expiryOf(expiry, day, timeZone);
    create.mutate(
      { name: name.trim(), scopes, ...(expiresAt ? { expiresAt: expiresAt.toISOString() } : {}) },
      { onSuccess: ({ data, secret }) => onCreated(data, secret) },
    );
  });
  return (
    <Dialog title="New API key" onClose={onClose} large>
      <DialogForm
        onSubmit={submit}
        onCancel={onClose}
        submitLabel="Create key"
        isPending={create.isPending}
        error={error}
      >
        <Stack gap="lg">
          <TextInput
            label="Name"
            description="What will use this key? For example: online shop, point of sale in Leeds."
            maxLength={80}
            data-autofocus
            {...form.getInputProps('name')}
          />
          <ScopePicker
            value={form.values.scopes}
            onChange={(scopes) => form.setFieldValue('scopes', scopes)}
            error={form.errors['scopes']}
          />
          <Select label="Expires" data={expiryChoices} {...form.getInputProps('expiry')} />
          {form.values.expiry === 'day' && (
            <TextInput
              label="Expiry date"
              type="date"
              description={`The key works until the end of this day (${timeZone.replaceAll('_', ' ')}).`}
              {...form.getInputProps('day')}
            />
          )}
        </Stack>
      </DialogForm>
    </Dialog>
  );
}

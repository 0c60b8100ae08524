import { Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { useMerchant } from '../session/merchant-context.js';
import type { ApiKey } from '../api/types.js';
import { endOfDay, expiryChoices, expiryOf } from './expiry.js';
import { useKeyWrites } from './key-queries.js';
import { ScopeChoice } from './scope-picker.js';
import { presets } from './scopes.js';

interface CreateKeyProps {
  readonly onClose: () => void;
  readonly onMade: (key: ApiKey, secret: string) => void;
}

/** A new key: what it is for, what it may do, until when. */
export function CreateKey({ onClose, onMade }: CreateKeyProps): ReactNode {
  const { timeZone } = useMerchant();
  const { create } = useKeyWrites();
  const form = useForm({
    initialValues: { name: '', scopes: [...(presets[0]?.scopes ?? [])], expiry: 'never', day: '' },
    validate: {
      name: (value) =>
        [...value.trim()].length >= 1 && [...value.trim()].length <= 80 ? null : 'Enter 1 to 80 characters.',
      scopes: (value) => (value.length > 0 ? null : 'Choose at least one scope.'),
      day: (value, { expiry }) =>
        expiry !== 'day' || (value && endOfDay(value, timeZone) > new Date()) ? null : 'Choose a day from today on.',
    },
  });
  const submit = form.onSubmit(({ name, scopes, expiry, day }) => {
    const expiresAt = expiryOf(expiry, day, timeZone);
    create.mutate(
      { name: name.trim(), scopes, ...(expiresAt ? { expiresAt: expiresAt.toISOString() } : {}) },
      { onSuccess: ({ data, secret }) => onMade(data, secret) },
    );
  });
  return (
    <Dialog title="New API key" onClose={onClose} wide>
      <DialogForm
        onSubmit={submit}
        onCancel={onClose}
        submit="Make the key"
        busy={create.isPending}
        error={create.error}
      >
        <Stack gap="lg">
          <TextInput
            label="Name"
            description="What uses it: the web shop, the till in the High Street."
            maxLength={80}
            data-autofocus
            {...form.getInputProps('name')}
          />
          <ScopeChoice
            value={form.values.scopes}
            onChange={(scopes) => form.setFieldValue('scopes', scopes)}
            error={form.errors['scopes']}
          />
          <Select label="Ends" data={expiryChoices} {...form.getInputProps('expiry')} />
          {form.values.expiry === 'day' && (
            <TextInput
              label="Last day"
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

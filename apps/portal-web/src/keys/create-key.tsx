import { Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { useFieldErrors } from '../ui/forms/use-field-errors.js';
import { useMerchant } from '../session/merchant-context.js';
import type { ApiKey } from '../api/types.js';
import { whenCreated } from '../api/when-created.js';
import { addressesError, AddressesField, addressesIn } from './addresses-field.js';
import { dayError, expiryChoices, expiryOf } from './expiry.js';
import { ExpiryFields } from './expiry-fields.js';
import { useKeyWrites } from './key-queries.js';
import { nameError } from './edit-key.js';
import { ScopePicker } from './scope-picker.js';
import { presets } from './scopes.js';

interface CreateKeyProps {
  readonly onClose: () => void;
  readonly onCreated: (key: ApiKey, secret: string) => void;
}

function useNewKey({ onCreated }: CreateKeyProps) {
  const { timeZone } = useMerchant();
  const { create } = useKeyWrites();
  const [opened] = useState(() => Date.now());
  const form = useForm({
    initialValues: {
      name: '',
      scopes: [...(presets[0]?.scopes ?? [])],
      expiry: 'never',
      day: '',
      note: '',
      allowedAddresses: '',
    },
    validate: {
      name: nameError,
      scopes: (value) => (value.length > 0 ? null : 'Choose at least one scope.'),
      allowedAddresses: addressesError,
      day: (value, { expiry }) => dayError(expiry, value, timeZone),
    },
  });
  const submit = form.onSubmit(({ name, scopes, expiry, day, note, allowedAddresses }) => {
    const expiresAt = expiryOf(expiry, day, timeZone, opened);
    const created = create.mutateAsync({
      name: name.trim(),
      scopes,
      ...(expiresAt ? { expiresAt: expiresAt.toISOString() } : {}),
      ...(note.trim() ? { note: note.trim() } : {}),
      ...(addressesIn(allowedAddresses).length > 0 ? { allowedAddresses: addressesIn(allowedAddresses) } : {}),
    });
    whenCreated(created, onCreated);
  });
  return { form, submit, isPending: create.isPending, error: useFieldErrors(form, create.error) };
}

/** Creates an API key. */
export function CreateKey(props: CreateKeyProps): ReactNode {
  const { onClose } = props;
  const { form, submit, isPending, error } = useNewKey(props);
  return (
    <Dialog title="New API key" onClose={onClose} large>
      <DialogForm onSubmit={submit} onCancel={onClose} submitLabel="Create key" isPending={isPending} error={error}>
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
          <ExpiryFields form={form} expiry={form.values.expiry} choices={expiryChoices} />
          <TextInput
            label="Note"
            description="Optional. A reminder about this key for your team."
            maxLength={500}
            {...form.getInputProps('note')}
          />
          <AddressesField {...form.getInputProps('allowedAddresses')} />
        </Stack>
      </DialogForm>
    </Dialog>
  );
}

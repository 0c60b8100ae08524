import { Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import type { ApiKey } from '../api/types.js';
import { changedFields } from '../ui/forms/changed-fields.js';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { TextBox } from '../ui/forms/text-box.js';
import { useFieldErrors } from '../ui/forms/use-field-errors.js';
import { addressesError, AddressesField, addressesIn } from './addresses-field.js';
import { useKeyWrites } from './key-queries.js';

/** What is wrong with the name of a key, if anything. */
export const nameError = (name: string): string | null =>
  [...name.trim()].length >= 1 && [...name.trim()].length <= 80 ? null : 'Enter 1 to 80 characters.';

interface Fields {
  readonly name: string;
  readonly note: string;
  /** The addresses that may use the key, one per line. */
  readonly allowedAddresses: string;
}

const bodyOf = ({ name, note, allowedAddresses }: Fields) => ({
  name: name.trim(),
  note: note.trim() || null,
  allowedAddresses: addressesIn(allowedAddresses),
});

/** Changes the name, the note and the addresses of a key. */
export function EditKey({ apiKey, onClose }: { readonly apiKey: ApiKey; readonly onClose: () => void }): ReactNode {
  const { update } = useKeyWrites();
  const form = useForm({
    initialValues: { name: apiKey.name, note: apiKey.note ?? '', allowedAddresses: apiKey.allowedAddresses.join('\n') },
    validate: { name: nameError, allowedAddresses: addressesError },
  });
  const error = useFieldErrors(form, update.error);
  const submit = form.onSubmit((values) => {
    const body = changedFields(bodyOf(form.getInitialValues()), bodyOf(values));
    update.mutate({ id: apiKey.id, body }, { onSuccess: onClose });
  });
  return (
    <Dialog title={`Edit ${apiKey.name}`} onClose={onClose}>
      <DialogForm onSubmit={submit} onCancel={onClose} submitLabel="Save" isPending={update.isPending} error={error}>
        <Stack gap="md">
          <TextInput label="Name" maxLength={80} data-autofocus {...form.getInputProps('name')} />
          <TextBox
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

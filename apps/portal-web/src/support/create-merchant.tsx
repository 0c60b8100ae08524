import { Select, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { emailAddressGiven } from '../format/email-address.js';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { useFieldErrors } from '../ui/forms/use-field-errors.js';
import { notify } from '../ui/feedback/notify.js';
import { unwrap, api } from '../api/client.js';
import { CurrencySelect } from '../ui/forms/currency-select.js';
import { timeZones } from '../format/time-zones.js';

/** Creates a merchant and invites its owner by e-mail. */
export function CreateMerchant({ onClose }: { readonly onClose: () => void }): ReactNode {
  const client = useQueryClient();
  const form = useForm({
    initialValues: { name: '', currency: 'GBP', timeZone: 'Europe/London', ownerEmail: '' },
    validate: {
      name: (value) => (value.trim() ? null : 'Enter a name.'),
      ownerEmail: emailAddressGiven,
    },
  });
  const create = useMutation({
    mutationFn: (body: typeof form.values) => unwrap(api.POST('/v1/portal/support/merchants', { body })),
    onSuccess: async ({ data }) => {
      await client.invalidateQueries({ queryKey: ['support', 'merchants'] });
      notify(`${data.name} was created. The invitation to its owner will be sent shortly.`);
      onClose();
    },
  });
  const error = useFieldErrors(form, create.error);
  const submit = form.onSubmit(({ name, ownerEmail, ...rest }) =>
    create.mutate({ ...rest, name: name.trim(), ownerEmail: ownerEmail.trim() }),
  );
  return (
    <Dialog title="New merchant" onClose={onClose}>
      <DialogForm
        onSubmit={submit}
        onCancel={onClose}
        submitLabel="Create merchant"
        isPending={create.isPending}
        error={error}
      >
        <TextInput label="Name" maxLength={200} data-autofocus {...form.getInputProps('name')} />
        <CurrencySelect
          description="Currency of all orders. It can be changed until there is an order, a voucher or order settings."
          {...form.getInputProps('currency')}
        />
        <Select label="Time zone" data={timeZones} searchable limit={60} {...form.getInputProps('timeZone')} />
        <TextInput
          label="E-mail of the first owner"
          description="They receive an invitation and can invite other members."
          type="email"
          {...form.getInputProps('ownerEmail')}
        />
      </DialogForm>
    </Dialog>
  );
}

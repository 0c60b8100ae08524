import { Select, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { told } from '../ui/feedback/notify.js';
import { answerOf, portal } from '../api/client.js';
import { CurrencySelect } from '../ui/forms/currency-select.js';

const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));

/** A new merchant, whose first owner is invited by e-mail. */
export function CreateMerchant({ onClose }: { readonly onClose: () => void }): ReactNode {
  const client = useQueryClient();
  const form = useForm({
    initialValues: { name: '', currency: 'GBP', timeZone: 'Europe/London', ownerEmail: '' },
    validate: {
      name: (value) => (value.trim() ? null : 'Give it a name.'),
      ownerEmail: (value) => (/^\S+@\S+$/.test(value.trim()) ? null : 'Enter an e-mail address.'),
    },
  });
  const create = useMutation({
    mutationFn: (body: typeof form.values) => answerOf(portal.POST('/v1/portal/support/merchants', { body })),
    onSuccess: async ({ data }) => {
      await client.invalidateQueries({ queryKey: ['support', 'merchants'] });
      told(`${data.name} is there. Its owner’s invitation is on its way.`);
      onClose();
    },
  });
  const submit = form.onSubmit(({ name, ownerEmail, ...rest }) =>
    create.mutate({ ...rest, name: name.trim(), ownerEmail: ownerEmail.trim() }),
  );
  return (
    <Dialog title="New merchant" onClose={onClose}>
      <DialogForm
        onSubmit={submit}
        onCancel={onClose}
        submit="Create the merchant"
        busy={create.isPending}
        error={create.error}
      >
        <TextInput label="Name" maxLength={200} data-autofocus {...form.getInputProps('name')} />
        <CurrencySelect description="Of orders. It can’t be changed later." {...form.getInputProps('currency')} />
        <Select label="Time zone" data={zones} searchable limit={60} {...form.getInputProps('timeZone')} />
        <TextInput
          label="E-mail of the first owner"
          description="They get an invitation, and invite everybody else."
          type="email"
          {...form.getInputProps('ownerEmail')}
        />
      </DialogForm>
    </Dialog>
  );
}

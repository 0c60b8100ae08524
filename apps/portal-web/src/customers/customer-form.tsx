import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { told } from '../ui/feedback/notify.js';
import type { Customer } from '../api/types.js';
import { useCustomerWrites, type CustomerFields } from './customer-queries.js';

interface CustomerFormProps {
  readonly of: Customer | undefined;
  readonly onClose: () => void;
  readonly onDone?: (customer: { readonly id: string }) => void;
}

/** Adds a customer, or changes what is known of one. */
export function CustomerForm({ of: customer, onClose, onDone }: CustomerFormProps): ReactNode {
  const { create, change } = useCustomerWrites();
  const form = useForm({
    initialValues: {
      email: customer?.email ?? '',
      name: customer?.name ?? '',
      externalId: customer && customer.externalId !== customer.id ? customer.externalId : '',
    },
    validate: { email: (value) => (/^\S+@\S+$/.test(value.trim()) ? null : 'Enter an e-mail address.') },
  });
  const submit = form.onSubmit(({ email, name, externalId }) => {
    const body: CustomerFields = {
      email: email.trim(),
      ...(name.trim() ? { name: name.trim() } : {}),
      ...(externalId.trim() ? { externalId: externalId.trim() } : {}),
    };
    const done = ({ data }: { readonly data: { readonly id: string } }): void => {
      told(customer ? 'Your changes are saved.' : 'The customer is added.');
      onClose();
      onDone?.(data);
    };
    if (customer) change.mutate({ id: customer.id, ...body }, { onSuccess: done });
    else create.mutate(body, { onSuccess: done });
  });
  return (
    <Dialog title={customer ? 'Change this customer' : 'New customer'} onClose={onClose}>
      <DialogForm
        onSubmit={submit}
        onCancel={onClose}
        submit={customer ? 'Save' : 'Add the customer'}
        busy={create.isPending || change.isPending}
        error={create.error ?? change.error}
      >
        <TextInput label="E-mail" type="email" data-autofocus {...form.getInputProps('email')} />
        <TextInput label="Name" maxLength={200} {...form.getInputProps('name')} />
        <TextInput
          label="Your own id"
          description="As in your shop. The API takes it wherever it takes ours."
          maxLength={128}
          {...form.getInputProps('externalId')}
        />
      </DialogForm>
    </Dialog>
  );
}

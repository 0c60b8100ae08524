import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { changedFields } from '../ui/forms/changed-fields.js';
import { emailAddressGiven } from '../format/email-address.js';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { useFieldErrors } from '../ui/forms/use-field-errors.js';
import { notify } from '../ui/feedback/notify.js';
import type { Customer } from '../api/types.js';
import { useCustomerWrites, type CustomerFields } from './customer-queries.js';

interface CustomerFormProps {
  readonly customer: Customer | undefined;
  readonly onClose: () => void;
  readonly onDone?: (customer: { readonly id: string }) => void;
}

/** Adds or edits a customer. */
export function CustomerForm({ customer, onClose, onDone }: CustomerFormProps): ReactNode {
  const { create, change } = useCustomerWrites();
  const form = useForm({
    initialValues: {
      email: customer?.email ?? '',
      name: customer?.name ?? '',
      externalId: customer && customer.externalId !== customer.id ? customer.externalId : '',
    },
    validate: { email: emailAddressGiven },
  });
  const error = useFieldErrors(form, create.error ?? change.error);
  const bodyOf = ({ email, name, externalId }: typeof form.values): CustomerFields => ({
    email: email.trim(),
    name: name.trim() || null,
    // Their own id takes the merchant's away.
    externalId: externalId.trim() || customer?.id,
  });
  const submit = form.onSubmit((values) => {
    const body = changedFields(bodyOf(form.getInitialValues()), bodyOf(values));
    const done = ({ data }: { readonly data: { readonly id: string } }): void => {
      notify(customer ? 'Changes saved.' : 'Customer added.');
      onClose();
      onDone?.(data);
    };
    if (customer) change.mutate({ id: customer.id, ...body }, { onSuccess: done });
    else create.mutate({ ...body, email: values.email.trim() }, { onSuccess: done });
  });
  return (
    <Dialog title={customer ? 'Edit customer' : 'New customer'} onClose={onClose}>
      <DialogForm
        onSubmit={submit}
        onCancel={onClose}
        submitLabel={customer ? 'Save' : 'Add customer'}
        isPending={create.isPending || change.isPending}
        error={error}
      >
        <TextInput label="E-mail" type="email" data-autofocus {...form.getInputProps('email')} />
        <TextInput label="Name" maxLength={200} {...form.getInputProps('name')} />
        <TextInput
          label="Your own ID"
          description="For example, the customer number of your shop. You can use it in API requests instead of our ID."
          maxLength={128}
          {...form.getInputProps('externalId')}
        />
      </DialogForm>
    </Dialog>
  );
}

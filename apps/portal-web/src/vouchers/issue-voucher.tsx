import { Checkbox, Select, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { errorMessage } from '../api/api-error.js';
import { emailAddressGiven } from '../format/email-address.js';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { MoneyInput } from '../ui/forms/money-input.js';
import { Notice } from '../ui/feedback/notice.js';
import { useFieldErrors } from '../ui/forms/use-field-errors.js';
import { languageOf, languages } from '../format/languages.js';
import { notify } from '../ui/feedback/notify.js';
import type { Customer, VoucherTemplate } from '../api/types.js';
import { useProgrammeItems } from '../programme/programme-queries.js';
import { templateValue } from '../programme/template-value.js';
import { useVoucherWrites } from './voucher-queries.js';

interface IssueVoucherProps {
  /** Who is to own it, where the dialog is opened on their page. */
  readonly customer?: Customer;
  readonly onClose: () => void;
  readonly onDone: (id: string) => void;
}

interface Fields {
  voucherTemplateId: string;
  recipientEmail: string;
  recipientName: string;
  /** Empty: the merchant's. */
  recipientLanguage: string;
  value: number | string;
  send: boolean;
  externalReference: string;
}

const empty = {
  voucherTemplateId: '',
  recipientEmail: '',
  recipientName: '',
  recipientLanguage: '',
  value: '',
  send: true,
  externalReference: '',
};

const useIssueForm = (usable: readonly VoucherTemplate[], customer: Customer | undefined): UseFormReturnType<Fields> =>
  useForm<Fields>({
    initialValues: { ...empty, recipientEmail: customer?.email ?? '', recipientName: customer?.name ?? '' },
    validate: {
      voucherTemplateId: (value) => (value ? null : 'Choose a template.'),
      recipientEmail: emailAddressGiven,
      value: (value, fields) =>
        chosenOf(usable, fields.voucherTemplateId)?.type !== 'monetary' || value !== '' ? null : 'Enter the value.',
    },
  });

/** Issues a voucher to an e-mail address, and to a customer where it is opened on their page. */
export function IssueVoucher({ customer, onClose, onDone }: IssueVoucherProps): ReactNode {
  const templates = useProgrammeItems('voucher-templates');
  const usable = (templates.data ?? []).filter(({ active }) => active);
  const { issue } = useVoucherWrites();
  const form = useIssueForm(usable, customer);
  const chosen = chosenOf(usable, form.values.voucherTemplateId);
  const error = useFieldErrors(form, issue.error);
  const submit = form.onSubmit(
    ({ voucherTemplateId, recipientEmail, recipientName, value, send, externalReference, ...more }) => {
      const recipientLanguage = languageOf(more.recipientLanguage);
      issue.mutate(
        {
          voucherTemplateId,
          recipientEmail: recipientEmail.trim(),
          send,
          ...(customer ? { customerId: customer.id } : {}),
          ...(recipientName.trim() ? { recipientName: recipientName.trim() } : {}),
          ...(recipientLanguage ? { recipientLanguage } : {}),
          ...(chosen?.type === 'monetary' ? { value: Number(value) } : {}),
          ...(externalReference.trim() ? { externalReference: externalReference.trim() } : {}),
        },
        {
          onSuccess: ({ data }) => {
            notify(send ? 'Voucher issued. The e-mail will be sent shortly.' : 'Voucher issued.');
            onDone(data.id);
          },
        },
      );
    },
  );
  return (
    <Dialog title="Issue voucher" onClose={onClose}>
      <DialogForm onSubmit={submit} onCancel={onClose} submitLabel="Issue" isPending={issue.isPending} error={error}>
        {templates.isError && <Notice tone="bad">{errorMessage(templates.error)}</Notice>}
        {templates.isSuccess && usable.length === 0 && (
          <Notice tone="warn">There is no active voucher template. Create one in the programme first.</Notice>
        )}
        <Select
          label="Template"
          placeholder="Choose a template"
          data-autofocus
          data={usable.map((template) => ({
            value: template.id,
            label: `${template.title} · ${templateValue(template)}`,
          }))}
          {...form.getInputProps('voucherTemplateId')}
        />
        {chosen?.type === 'monetary' && <Value form={form} template={chosen} />}
        <Recipient form={form} />
      </DialogForm>
    </Dialog>
  );
}

const chosenOf = (templates: readonly VoucherTemplate[], id: string): VoucherTemplate | undefined =>
  templates.find((template) => template.id === id);

function Value({
  form,
  template,
}: {
  readonly form: UseFormReturnType<Fields>;
  readonly template: VoucherTemplate;
}): ReactNode {
  const { code } = template.currency;
  return (
    <MoneyInput label="Value" description={templateValue(template)} currency={code} {...form.getInputProps('value')} />
  );
}

function Recipient({ form }: { readonly form: UseFormReturnType<Fields> }): ReactNode {
  return (
    <>
      <TextInput label="Recipient’s e-mail" type="email" {...form.getInputProps('recipientEmail')} />
      <TextInput label="Recipient’s name" maxLength={200} {...form.getInputProps('recipientName')} />
      <Select
        label="Language"
        description="Used in the e-mail and the PDF."
        data={[{ value: '', label: 'As in the settings' }, ...languages]}
        allowDeselect={false}
        {...form.getInputProps('recipientLanguage')}
      />
      <TextInput
        label="Your reference"
        description="For example, an order number. It is stored with the voucher."
        maxLength={200}
        {...form.getInputProps('externalReference')}
      />
      <Checkbox label="Send by e-mail now" {...form.getInputProps('send', { type: 'checkbox' })} />
    </>
  );
}

import { Checkbox, NumberInput, Select, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { decimalsOf, signOf } from '../format/format.js';
import { Notice } from '../ui/feedback/notice.js';
import { told } from '../ui/feedback/notify.js';
import type { VoucherTemplate } from '../api/types.js';
import { useThings } from '../programme/programme-queries.js';
import { worthOf } from '../programme/template-value.js';
import { useVoucherWrites } from './voucher-queries.js';

interface IssueVoucherProps {
  readonly onClose: () => void;
  readonly onDone: (id: string) => void;
}

interface Fields {
  voucherTemplateId: string;
  recipientEmail: string;
  recipientName: string;
  value: number | string;
  send: boolean;
  externalReference: string;
}

const empty = {
  voucherTemplateId: '',
  recipientEmail: '',
  recipientName: '',
  value: '',
  send: true,
  externalReference: '',
};

const useIssueForm = (usable: readonly VoucherTemplate[]): UseFormReturnType<Fields> =>
  useForm<Fields>({
    initialValues: empty,
    validate: {
      voucherTemplateId: (value) => (value ? null : 'Choose a template.'),
      recipientEmail: (value) => (/^\S+@\S+$/.test(value.trim()) ? null : 'Enter an e-mail address.'),
      value: (value, fields) =>
        chosenOf(usable, fields.voucherTemplateId)?.type !== 'monetary' || value !== '' ? null : 'Enter the value.',
    },
  });

/** Issues a voucher to an e-mail address. */
export function IssueVoucher({ onClose, onDone }: IssueVoucherProps): ReactNode {
  const templates = useThings('voucher-templates');
  const usable = (templates.data ?? []).filter(({ active }) => active);
  const { issue } = useVoucherWrites();
  const form = useIssueForm(usable);
  const chosen = chosenOf(usable, form.values.voucherTemplateId);
  const submit = form.onSubmit(({ voucherTemplateId, recipientEmail, recipientName, value, send, externalReference }) =>
    issue.mutate(
      {
        ...{ voucherTemplateId, recipientEmail: recipientEmail.trim(), send },
        ...(recipientName.trim() ? { recipientName: recipientName.trim() } : {}),
        ...(chosen?.type === 'monetary' ? { value: Number(value) } : {}),
        ...(externalReference.trim() ? { externalReference: externalReference.trim() } : {}),
      },
      {
        onSuccess: ({ data }) => {
          told(send ? 'The voucher is issued, and its e-mail is on its way.' : 'The voucher is issued.');
          onDone(data.id);
        },
      },
    ),
  );
  return (
    <Dialog title="Issue a voucher" onClose={onClose}>
      <DialogForm
        onSubmit={submit}
        onCancel={onClose}
        submit="Issue the voucher"
        busy={issue.isPending}
        error={issue.error}
      >
        {templates.isSuccess && usable.length === 0 && (
          <Notice tone="warn">There is no active voucher template. Make one in the programme first.</Notice>
        )}
        <Select
          label="Template"
          placeholder="Choose a template"
          data={usable.map((template) => ({ value: template.id, label: `${template.title} · ${worthOf(template)}` }))}
          {...form.getInputProps('voucherTemplateId')}
        />
        {chosen?.type === 'monetary' && <Value of={chosen} {...form.getInputProps('value')} />}
        <Recipient form={form} />
      </DialogForm>
    </Dialog>
  );
}

const chosenOf = (templates: readonly VoucherTemplate[], id: string): VoucherTemplate | undefined =>
  templates.find((template) => template.id === id);

function Value({ of: template, ...field }: { readonly of: VoucherTemplate } & Record<string, unknown>): ReactNode {
  const { code } = template.currency;
  return (
    <NumberInput
      label="Value"
      description={worthOf(template)}
      prefix={`${signOf(code)} `}
      decimalScale={decimalsOf(code)}
      min={0}
      thousandSeparator=","
      {...field}
    />
  );
}

function Recipient({ form }: { readonly form: UseFormReturnType<Fields> }): ReactNode {
  return (
    <>
      <TextInput label="Recipient’s e-mail" type="email" {...form.getInputProps('recipientEmail')} />
      <TextInput label="Recipient’s name" maxLength={200} {...form.getInputProps('recipientName')} />
      <TextInput
        label="Your reference"
        description="An order number, say. It stays with the voucher."
        maxLength={200}
        {...form.getInputProps('externalReference')}
      />
      <Checkbox label="Send it by e-mail at once" {...form.getInputProps('send', { type: 'checkbox' })} />
    </>
  );
}

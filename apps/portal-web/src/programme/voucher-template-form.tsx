import { Checkbox, Group, Radio, Stack, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useMerchant } from '../session/merchant-context.js';
import type { NewVoucherTemplateBody, VoucherTemplate, VoucherTemplateBody } from '../api/types.js';
import { CurrencySelect } from '../ui/forms/currency-select.js';
import { MoneyInput } from '../ui/forms/money-input.js';
import { NumberField } from '../ui/forms/number-field.js';
import { TextBox } from '../ui/forms/text-box.js';
import { ExternalIdField, externalIdBody, ItemDialog } from './item-dialog.js';

const optional = (value: number | null | undefined): number | string => value ?? '';

function fieldsOf(template: VoucherTemplate | undefined, currency: string) {
  return {
    title: template?.title ?? '',
    type: (template?.type ?? 'fixed') as NewVoucherTemplateBody['type'],
    value: optional(template?.value),
    minValue: optional(template?.minValue),
    maxValue: optional(template?.maxValue),
    currency: template?.currency.code ?? currency,
    allowPartialRedemption: template?.allowPartialRedemption ?? true,
    expiryDays: template ? optional(template.expiryDays) : (365 as number | string),
    activationDelayDays: (template?.activationDelayDays ?? 0) as number | string,
    terms: template?.terms ?? '',
    externalId: template && template.externalId !== template.id ? template.externalId : '',
  };
}
type Fields = ReturnType<typeof fieldsOf>;

const amount = (value: number | string): string | null =>
  typeof value === 'number' && value > 0 ? null : 'Enter an amount above 0.';

const validate = {
  title: (value: string) => (value.trim() ? null : 'Enter a title.'),
  value: (value: number | string, { type }: Fields) => (type === 'fixed' ? amount(value) : null),
  minValue: (value: number | string, { type }: Fields) => (type === 'fixed' ? null : amount(value)),
  maxValue: (value: number | string, { type, minValue }: Fields) => {
    if (type === 'fixed') return null;
    return amount(value) ?? (Number(value) >= Number(minValue) ? null : 'It must not be below the minimum value.');
  },
};

/** A template that was saved with an activation after its expiry can be renamed: only other numbers of days are refused. */
const activationOf = (template: VoucherTemplate | undefined) => (value: number | string, fields: Fields) => {
  const { expiryDays } = fields;
  const isKept = value === template?.activationDelayDays && expiryDays === optional(template.expiryDays);
  if (isKept || expiryDays === '' || Number(value) <= Number(expiryDays)) return null;
  return 'Vouchers would expire before they are active.';
};

function bodyOf(fields: Fields, id: string | undefined): VoucherTemplateBody {
  const { title, type, value, minValue, maxValue, currency, allowPartialRedemption } = fields;
  return {
    title: title.trim(),
    ...(id ? {} : { type, currency }),
    allowPartialRedemption,
    ...(type === 'fixed' ? { value: Number(value) } : { minValue: Number(minValue), maxValue: Number(maxValue) }),
    expiryDays: fields.expiryDays === '' ? null : Number(fields.expiryDays),
    activationDelayDays: Number(fields.activationDelayDays || 0),
    terms: fields.terms.trim() || null,
    ...externalIdBody(fields.externalId, id),
  };
}

interface VoucherTemplateFormProps {
  readonly template: VoucherTemplate | undefined;
  readonly onClose: () => void;
}

/** Creates or edits a voucher template. */
export function VoucherTemplateForm({ template, onClose }: VoucherTemplateFormProps): ReactNode {
  const merchant = useMerchant();
  const form = useForm<Fields>({
    initialValues: fieldsOf(template, merchant.currency),
    validate: { ...validate, activationDelayDays: activationOf(template) },
  });
  return (
    <ItemDialog
      form={form}
      kind="voucher-templates"
      singular="template"
      id={template?.id}
      onClose={onClose}
      bodyOf={(fields) => bodyOf(fields, template?.id)}
    >
      <TextInput
        label="Title"
        description="Printed on the voucher."
        maxLength={200}
        data-autofocus
        {...form.getInputProps('title')}
      />
      <ValueFields form={form} isNew={template === undefined} />
      <ValidityFields form={form} />
      <TextBox
        label="Terms"
        description="Printed at the bottom of the voucher, as one paragraph."
        maxLength={2000}
        {...form.getInputProps('terms')}
      />
      <ExternalIdField
        error={form.errors['externalId']}
        value={form.values.externalId}
        onChange={(value) => form.setFieldValue('externalId', value)}
      />
    </ItemDialog>
  );
}

type Form = UseFormReturnType<Fields>;

/** Type of value, currency and amount. Type and currency of an existing template can't be changed. */
function ValueFields({ form, isNew }: { readonly form: Form; readonly isNew: boolean }): ReactNode {
  const { type, currency } = form.values;
  return (
    <>
      <Radio.Group label="Type of value" {...form.getInputProps('type')}>
        <Stack gap="xs" mt={8}>
          <Radio value="fixed" label="Fixed amount" disabled={!isNew && type !== 'fixed'} />
          <Radio value="monetary" label="Amount chosen when issued" disabled={!isNew && type === 'fixed'} />
        </Stack>
      </Radio.Group>
      <CurrencySelect disabled={!isNew} {...form.getInputProps('currency')} />
      {type === 'fixed' ? (
        <MoneyInput label="Value" currency={currency} {...form.getInputProps('value')} />
      ) : (
        <Group grow align="flex-start">
          <MoneyInput label="Minimum value" currency={currency} {...form.getInputProps('minValue')} />
          <MoneyInput label="Maximum value" currency={currency} {...form.getInputProps('maxValue')} />
        </Group>
      )}
    </>
  );
}

function ValidityFields({ form }: { readonly form: Form }): ReactNode {
  return (
    <>
      <Checkbox
        label="Allow partial redemption"
        description="The remaining amount stays on the voucher."
        {...form.getInputProps('allowPartialRedemption', { type: 'checkbox' })}
      />
      <Group grow align="flex-start">
        <NumberField
          label="Expires after (days)"
          description="Leave empty if it never expires."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          min={1}
          {...form.getInputProps('expiryDays')}
        />
        <NumberField
          label="Active after (days)"
          description="0 means immediately."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          min={0}
          {...form.getInputProps('activationDelayDays')}
        />
      </Group>
    </>
  );
}

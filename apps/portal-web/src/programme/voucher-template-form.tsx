import { Checkbox, Group, NumberInput, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { decimalsOf, signOf } from '../format/format.js';
import { useMerchant } from '../session/merchant-context.js';
import type { VoucherTemplate } from '../api/types.js';
import { CurrencySelect } from '../ui/forms/currency-select.js';
import { OwnId, ownIdOf, ThingForm } from './item-dialog.js';

const optional = (value: number | null | undefined): number | string => value ?? '';

function fieldsOf(template: VoucherTemplate | undefined, currency: string) {
  return {
    title: template?.title ?? '',
    type: template?.type ?? 'fixed',
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
  title: (value: string) => (value.trim() ? null : 'Give it a title.'),
  value: (value: number | string, { type }: Fields) => (type === 'fixed' ? amount(value) : null),
  minValue: (value: number | string, { type }: Fields) => (type === 'fixed' ? null : amount(value)),
  maxValue: (value: number | string, { type, minValue }: Fields) => {
    if (type === 'fixed') return null;
    return amount(value) ?? (Number(value) >= Number(minValue) ? null : 'It must not be below the least.');
  },
};

function bodyOf(fields: Fields, id: string | undefined): Record<string, unknown> {
  const { title, type, value, minValue, maxValue, currency, allowPartialRedemption } = fields;
  return {
    ...{ title: title.trim(), ...(id ? {} : { type, currency }), allowPartialRedemption },
    ...(type === 'fixed' ? { value } : { minValue, maxValue }),
    expiryDays: fields.expiryDays === '' ? null : Number(fields.expiryDays),
    activationDelayDays: Number(fields.activationDelayDays || 0),
    terms: fields.terms.trim() || null,
    ...ownIdOf(fields.externalId, id),
  };
}

interface VoucherTemplateFormProps {
  readonly of: VoucherTemplate | undefined;
  readonly onClose: () => void;
}

/** A voucher template: what it is worth, whether in parts, and how long it lives. */
export function VoucherTemplateForm({ of: template, onClose }: VoucherTemplateFormProps): ReactNode {
  const merchant = useMerchant();
  const form = useForm<Fields>({ initialValues: fieldsOf(template, merchant.currency), validate });
  return (
    <ThingForm
      kind="voucher-templates"
      one="template"
      id={template?.id}
      onClose={onClose}
      bodyOf={() => (form.validate().hasErrors ? undefined : bodyOf(form.getValues(), template?.id))}
    >
      <TextInput
        label="Title"
        description="It stands on the voucher."
        maxLength={200}
        data-autofocus
        {...form.getInputProps('title')}
      />
      <Worth form={form} isNew={template === undefined} />
      <Life form={form} />
      <Textarea
        label="Terms"
        description="They stand at the foot of a printed voucher."
        autosize
        minRows={2}
        maxLength={500}
        {...form.getInputProps('terms')}
      />
      <OwnId value={form.values.externalId} onChange={(value) => form.setFieldValue('externalId', value)} />
    </ThingForm>
  );
}

type Form = UseFormReturnType<Fields>;

/** The value, or its bounds; neither the kind nor the currency changes once vouchers can be out. */
function Worth({ form, isNew }: { readonly form: Form; readonly isNew: boolean }): ReactNode {
  const { type, currency } = form.values;
  const money = { prefix: `${signOf(currency)} `, decimalScale: decimalsOf(currency), min: 0, thousandSeparator: ',' };
  return (
    <>
      <Radio.Group label="Worth" {...form.getInputProps('type')}>
        <Stack gap="xs" mt={8}>
          <Radio value="fixed" label="Always the same" disabled={!isNew && type !== 'fixed'} />
          <Radio
            value="monetary"
            label="As whoever issues it says, within bounds"
            disabled={!isNew && type === 'fixed'}
          />
        </Stack>
      </Radio.Group>
      <CurrencySelect disabled={!isNew} {...form.getInputProps('currency')} />
      {type === 'fixed' ? (
        <NumberInput label="Value" {...money} {...form.getInputProps('value')} />
      ) : (
        <Group grow align="flex-start">
          <NumberInput label="Least" {...money} {...form.getInputProps('minValue')} />
          <NumberInput label="Most" {...money} {...form.getInputProps('maxValue')} />
        </Group>
      )}
    </>
  );
}

function Life({ form }: { readonly form: Form }): ReactNode {
  return (
    <>
      <Checkbox
        label="Can be redeemed in parts"
        description="What is left stays on the voucher."
        {...form.getInputProps('allowPartialRedemption', { type: 'checkbox' })}
      />
      <Group grow align="flex-start">
        <NumberInput
          label="Days until it expires"
          description="Empty: never."
          min={1}
          allowDecimal={false}
          {...form.getInputProps('expiryDays')}
        />
        <NumberInput
          label="Days until it is active"
          description="0: at once."
          min={0}
          allowDecimal={false}
          {...form.getInputProps('activationDelayDays')}
        />
      </Group>
    </>
  );
}

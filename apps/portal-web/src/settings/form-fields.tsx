import { Radio, Select, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { CurrencySelect } from '../ui/forms/currency-select.js';
import { timeZones, zoneOption } from '../format/time-zones.js';
import { Panel } from '../ui/layout/panel.js';
import classes from './settings.module.css';
import { languages } from '../format/languages.js';
import type { SettingsFields } from './settings-fields.js';

type Form = UseFormReturnType<SettingsFields>;

/** All time zones, and the one that is set. */
const withPresent = (present: string) =>
  timeZones.some(({ value }) => value === present) ? timeZones : [zoneOption(present), ...timeZones];

interface BusinessFieldsProps {
  readonly form: Form;
  readonly currencyFixed: boolean;
}

/** Name, currency and time zone. */
export function BusinessFields({ form, currencyFixed }: BusinessFieldsProps): ReactNode {
  return (
    <Panel title="Business">
      <Stack gap="md">
        <TextInput
          label="Name"
          description="Customers see this name on vouchers, in e-mails and as their sender."
          maxLength={200}
          {...form.getInputProps('name')}
        />
        <CurrencySelect
          description={
            currencyFixed
              ? 'You can’t change it: there are orders, order settings or vouchers in this currency.'
              : 'The currency of your orders. You can change it until there is an order, a voucher, or order settings.'
          }
          disabled={currencyFixed}
          allowDeselect={false}
          {...form.getInputProps('currency')}
        />
        <Select
          label="Time zone"
          description="Used for expiry dates, the dates on vouchers, and times in this portal. Expiry dates that are already set do not change."
          data={withPresent(form.values.timeZone)}
          searchable
          limit={60}
          allowDeselect={false}
          nothingFoundMessage="No time zone found"
          {...form.getInputProps('timeZone')}
        />
      </Stack>
    </Panel>
  );
}

/** How e-mails and PDFs look, and what they say. */
export function LookFields({ form, logo }: { readonly form: Form; readonly logo: ReactNode }): ReactNode {
  return (
    <Panel title="E-mails and PDFs">
      <Stack gap="md">
        <Select
          label="Language"
          description="Used in voucher e-mails and PDFs. Your own titles and terms are not translated."
          data={[...languages]}
          allowDeselect={false}
          renderOption={({ option }) => (
            <Text size="sm" lang={option.value}>
              {option.label}
            </Text>
          )}
          {...form.getInputProps('language')}
        />
        <ColourField form={form} />
        {logo}
        <TextInput
          label="Reply-to address"
          description="Replies from customers go to this address. If empty, they go to the sender of the e-mail."
          type="email"
          maxLength={254}
          {...form.getInputProps('replyTo')}
        />
        <TextInput
          label="Terms"
          description="Optional. One line on every voucher, after the terms of its template."
          maxLength={300}
          {...form.getInputProps('terms')}
        />
        <Radio.Group label="Paper size of PDFs" {...form.getInputProps('paper')}>
          <Stack gap="xs" mt={8}>
            <Radio value="A4" label="A4" />
            <Radio value="Letter" label="US Letter" />
          </Stack>
        </Radio.Group>
      </Stack>
    </Panel>
  );
}

const defaultColour = '#1f295b';

/** The colour as text, and the colour picker of the browser next to it. */
function ColourField({ form }: { readonly form: Form }): ReactNode {
  const { colour } = form.values;
  return (
    <TextInput
      label="Brand colour"
      description="Text on this colour is black or white, whichever is easier to read. If empty, dark blue is used."
      placeholder={defaultColour}
      maxLength={7}
      leftSection={
        <input
          type="color"
          className={classes['colour']}
          aria-label="Choose the brand colour"
          value={/^#[0-9a-f]{6}$/i.test(colour) ? colour : defaultColour}
          onChange={(event) => form.setFieldValue('colour', event.currentTarget.value)}
        />
      }
      {...form.getInputProps('colour')}
    />
  );
}

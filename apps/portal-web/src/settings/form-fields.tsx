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
          description="Customers see it in e-mails, as their sender, and on vouchers."
          maxLength={200}
          {...form.getInputProps('name')}
        />
        <CurrencySelect
          description={
            currencyFixed
              ? 'Fixed: there are orders, order settings or vouchers in this currency.'
              : 'Of orders. It can be changed until there is an order, a voucher, or order settings.'
          }
          disabled={currencyFixed}
          allowDeselect={false}
          {...form.getInputProps('currency')}
        />
        <Select
          label="Time zone"
          description="For the end of expiry days, the dates on vouchers, and all times in this portal. A change does not move expiry dates that are set."
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
          description="Of e-mails and PDFs with vouchers. Titles and terms are as you write them."
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
          description="Replies go to this address. If it is empty, they go to the sender."
          type="email"
          maxLength={254}
          {...form.getInputProps('replyTo')}
        />
        <TextInput
          label="Terms"
          description="One line on every voucher, after the terms of its template. Optional."
          maxLength={300}
          {...form.getInputProps('terms')}
        />
        <Radio.Group label="Paper of PDFs" {...form.getInputProps('paper')}>
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
      description="Text on it is black or white, so that it can be read. Empty: dark blue."
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

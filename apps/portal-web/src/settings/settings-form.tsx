import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { errorMessage } from '../api/api-error.js';
import type { MerchantSettings } from '../api/types.js';
import { Notice } from '../ui/feedback/notice.js';
import { notify } from '../ui/feedback/notify.js';
import { SaveBar } from '../ui/forms/save-bar.js';
import { useFieldErrors } from '../ui/forms/use-field-errors.js';
import { useFocusInvalid } from '../ui/forms/use-focus.js';
import { useStoredValues } from '../ui/forms/use-stored-values.js';
import { BusinessFields, LookFields } from './form-fields.js';
import { LogoField } from './logo-field.js';
import { VoucherPreview } from './voucher-preview.js';
import { fieldsOf, settingsOf, type SettingsFields, validationErrors } from './settings-fields.js';
import classes from './settings.module.css';
import { useSettingsWrites } from './settings-queries.js';

/** The form of the settings. The preview next to it follows every change; the logo is saved when it is chosen. */
export function SettingsForm({ stored }: { readonly stored: MerchantSettings }): ReactNode {
  const { save } = useSettingsWrites();
  const fields = fieldsOf(stored);
  const form = useForm<SettingsFields>({ initialValues: fields, validate: (values) => validationErrors(values) });
  const takeStored = useStoredValues(form, fields, save.isPending);
  const error = useFieldErrors(form, save.error);
  const focusInvalid = useFocusInvalid();
  const shown = useLastValid(form.values);
  const submit = form.onSubmit((values) =>
    save.mutate(
      { base: form.getInitialValues(), values },
      {
        onSuccess: ({ data }) => {
          takeStored(values, fieldsOf(data));
          notify('Settings saved.');
        },
      },
    ),
  );
  return (
    <div className={classes['columns']}>
      <form noValidate {...focusInvalid} onSubmit={submit}>
        <Stack gap="lg">
          <BusinessFields form={form} currencyFixed={stored.currencyFixed} />
          <LookFields form={form} logo={<LogoField logo={stored.logo} />} />
          {error ? <Notice tone="bad">{errorMessage(error)}</Notice> : null}
          <SaveBar isChanged={form.isDirty()} isPending={save.isPending} onDiscard={() => form.reset()} />
        </Stack>
      </form>
      <VoucherPreview settings={settingsOf(shown)} logo={stored.logo?.sha256 ?? ''} unsaved={form.isDirty()} />
    </div>
  );
}

/** The values when nobody has typed for a moment, without those that the API would refuse. */
function useLastValid(values: SettingsFields): SettingsFields {
  const [debounced] = useDebouncedValue(values, 400);
  const [valid, setValid] = useState(debounced);
  if (debounced !== valid && Object.keys(validationErrors(debounced)).length === 0) setValid(debounced);
  return valid;
}
